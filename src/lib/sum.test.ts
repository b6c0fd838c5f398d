import { expect, test } from 'vitest'
import { type Figures, hoursRunning, type Sum, workOut } from './sum.ts'

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

const week = { many: 100, minutes: 6, cost: 34, least: 0, most: 100, factor: 1 }

test.each<[what: string, Partial<Figures>, Partial<Sum>]>([
  ['hours below 5 have one decimal', { many: 1, minutes: 297 }, { hours: 5 }],
  ['from 5 on, none', { many: 1, minutes: 329 }, { hours: 5 }],
  ['a half is rounded up: 0.45 hours', { many: 1, minutes: 27 }, { hours: 0.5 }],
  ['29 % of 50 are 14.5', { many: 50, most: 29 }, { people: [0, 15], through: [35, 50] }],
  ['the greater share may come first', { least: 30, most: 10 }, { people: [10, 30] }],
  ['decimals count', { many: 200, most: 12.25, factor: 1.25 }, { network: [17, 20] }],
  ['4.5 hours are worth 153', { many: 45, most: 0 }, { worth: [150, 150] }],
  ['without the cost of an hour, there is no worth', { cost: undefined }, { worth: undefined }],
])('%s', (_, figures, sum) => {
  expect(workOut({ ...week, ...figures })).toMatchObject(sum)
})
