import { expect, test } from 'vitest'
import { type FaultName, faults, trialAnnotation } from './faults.ts'
import { countLost, reliabilityTable } from './reliability-report.ts'

const fine = { sees: 'the success message', arrives: 'the message, once', lost: 0, twice: 0 }

const attempt = (tried: readonly FaultName[], trial: object = fine) => ({
  annotations: tried.map((fault) => ({
    type: trialAnnotation,
    description: JSON.stringify({ fault, ...fine, ...trial }),
  })),
})

/** A run of the journeys, each test with its attempts. */
const run = (engine: string, ...tests: ReturnType<typeof attempt>[][]) => ({
  suites: [{ specs: tests.map((results) => ({ tests: [{ projectName: engine, results }] })) }],
  stats: { unexpected: 0 },
})

const everything = (engine: string) => run(engine, [attempt(faults)])
const rowOf = (text: string, fault: FaultName) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`| ${fault} |`))
    ?.split(' | ')
    .slice(1)
    .join(' | ')

const { text: chromium } = reliabilityTable('', everything('chromium'), true)
const { text: both } = reliabilityTable(chromium, run('firefox', [attempt(['DNS failure'])]), false)

test('a run in one engine keeps the columns of the others', () => {
  expect(rowOf(chromium, 'DNS failure')).toBe(
    'the success message | the message, once | 1 | 0 | 0 | 0 | 0 |',
  )
  expect(rowOf(both, 'DNS failure')).toContain(' | 1 | 1 | 0 | 0 | 0 |')
  expect(rowOf(both, 'double click')).toContain(' | 1 | 0 | 0 | 0 | 0 |')
  const again = reliabilityTable(both, everything('chromium'), true)
  expect(again).toEqual({ text: both })
})

test('what differs between engines is told of each', () => {
  const differs = run('webkit', [attempt(['double click'], { sees: 'a page of its own' })])
  const { text } = reliabilityTable(both, differs, false)
  expect(rowOf(text, 'double click')).toMatch(/^a page of its own; or the success message \|/)
  expect(reliabilityTable(text, everything('chromium'), true)).toEqual({ text })
})

test('a run of some journeys, or one that failed, changes nothing and says why', () => {
  const some = run('chromium', [attempt(['DNS failure'])])
  expect(reliabilityTable(both, some, false)).toEqual({
    text: both,
    stays: expect.stringMatching(/^not tried: answer 400 \(Chromium\); .* and \d+ more$/),
  })
  const failed = { ...everything('firefox'), stats: { unexpected: 1 } }
  expect(reliabilityTable(both, failed, true)).toEqual({
    text: both,
    stays: 'not every journey passed',
  })
  expect(reliabilityTable(both, run('chromium', [attempt([])]), true)).toEqual({ text: both })
  expect(reliabilityTable('', some, true).text).toBe('')
})

test('what is tried no longer in an engine leaves its column with a run of every journey', () => {
  const others = run('firefox', [attempt(['connection reset'])])
  const { text } = reliabilityTable(both, others, true)
  expect(rowOf(text, 'DNS failure')).toContain(' | 1 | 0 | 0 | 0 | 0 |')
  expect(rowOf(text, 'connection reset')).toContain(' | 1 | 1 | 0 | 0 | 0 |')
})

test('a message that was lost counts, also where a second try of the test passed', () => {
  const report = run('chromium', [attempt(['double click'], { lost: 1 }), attempt(faults)])
  expect(countLost(report)).toBe(1)
  expect(rowOf(reliabilityTable(both, report, true).text, 'double click')).toContain(
    ' | 1 | 0 | 0 | 1 | 0 |',
  )
  expect(countLost(everything('chromium'))).toBe(0)
})
