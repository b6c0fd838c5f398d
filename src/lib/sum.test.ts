import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hoursRunning, type Range, workOut } from './sum.ts'

test('the sum of 240 invoices of 9 minutes, at 34 an hour', () => {
  expect(workOut({ many: 240, minutes: 9, cost: 34, least: 5, most: 15, factor: 1.5 })).toEqual({
    ...{ hours: 36, network: [28, 33], worth: [950, 1130] },
    ...{ people: [12, 36], through: [204, 228] },
  })
})

test('stopped cases take longer, but never more than all hours', () => {
  const calls = { many: 120, minutes: 6, cost: undefined, least: 10, most: 25, factor: 1.5 }
  expect([25, 10].map((share) => hoursRunning(calls, share))).toEqual([7.5, 10.2])
  expect(workOut(calls)).toMatchObject({ hours: 12, network: [8, 10], people: [12, 30] })
  expect(workOut({ ...calls, factor: 5 }).network).toEqual([0, 6])
})

/** Decimals as whole hundredths, so that the test’s own sums are exact. */
const hundredths = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 })
const anyFigures = fc
  .record({
    many: fc.integer({ min: 1, max: 10_000 }),
    minutes: fc.oneof(
      fc.integer({ min: 1, max: 480 }).map((it) => it * 100),
      hundredths(1, 480),
    ),
    cost: fc.option(hundredths(0, 1000), { nil: undefined }),
    shares: fc.tuple(hundredths(0, 100), hundredths(0, 100)),
    factor: hundredths(1, 5),
  })
  .map((exact) => {
    const { many, minutes, cost, factor } = exact
    const [least, most] = exact.shares.map((share) => share / 100) as Range
    const typed = { minutes: minutes / 100, cost: cost && cost / 100, factor: factor / 100 }
    const figures = { many, ...typed, least, most }
    const [low, high] = exact.shares.toSorted((a, b) => a - b) as Range
    return { figures, many, minutes, cost, factor, low, high }
  })

/** A fraction of whole numbers. */
type Fraction = [dividend: bigint, divisor: bigint]

/** Whether a number, with at most one decimal, is the multiple of a tenth or more that is nearest to a fraction. */
function isNearest(value: number, [dividend, divisor]: Fraction, unit: number) {
  const tenths = BigInt(Math.round(value * 10))
  const step = BigInt(Math.round(unit * 10))
  // value - unit / 2 <= fraction < value + unit / 2, multiplied by 20 and the divisor
  const [exact, rounded, half] = [dividend * 20n, tenths * 2n * divisor, step * divisor]
  return tenths % step === 0n && rounded - half <= exact && exact < rounded + half
}

const isNearestHours = (value: number, hours: Fraction) =>
  isNearest(value, hours, hours[0] >= 5n * hours[1] ? 1 : 0.1)

test('every figure is the exact one, rounded as a person would, and ranges add up to all cases', () => {
  fc.assert(
    fc.property(anyFigures, ({ figures, many, minutes, cost, factor, low, high }) => {
      const sum = workOut(figures)
      // In 1/60 hours, 1/100 minutes, 1/10,000 of the cases, 1/100 of the factor and of the currency.
      const running = (share: number): Fraction => [
        BigInt(many) * BigInt(minutes) * BigInt(Math.max(0, 1_000_000 - share * factor)),
        60n * 100n * 10_000n * 100n,
      ]
      expect(isNearestHours(sum.hours, running(0))).toBe(true)
      for (const [end, share] of [high, low].entries()) {
        const [dividend, divisor] = running(share)
        expect(isNearestHours(sum.network[end]!, [dividend, divisor])).toBe(true)
        if (cost !== undefined)
          expect(isNearest(sum.worth![end]!, [dividend * BigInt(cost), divisor * 100n], 10)).toBe(
            true,
          )
      }
      for (const [end, share] of [low, high].entries())
        expect(isNearest(sum.people[end]!, [BigInt(many * share), 10_000n], 1)).toBe(true)
      const { network, people, through, worth } = sum
      for (const [from, to] of [network, people, through, worth ?? [0, 0]])
        expect(from).toBeLessThanOrEqual(to)
      expect([people[0] + through[1], people[1] + through[0]]).toEqual([many, many])
      expect(worth === undefined).toBe(cost === undefined)
    }),
    { numRuns: 5000 },
  )
})
