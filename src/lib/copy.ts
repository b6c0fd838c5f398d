import * as limits from './limits.ts'
import { withTimeout } from './timing.ts'

/** Rejects if the browser refuses to copy, has no clipboard or does not answer, as while it asks for permission. */
export const copy = async (text: string) =>
  withTimeout(navigator.clipboard.writeText(text), limits.clipboardWait)
