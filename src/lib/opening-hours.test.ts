import { expect, test } from 'vitest'
import { openingHours, openingHoursSpecification } from './opening-hours.ts'

const hours = { opens: '09:00', closes: '17:00' }

test.each([
  [['Mo', 'Tu', 'We', 'Th', 'Fr'], 'Mo-Fr'],
  [['Su', 'Mo', 'Tu', 'We', 'Th'], 'Mo-Th,Su'],
  [['Fr', 'Mo', 'We', 'Th'], 'Mo,We-Fr'],
  [['Su'], 'Su'],
] as const)('%j is written %s', (days, text) => {
  expect(openingHours({ ...hours, days: [...days] })).toBe(`${text} 09:00-17:00`)
})

test('the long form names each day', () => {
  expect(openingHoursSpecification({ ...hours, days: ['Su', 'Mo'] })).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Sunday', 'Monday'],
    ...hours,
  })
})
