import { expect, test } from 'vitest'
import { openingHours } from './opening-hours.ts'

test('a range of days is each of its days', () => {
  expect(openingHours('Mo-Fr 09:00-18:00')).toEqual({
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '18:00',
  })
})

test('days and ranges may be listed', () => {
  expect(openingHours('Mo,We-Th 08:30-12:00').dayOfWeek).toEqual([
    'Monday',
    'Wednesday',
    'Thursday',
  ])
})

test.each(['Mon-Fri 09:00-18:00', 'Mo-Fr 9-18', 'Fr-Mo 09:00-18:00', 'Mo-Fr', ''])(
  '%j stops the build',
  (text) => {
    expect(() => openingHours(text)).toThrow(/^no (opening hours|days): /)
  },
)
