// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedChoice } from './storage.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

const create = () => storedChoice('choice', ['yes', 'no'], 'unset')

test('a choice made in another tab applies here and is announced', () => {
  const choice = create()
  const listener = vi.fn()
  choice.subscribe(listener)
  choice.set('yes')
  listener.mockClear()

  localStorage.setItem('choice', 'no')
  window.dispatchEvent(new StorageEvent('storage', { key: 'choice' }))
  expect(choice.get()).toBe('no')
  expect(listener).toHaveBeenCalledOnce()

  // clear() is reported with no key.
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(choice.get()).toBe('unset')
  expect(listener).toHaveBeenCalledTimes(2)

  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a page from the back/forward cache takes up what was chosen meanwhile', () => {
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

test('where storage is blocked, a choice lasts as long as the document', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const choice = create()
  choice.set('no')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(choice.get()).toBe('no')
})
