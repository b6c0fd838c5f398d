import { expect, test } from 'vitest'
import type { Field } from '../../src/contact/fields.ts'
import { templateFor } from './template.ts'

const field = (name: string, variable: string): Field => ({
  name,
  type: 'text',
  required: true,
  mail: { variable, label: variable.toUpperCase() },
})

test('each variable has a row, which the script or the native form fills in', () => {
  const { html, text, subject } = templateFor([
    field('firstName', 'from_name'),
    field('lastName', 'from_name'),
    field('budget', 'budget'),
    field('message', 'message'),
  ])
  expect(subject).toBe('New message from {{from_name}}{{firstName}} {{lastName}}')
  expect(html.match(/<tr>.*<\/tr>/g)).toEqual([
    expect.stringContaining('FROM_NAME</th><td>{{from_name}}{{firstName}} {{lastName}}</td>'),
    expect.stringContaining('BUDGET</th><td>{{budget}}</td>'),
  ])
  expect(text).toMatch(
    /^FROM_NAME: {{from_name}}{{firstName}}{{#lastName}} {{lastName}}{{\/lastName}}\nBUDGET: {{budget}}\n\nMessage:/,
  )
})
