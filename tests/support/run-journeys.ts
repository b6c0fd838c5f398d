import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { writeReliability } from './reliability-report.ts'

const folder = path.resolve(import.meta.dirname, '../..')
/** What the journeys in Chromium came to, and those in the other engines. */
export const reports = {
  chromium: path.join(folder, '.cache/journeys.json'),
  others: path.join(folder, '.cache/browsers.json'),
}

/** Runs Playwright with what the command line adds, and takes up in docs/reliability.md what it has tried. */
export function runJourneys(projects: string[], report: string) {
  rmSync(report, { force: true })
  const { status } = spawnSync(
    path.join(folder, 'node_modules/.bin/playwright'),
    [
      'test',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=list,json',
      ...process.argv.slice(2),
    ],
    {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  )
  writeReliability(Object.values(reports), path.join(folder, 'docs/reliability.md'))
  return status ?? 1
}
