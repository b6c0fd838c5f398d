// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { storedChoice } from './storage.ts'

beforeEach(() => localStorage.clear())

/** A choice that was made in this tab, and a listener that has not been called since. */
function createChosen() {
  const choice = storedChoice('choice', ['yes', 'no'], 'unset')
  choice.set('yes')
  const listener = vi.fn()
  choice.subscribe(listener)
  return { choice, listener }
}

const backFromCache = () => Object.assign(new Event('pageshow'), { persisted: true })

test.each([
  ['made in another tab', 'no', new StorageEvent('storage', { key: 'choice' }), 'no', 1],
  // The event for clear() has no key.
  ['cleared in another tab', null, new StorageEvent('storage', { key: null }), 'unset', 1],
  ['made while the page was in the back/forward cache', 'no', backFromCache(), 'no', 1],
  ['of something else', 'yes', new StorageEvent('storage', { key: 'another' }), 'yes', 0],
])('a choice %s is picked up if it is this one', (_, stored, event, value, calls) => {
  const { choice, listener } = createChosen()
  if (stored) localStorage.setItem('choice', stored)
  else localStorage.clear()
  window.dispatchEvent(event)
  expect(choice.get()).toBe(value)
  expect(listener).toHaveBeenCalledTimes(calls)
})
