import { expect, test } from 'vitest'
import { serviceFromHash, serviceFromState } from './use-selected-service.ts'

test('the navigation state names a service by its index', () => {
  expect(serviceFromState({ service: 0 })).toBe('voice-ai')
  expect(serviceFromState({ service: 3 })).toBe('predictive-analytics')
})

test.each([
  { service: 4 },
  { service: -1 },
  { service: 1.5 },
  { service: Number.NaN },
  { service: '1' },
  { service: null },
  { service: [1] },
  {},
  null,
  undefined,
  'service',
  7,
])('an index out of range or of the wrong type is ignored: %j', (state) => {
  expect(serviceFromState(state)).toBeUndefined()
})

test('the hash names a service by its slug, and nothing else does', () => {
  expect(serviceFromHash('#ai-chat')).toBe('ai-chat')
  expect(serviceFromHash('#AI-chat')).toBeUndefined()
  expect(serviceFromHash('#contact')).toBeUndefined()
  expect(serviceFromHash('')).toBeUndefined()
})
