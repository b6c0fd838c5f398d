import { expect, test } from 'vitest'
import { hoursRunning, workOut } from './sum.ts'

test('cases that stop take longer, but never more than all hours', () => {
  const toPerson = { least: 10, most: 25, factor: 1.5 }
  const calls = { many: 120, minutes: 6, toPerson }
  expect([25, 10].map((share) => hoursRunning(calls, share))).toEqual([7.5, 10.2])
  expect(workOut(calls)).toMatchObject({ hours: 12, handled: [8, 10], people: [12, 30] })
  expect(workOut({ ...calls, toPerson: { ...toPerson, factor: 5 } }).handled).toEqual([0, 6])
})

test.each<[what: string, many: number, minutes: number, most: number, sum: object]>([
  ['hours below 5 have one decimal', 1, 297, 100, { hours: 5 }],
  ['from 5 on, none', 1, 329, 100, { hours: 5 }],
  ['a half is rounded up: 0.45 hours', 1, 27, 100, { hours: 0.5 }],
  ['29 % of 50 are 14.5', 50, 6, 29, { people: [0, 15], through: [35, 50] }],
  ['decimals count', 200, 6.5, 11, { hours: 22, handled: [19, 22] }],
])('%s', (_, many, minutes, most, sum) => {
  expect(workOut({ many, minutes, toPerson: { least: 0, most, factor: 1.1 } })).toMatchObject(sum)
})
