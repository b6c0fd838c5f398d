import { expect, test } from 'vitest'
import { amountIn, figureOf } from './format.ts'

test.each<[string, Parameters<typeof figureOf>[1], string]>([
  ['en_US', { value: 20 }, '20%'],
  ['en_US', { value: 1200, unit: '$', unitFirst: true }, '$1,200'],
  ['de_DE', { value: 1200.5, unit: 'Stunden' }, '1.200,5 Stunden'],
  ['en_US', { value: 3, unit: 'USD', unitFirst: true }, 'USD 3'],
])('in %s, the figure %j is %s', (locale, metric, text) => {
  expect(figureOf(locale, metric).parts.join('')).toBe(text)
})

test('Amounts have the digits of the content in any language', () => {
  expect(amountIn('ar_EG', 'USD', 4800)).toContain('4,800')
})
