import { expect, test } from 'vitest'
import { replaceBetween } from './document.ts'

const document = 'Before\n<!-- figures: begin -->\nold\n<!-- figures: end -->\nAfter\n'

test('The figures are written anew and the words around them stay', () => {
  const once = replaceBetween(document, 'figures', 'new')
  expect(once).toBe('Before\n<!-- figures: begin -->\nnew\n<!-- figures: end -->\nAfter\n')
  expect(replaceBetween(once, 'figures', 'new')).toBe(once)
})

test('Figures without a place are an error, not lost', () => {
  expect(() => replaceBetween(document, 'growth', 'new')).toThrow('growth: begin')
})
