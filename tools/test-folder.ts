import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A new folder that is removed after the test, or after all of them with `afterAll`. */
export function testFolder(cleanUp: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'))
  cleanUp(() => rmSync(folder, { recursive: true }))
  return folder
}
