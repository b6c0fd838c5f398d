import { expect, test } from 'vitest'
import { countLost, type Report, reliabilityReport } from './reliability-report.ts'

/** The report of one test: for each try, the fates of the messages that it sent. */
const run = (projectName: string, ...tries: string[][]): Report => {
  const results = tries.map((fates) => ({
    annotations: fates.map((type) => ({ type, description: 'double click' })),
  }))
  return { suites: [{ specs: [{ tests: [{ projectName, results }] }] }] }
}

test('lost and doubled messages are counted, even if a retry passes, for each fault and browser', () => {
  const runs = [run('chromium', ['lost'], ['kept', 'arrived once']), run('webkit', ['doubled'])]
  expect(runs.map(countLost)).toEqual([1, 1])
  expect(reliabilityReport(runs).split('\n').slice(-3, -1)).toEqual([
    '| double click | chromium | 1 | 1 | 1 | 0 |',
    '| double click | webkit | 0 | 0 | 0 | 1 |',
  ])
})
