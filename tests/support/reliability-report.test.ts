import { mkdtempSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { countLost, type Report, writeReliability } from './reliability-report.ts'

/** The report of one test: for each try, the fates of the messages that it sent. */
const run = (projectName: string, ...tries: string[][]): Report => {
  const results = tries.map((fates) => ({
    annotations: fates.map((type) => ({ type, description: 'double click' })),
  }))
  return { suites: [{ specs: [{ tests: [{ projectName, results }] }] }] }
}

test('counts a lost or duplicated message even if a retry passes', () => {
  expect(countLost(run('chromium', ['arrived once', 'kept', 'slow']))).toBe(0)
  expect(countLost(run('chromium', ['lost'], ['arrived once']))).toBe(1)
  expect(countLost(run('chromium', ['doubled'], ['lost']))).toBe(2)
})

test('writes a row for each fault and browser', () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'report-')), 'reliability.md')
  const chromium = run('chromium', ['lost'], ['kept', 'arrived once'])
  writeReliability([chromium, run('webkit', ['doubled'])], file)
  const rows = readFileSync(file, 'utf8').split('\n').slice(-3, -1)
  expect(rows).toEqual([
    '| double click | chromium | 1 | 1 | 1 | 0 |',
    '| double click | webkit | 0 | 0 | 0 | 1 |',
  ])
})
