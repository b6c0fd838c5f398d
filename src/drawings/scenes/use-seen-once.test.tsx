// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { scenes } from '#content/scenes'
import { ServiceScene } from './scene.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a scene plays when it comes into view, not before, and stays played', () => {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  class Observer {
    constructor(callback: typeof report) {
      report = callback
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  render(<ServiceScene line={1} scene={scenes[0]!} />)
  const seen = [false, true, false].map((isIntersecting) => {
    report([{ isIntersecting }])
    return screen.getByRole('figure').getAttribute('data-seen')
  })
  expect(seen).toEqual([null, 'true', 'true'])
})

test('a scene does not play in a browser without IntersectionObserver', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  render(<ServiceScene line={1} scene={scenes[0]!} />)
  expect(screen.getByRole('figure').getAttribute('data-seen')).toBeNull()
})
