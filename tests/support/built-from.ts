import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

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
