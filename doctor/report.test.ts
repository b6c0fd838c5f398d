import { expect, test } from 'vitest'
import { ask, mend, note, ready } from './finding.ts'
import { mayLaunch, report } from './report.ts'

const chapters = [
  { title: 'Content', findings: [ready('All is there.')] },
  { title: 'Settings', findings: [mend('A key is missing.', '.env'), ask('Is it true?', 'facts')] },
]

test('the checklist says of each thing how it stands and where to mend it, without colour', () => {
  expect(report(chapters)).toBe(`Content
  ok   All is there.

Settings
  MEND A key is missing.
       .env
  ?    Is it true?
       facts

One thing stands against launching (MEND), one question for you.`)
})

test('one thing to mend stands against launching; notes and questions do not', () => {
  expect(mayLaunch(chapters)).toBe(false)
  const rest = [{ title: 'Rest', findings: [note('Off.', '.env'), ask('Read?', 'privacy')] }]
  expect(mayLaunch(rest)).toBe(true)
  expect(report(rest)).toContain(
    'Nothing stands against launching, one question for you, one note.',
  )
})

test('what is mended in one place names it once', () => {
  const told = report([
    { title: 'Settings', findings: [mend('One is missing.', '.env'), mend('Two is.', '.env')] },
  ])
  expect(told.match(/\.env/g)).toHaveLength(1)
  expect(told).toContain('2 things stand against launching')
})

test('a long sentence takes several lines, and no word is broken', () => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`)
  const told = report([{ title: 'Long', findings: [mend(words.join(' '), 'x'.repeat(150))] }])
  const lines = told.split('\n').slice(1, -2)
  expect(lines.slice(0, -1).every((line) => line.length <= 107)).toBe(true)
  expect(told.match(/word\d+/g)).toEqual(words)
  expect(lines.at(-1)?.trim()).toBe('x'.repeat(150))
})
