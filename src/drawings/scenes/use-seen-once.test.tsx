// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { scenes } from '#content/scenes'
import { ServiceScene } from './scene.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Replaces the browser's IntersectionObserver. `scroll` reports the element as in or out of view. */
function mockObserver() {
  const disconnect = vi.fn()
  let report: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  class Observer {
    constructor(callback: typeof report) {
      report = callback
    }
    observe() {}
    disconnect = disconnect
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return { scroll: (isIntersecting: boolean) => report([{ isIntersecting }]), disconnect }
}

const seen = () => screen.getByRole('figure').getAttribute('data-seen')

test('marks a scene as seen when it comes into view, not before', () => {
  const { scroll } = mockObserver()
  render(<ServiceScene line={1} scene={scenes[0]!} />)
  scroll(false)
  expect(seen()).toBeNull()
  scroll(true)
  expect(seen()).toBe('true')
})

test('stops observing a scene once it has been seen', () => {
  const { scroll, disconnect } = mockObserver()
  render(<ServiceScene line={1} scene={scenes[0]!} />)
  scroll(true)
  expect(disconnect).toHaveBeenCalledOnce()
})

test('stops observing a scene that is removed', () => {
  const { disconnect } = mockObserver()
  render(<ServiceScene line={1} scene={scenes[0]!} />).unmount()
  expect(disconnect).toHaveBeenCalledOnce()
})

test('does not play a scene in a browser without IntersectionObserver', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  render(<ServiceScene line={1} scene={scenes[0]!} />)
  expect(seen()).toBeNull()
})
