import { expect, test } from 'vitest'
import { serviceFromHash, serviceFromState } from './use-selected-service.ts'

test.each<[unknown, string?]>([
  [0, 'voice-ai'],
  [3, 'predictive-analytics'],
  ...[4, -1, 1.5, Number.NaN, '1', null, [1]].map((service) => [service] as [unknown]),
])('the index %j in the navigation state selects the service %s', (service, selected) => {
  expect(serviceFromState({ service })).toBe(selected)
})

test.each([{}, null, undefined, 'service', 7])('the navigation state %j is ignored', (state) => {
  expect(serviceFromState(state)).toBeUndefined()
})

test.each([
  ['#ai-chat', 'ai-chat'],
  ['#AI-chat', undefined],
  ['#contact', undefined],
  ['', undefined],
])('the hash “%s” selects the service %s', (hash, service) => {
  expect(serviceFromHash(hash)).toBe(service)
})
