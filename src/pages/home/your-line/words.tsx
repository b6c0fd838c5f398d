import { createContext, use } from 'react'
import type { SiteContent } from '../../../content/context.tsx'
import type { Language, Line, Writer } from './estimate.ts'

/** Everything that the island shows. */
export type YourLineProps = Language & {
  services: Line[]
  decision: SiteContent['site']['decision']
  pull: string
}

export const WordsContext = createContext<(YourLineProps & { write: Writer }) | undefined>(
  undefined,
)
export const useWords = () => use(WordsContext)!
