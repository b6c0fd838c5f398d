import { expect, test } from 'vitest'
import { z } from 'zod'
import { schemas } from '../../content/schema/index.ts'
import { filled, icon, items, line, shared, text } from '../../content/schema/parts.ts'
import { formOf } from './forms.ts'
import { labelOf } from './label.ts'

const plain = { optional: false, shared: false }

test('every content file has a form that survives JSON', () => {
  for (const schema of Object.values(schemas)) {
    const form = formOf(schema)
    expect(JSON.parse(JSON.stringify(form))).toEqual(form)
  }
})

test('knows the limits of texts and the values that the page fills in', () => {
  expect(formOf(filled(240, 'from', 'to'))).toEqual({
    ...plain,
    ...{
      kind: 'text',
      min: 1,
      max: 240,
      multiline: true,
      formatted: false,
      placeholders: ['from', 'to'],
    },
  })
  expect(formOf(text(40))).toMatchObject({
    max: 40,
    multiline: false,
    formatted: false,
    placeholders: [],
  })
})

test('knows numbers, choices, icons and line colours', () => {
  expect(formOf(z.int().min(1).max(9))).toMatchObject({ min: 1, max: 9, integer: true })
  expect(formOf(z.number().min(0))).toEqual({ ...plain, kind: 'number', min: 0, integer: false })
  expect(formOf(z.enum(['m', 'km']))).toMatchObject({ kind: 'choice', options: ['m', 'km'] })
  expect(formOf(z.union([z.enum(['board']), line]))).toMatchObject({
    options: ['board', 1, 2, 3, 4, 5, 6, 7, 8],
  })
  expect(formOf(icon)).toEqual({ ...plain, kind: 'icon', shared: true })
  expect(formOf(line)).toEqual({ ...plain, kind: 'line' })
})

test('knows lists, and what all languages share', () => {
  const schema = z.strictObject({
    rows: shared(items(z.strictObject({ a: text(4) }), 1).optional()),
  })
  expect(formOf(schema)).toMatchObject({
    fields: {
      rows: {
        ...{ kind: 'list', min: 1, max: 8, optional: true, shared: true },
        entry: { fields: { a: { shared: true } } },
      },
    },
  })
})

test('throws with the path of a kind of value that has no form', () => {
  const schema = z.strictObject({ a: z.array(z.strictObject({ when: z.date() })) })
  expect(() => formOf(schema)).toThrow('a.0.when: no form for “date”')
})

test('makes labels from names', () => {
  expect(labelOf('ctaHeading')).toBe('Cta heading')
  expect(labelOf('services-page')).toBe('Services page')
})
