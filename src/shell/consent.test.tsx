// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { site } from '#content/site.yaml'
import { ConsentBar } from './consent-bar.tsx'
import { ConsentSwitch } from './consent-switch.tsx'

vi.mock('../lib/settings.ts', () => ({
  settings: { gaMeasurementId: 'G-TEST', plausible: {} },
}))
vi.mock('../lib/analytics/google.ts', () => ({ googleAdapter: () => ({ send() {}, stop() {} }) }))

const { change, no } = site.consent
const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  act(() => button.click())
}

beforeEach(() => {
  render(
    <>
      <main id="main" tabIndex={-1} />
      <ConsentSwitch />
      <ConsentBar />
    </>,
  )
})
afterEach(() => {
  cleanup()
  act(() => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
})

// tests/analytics/google.e2e.ts has the focus on the question, and back on the switch.
test('takes no focus when first shown, and moves it to the page once answered', () => {
  expect(document.activeElement).toBe(document.body)
  press(no)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('an answer in another tab does not move focus in this one', () => {
  press(no)
  press(change)
  screen.getByRole('main').focus()
  act(() => {
    localStorage.setItem('analytics-consent', 'denied')
    window.dispatchEvent(new StorageEvent('storage', { key: 'analytics-consent' }))
  })
  expect(screen.getByRole('button', { name: change })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
