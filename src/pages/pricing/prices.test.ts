import { expect, test } from 'vitest'
import { amountsOf, earnedBy, endsOf, scaleOf, widthsOf, yearOf } from './prices.ts'

const offer = { build: 4800, monthly: 690, othersMonthly: { least: 40, most: 140 } }

test('The first year costs the build, twelve months, and what others charge in them', () => {
  expect(amountsOf(yearOf(offer), (amount) => `$${amount}`, '{from} to {to}')).toEqual({
    build: '$4800',
    run: '$8280',
    others: '$480 to $1680',
    total: '$13560 to $14760',
  })
})

test('All lines are drawn on the scale of the one that costs most', () => {
  const years = [yearOf(offer), yearOf({ build: 3690, monthly: 0 })]
  expect(endsOf(years[1]!, scaleOf(years)).at(-1)!.x2).toBe('25%')
  expect(endsOf(years[0]!, scaleOf(years)).at(-1)!.x2).toBe('100%')
  expect(widthsOf(years[1]!, scaleOf(years))).toEqual({ build: 2500, run: 0, others: 7500 })
})

test('Hours earn the highest price back in a month of the first year, or later', () => {
  const texts = { hours: '{line}: {hours}, {cost}.', within: 'Month {month}.', later: 'No.' }
  const by = (hours: number, cost: number) =>
    earnedBy(
      hours,
      yearOf(offer),
      { ...texts, cost, team: 36, weekly: 1 },
      { locale: 'en_US', currency: 'USD', line: 'Voice', many: '240' },
    )
  // $14,760 are 492 hours at $30. To 36 of the team, an hour a week is added, and two thirds of the first four weeks are lost.
  expect(by(15, 30)).toEqual(['Month 10.', 'Voice: 15 hours, $30.'])
  // 49⅓ weeks with 11.9 hours at $29, less 36 and 40 hours: $14,821; with 11.8 hours, $14,678.
  expect(by(11.9, 29)).toContain('Month 12.')
  expect(by(11.8, 29)).toContain('No.')
  expect(by(1, 28)).toEqual(['No.', 'Voice: 1 hour, $28.'])
})
