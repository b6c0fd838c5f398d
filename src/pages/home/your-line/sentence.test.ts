import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testContent } from '../../../../tests/support/site-content.tsx'
import { createWriter, exampleOf } from './estimate.ts'
import { withSentence as write } from './sentence.ts'

const { services, home, facts, site } = testContent
const { yourLine } = home
const { describe } = createWriter({ yourLine, locale: site.locale, currency: facts.currency })
const withSentence = (message: string, sentence: string) =>
  write(message, sentence, yourLine.sentence, services)

const trips = services.flatMap((service) => service.jobs.map((job) => exampleOf(service, job)))
const sentences = trips.map((estimate) => describe(estimate).sentence)
const [first, second] = sentences as [string, string]

test.each([
  ['', first],
  [' \n', first],
  ['Hello', `Hello\n${first}`],
  ['Hello\n', `Hello\n${first}`],
])('In %j the sentence is written on a line of its own', (typed, expected) => {
  expect(withSentence(typed, first)).toBe(expected)
})

test('It replaces the sentence of any job, and leaves what was typed around it', () => {
  for (const before of sentences)
    for (const after of sentences)
      expect(withSentence(`Hello\n${before} Thanks.\nAda`, after)).toBe(
        `Hello\n${after} Thanks.\nAda`,
      )
})

test('With any figures it is recognised', () => {
  const figures = fc.record({
    many: fc.integer({ min: 1, max: 10_000 }),
    minutes: fc.integer({ min: 1, max: 480 }),
    cost: fc.constant(undefined),
    least: fc.integer({ min: 0, max: 100 }),
    most: fc.integer({ min: 0, max: 100 }),
    factor: fc.constantFrom(1, 1.5, 5),
  })
  fc.assert(
    fc.property(fc.constantFrom(...trips), figures, (estimate, own) => {
      const { sentence } = describe({ ...estimate, figures: own })
      expect(withSentence(sentence, second)).toBe(second)
    }),
  )
})

test('A range with equal ends is one number, and a worth of nothing is not shown', () => {
  const figures = { many: 1, minutes: 6, cost: 10, least: 10, most: 25, factor: 1.5 }
  const small = describe({ ...exampleOf(services[0]!), figures })
  expect(small).toMatchObject({ network: '0.1', people: '0', worth: undefined })
  expect(withSentence(small.sentence, second)).toBe(second)
})

test('A template may end with a figure', () => {
  const { name } = services[0]!.jobs[0]!
  const earlier = `${name}: 6 to 7.1`
  expect(write(earlier, `${name}: 8 to 9`, '{job}: {from} to {to}', services)).toBe(
    `${name}: 8 to 9`,
  )
})

test('Any other text is left as it was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      fc.pre(typed.trim() !== '')
      const once = withSentence(typed, first)
      expect(once.startsWith(typed)).toBe(true)
      expect(withSentence(once, second)).toBe(once.replace(first, () => second))
    }),
  )
})
