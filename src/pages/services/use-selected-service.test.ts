import { expect, test } from 'vitest'
import { serviceFromState } from './use-selected-service.ts'

test('the index in the navigation state selects its service, and any other state none', () => {
  expect(serviceFromState({ service: 3 })).toBe('predictive-analytics')
  for (const service of [4, -1, 1.5, Number.NaN, '1', null, [1]])
    expect(serviceFromState({ service }), String(service)).toBeUndefined()
  for (const state of [{}, null, undefined, 'service', 7])
    expect(serviceFromState(state), String(state)).toBeUndefined()
})
