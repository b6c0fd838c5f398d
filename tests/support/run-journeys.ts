import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { countLost, type Report, writeReliability } from './reliability-report.ts'

const folder = path.resolve(import.meta.dirname, '../..')
/** What the journeys in Chromium came to, and those in the other engines. */
export const reports = {
  chromium: path.join(folder, '.cache/journeys.json'),
  others: path.join(folder, '.cache/browsers.json'),
}

/** Runs Playwright with what the command line adds, and reports in .cache/reliability.md what became of the form's messages. */
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
  const runs: Report[] = Object.values(reports)
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
  writeReliability(runs, path.join(folder, '.cache/reliability.md'))
  const lost = countLost(JSON.parse(readFileSync(report, 'utf8')))
  if (lost > 0)
    console.error(`${lost} messages were lost or arrived twice, if only at a first try.`)
  return status || lost ? 1 : 0
}
