import { hash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Settings } from './settings.ts'

/** What `dist/` was built from, for `npm run check`. Not in `dist/`, because visitors do not need it. */
export const builtFromFile = 'dist-hosts/built-from.json'

/** A hash of each file that a provider changes, and of the settings, by name. */
export function sourcesOf(project: string, settings: Partial<Settings>): Record<string, string> {
  const files = globSync('content/**', { cwd: project }).filter((file) =>
    statSync(path.join(project, file)).isFile(),
  )
  return Object.fromEntries([
    ...files.sort().map((file) => [file, hashOf(readFileSync(path.join(project, file)))]),
    ['the settings', hashOf(JSON.stringify(settings))],
  ])
}

/** What has changed since `npm run build`: files of the content, or `the settings`. */
export function changedSince(project: string, settings: Partial<Settings>): string[] {
  const record = path.join(project, builtFromFile)
  const built = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
  const now = sourcesOf(project, settings)
  return Object.keys({ ...built, ...now }).filter((name) => built[name] !== now[name])
}

/** Of everything that a build reads, but for the settings. */
export function hashOfSources(project: string): string {
  const patterns = [
    '{content,src,tools/prerender,tools/deploy,tools/edit}/**/*.*',
    'vite.config.ts',
    'package-lock.json',
  ]
  const files = globSync(patterns, { cwd: project, exclude: ['**/*.test.{ts,tsx}'] }).sort()
  return hashOf(
    files.map((file) => `${file}\n${readFileSync(path.join(project, file), 'base64')}`).join('\n'),
  )
}

export const hashOf = (data: Buffer | string) => hash('sha256', data, 'base64url').slice(0, 12)
