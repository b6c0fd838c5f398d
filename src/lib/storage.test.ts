// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedChoice } from './storage.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

const create = () => storedChoice('choice', ['yes', 'no'], 'unset')

test('picks up a choice made in another tab and notifies its listeners', () => {
  const choice = create()
  const listener = vi.fn()
  choice.subscribe(listener)
  choice.set('yes')
  listener.mockClear()

  localStorage.setItem('choice', 'no')
  window.dispatchEvent(new StorageEvent('storage', { key: 'choice' }))
  expect(choice.get()).toBe('no')
  expect(listener).toHaveBeenCalledOnce()

  // The event for clear() has no key.
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(choice.get()).toBe('unset')
  expect(listener).toHaveBeenCalledTimes(2)

  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
  expect(listener).toHaveBeenCalledTimes(2)
})

test('picks up a choice made while the page was in the back/forward cache', () => {
  const choice = create()
  const listener = vi.fn()
  choice.subscribe(listener)
  choice.set('yes')
  listener.mockClear()

  localStorage.setItem('choice', 'no')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(choice.get()).toBe('no')
  expect(listener).toHaveBeenCalledOnce()
})

test('keeps a choice as long as the document when storage is blocked', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const choice = create()
  choice.set('no')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(choice.get()).toBe('no')
})
