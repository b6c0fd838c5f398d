import { expect, test } from 'vitest'
import { amountsOf, earnedText, endsOf, monthOf, scaleOf, widthsOf, yearOf } from './year.ts'

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
    { part: 'earned', x1: '25%', x2: '25%', visibility: 'hidden' },
  ])
  expect(endsOf(years[0]!, scaleOf(years)).at(-2)!.x2).toBe('100%')
  expect(widthsOf(years[1]!, scaleOf(years))).toEqual({ build: 2500, run: 0, others: 7500 })
})

test('The mark is at the end of the month in which the hours have earned the highest price', () => {
  const year = yearOf(offer)
  // $14,760, at $2,460 a month and a little less.
  expect(monthOf(year, { hours: 24.6, cost: 300 / 13 })).toBe(6)
  expect(monthOf(year, { hours: 24.5, cost: 300 / 13 })).toBe(7)
  expect(monthOf(year, { hours: 12.2, cost: 300 / 13 })).toBeUndefined()
  expect(endsOf(year, scaleOf([year]), 6).at(-1)).toMatchObject({
    x1: `${Math.round((100 * 100 * (4800 + 4140)) / 14_760) / 100}%`,
    visibility: 'visible',
  })
})

test('The sentence has the hours, what one costs, and the month, or that there is none', () => {
  const texts = {
    hours: '{whose}, {line}: {hours}, {cost}.',
    within: 'Month {month}.',
    later: 'No.',
  }
  const names = { locale: 'en_US', currency: 'USD', whose: 'Yours', line: 'Voice' }
  const textFor = (hours: number, cost: number, month?: number) =>
    earnedText(texts, { hours, cost }, month, names)
  expect(textFor(14.6, 30, 8)).toBe('Yours, Voice: 15 hours, $30. Month 8.')
  expect(textFor(1, 28.5)).toBe('Yours, Voice: 1 hour, $28.50. No.')
})
