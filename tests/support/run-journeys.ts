import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { countLost, writeReliability } from './reliability-report.ts'

const folder = path.resolve(import.meta.dirname, '../..')
/** What the journeys in Chromium came to, and those in the other engines. */
export const reports = {
  chromium: path.join(folder, '.cache/journeys.json'),
  others: path.join(folder, '.cache/browsers.json'),
}

/** Runs Playwright with what the command line adds, and takes up in docs/reliability.md what it has tried. */
export function runJourneys(projects: string[], report: string) {
  rmSync(report, { force: true })
  const asked = process.argv.slice(2)
  const { status } = spawnSync(
    path.join(folder, 'node_modules/.bin/playwright'),
    [
      'test',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=list,json',
      ...asked,
    ],
    {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  )
  if (!existsSync(report)) return status ?? 1
  const result = JSON.parse(readFileSync(report, 'utf8'))
  const whole = status === 0 && asked.length === 0
  writeReliability(result, path.join(folder, 'docs/reliability.md'), whole)
  const lost = countLost(result)
  if (lost > 0)
    console.error(`${lost} messages were lost or arrived twice, if only at a first try.`)
  return status || lost ? 1 : 0
}
