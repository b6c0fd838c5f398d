import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Settings } from './settings.ts'

/** What `dist/` was built from, for `npm run doctor`. Not in `dist/`, because visitors do not need it. */
export const builtFromFile = 'dist-hosts/built-from.json'

/** A hash of each file that a provider changes, and of the settings, by name. */
export function sourcesOf(project: string, settings: Partial<Settings>): Record<string, string> {
  // Without hidden files, such as the record of translations.
  const files = globSync('content/**', { cwd: project }).filter((file) =>
    statSync(path.join(project, file)).isFile(),
  )
  return Object.fromEntries([
    ...files.sort().map((file) => [file, hash(readFileSync(path.join(project, file)))]),
    ['the settings', hash(JSON.stringify(settings))],
  ])
}

const hash = (data: Buffer | string) =>
  createHash('sha256').update(data).digest('base64url').slice(0, 12)
