// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { scenes } from '#content/scenes'
import { ServiceScene } from './scene.tsx'

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
