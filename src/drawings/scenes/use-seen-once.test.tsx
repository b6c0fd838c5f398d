// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { services } from '#content/services.yaml'
import { Vignette } from './scene.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Stands in for the browser's observer; the returned function scrolls the element in or out. */
function observe() {
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

test('a scene is marked when it comes on screen, not before', () => {
  const { scroll } = observe()
  render(<Vignette line={1} scene={services[0]!.scene} />)
  scroll(false)
  expect(seen()).toBeNull()
  scroll(true)
  expect(seen()).toBe('true')
})

test('it is marked once: after that nothing is observed', () => {
  const { scroll, disconnect } = observe()
  render(<Vignette line={1} scene={services[0]!.scene} />)
  scroll(true)
  expect(disconnect).toHaveBeenCalledOnce()
})

test('a scene that leaves the page is no longer observed', () => {
  const { disconnect } = observe()
  render(<Vignette line={1} scene={services[0]!.scene} />).unmount()
  expect(disconnect).toHaveBeenCalledOnce()
})

test('a browser without an observer shows the still picture', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  render(<Vignette line={1} scene={services[0]!.scene} />)
  expect(seen()).toBeNull()
})
