import { expect, test } from 'vitest'
import { serviceFromHash, serviceFromState } from './use-selected-service.ts'

test('selects the service whose index is in the navigation state', () => {
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
])('ignores navigation state without a valid index: %j', (state) => {
  expect(serviceFromState(state)).toBeUndefined()
})

test('selects the service whose slug is the hash, and ignores any other hash', () => {
  expect(serviceFromHash('#ai-chat')).toBe('ai-chat')
  expect(serviceFromHash('#AI-chat')).toBeUndefined()
  expect(serviceFromHash('#contact')).toBeUndefined()
  expect(serviceFromHash('')).toBeUndefined()
})
