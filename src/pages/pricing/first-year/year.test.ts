import { expect, test } from 'vitest'
import { amountsOf, earnedBy, endsOf, scaleOf, widthsOf, yearOf } from './year.ts'

const offer = {
  build: 4800,
  monthly: 690,
  volume: { included: 3500, each: 0.29, unit: 'calls a month', text: '{included}, then {each}' },
  othersMonthly: { least: 40, most: 140, grows: true },
}
const shown = (cases?: number) =>
  amountsOf(
    yearOf(offer, cases),
    (amount) => `$${amount}`,
    (least, most) => `${least} to ${most}`,
  )

test('The first year at the included volume', () => {
  expect(shown()).toEqual({
    build: '$4800',
    run: '$8280',
    others: '$480 to $1680',
    total: '$13560 to $14760',
  })
})

test('Each case beyond the included ones costs its price, twelve times a year, to the cent', () => {
  expect(yearOf(offer, 3501).run).toBe(12 * 69_029)
  // 0.29 × 100 is 28.999999999999996.
  expect(yearOf(offer, 1_000_000).run).toBe(12 * (69_000 + 996_500 * 29))
})

test('Fewer cases cost no less to run; what others charge grows with the volume only where it says so', () => {
  expect(shown(1750)).toMatchObject({ run: '$8280', others: '$240 to $840' })
  const fixed = { ...offer, othersMonthly: { least: 0, most: 45 } }
  expect(yearOf(fixed, 7000).others).toEqual({ least: 0, most: 54_000 })
})

test('An offer without a price for each case, and without others', () => {
  const { build, run, others } = yearOf({ build: 6400, monthly: 590 })
  expect([build, run, others]).toEqual([640_000, 708_000, { least: 0, most: 0 }])
})

test('All lines are on the scale of the longest one', () => {
  const years = [yearOf(offer), yearOf({ build: 3690, monthly: 0 })]
  expect(endsOf(years[1]!, scaleOf(years))).toEqual([
    { part: 'rail', x1: '0%', x2: '25%' },
    { part: 'build', x1: '0%', x2: '25%' },
    { part: 'run', x1: '25%', x2: '25%' },
    { part: 'others', x1: '25%', x2: '25%' },
    { part: 'most', x1: '25%', x2: '25%' },
  ])
  expect(endsOf(years[0]!, scaleOf(years)).at(-1)!.x2).toBe('100%')
  expect(widthsOf(years[1]!, scaleOf(years))).toEqual({ build: 2500, run: 0, others: 7500 })
})

test('Hours earn the highest price back in a month of the first year, or later', () => {
  const year = yearOf(offer)
  const texts = {
    hours: '{whose}, {line}: {hours}, {cost}.',
    within: 'Month {month}.',
    later: 'No.',
  }
  const by = (hours: number, cost?: number) =>
    earnedBy(
      { service: '', whose: 'Yours', hours, cost },
      year,
      { ...texts, cost: 30, team: 36, weekly: 1 },
      {
        ...{ locale: 'en_US', currency: 'USD', line: 'Voice' },
      },
    )
  // $14,760 are 492 hours at $30. To 36 of the team, an hour a week is added, and half of the first four weeks is lost.
  expect(by(15)).toBe('Month 9. Yours, Voice: 15 hours, $30.')
  expect(by(24)).toBe('Month 6. Yours, Voice: 24 hours, $30.')
  // 50 weeks with 11.8 hours at $29, less 36 and 40 hours: $14,906; with 11.6 hours, $14,616.
  expect(by(11.8, 29)).toContain('Month 12.')
  expect(by(11.6, 29)).toContain('No.')
  expect(by(1, 28.5)).toBe('No. Yours, Voice: 1 hour, $28.50.')
})
