// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { site } from '#content/site.yaml'
import { ConsentBar } from './consent-bar.tsx'
import { ConsentSwitch } from './consent-switch.tsx'

vi.mock('../lib/settings.ts', () => ({
  settings: { gaMeasurementId: 'G-TEST', plausible: {} },
}))
vi.mock('../lib/analytics/google.ts', () => ({ googleAdapter: () => ({ send() {}, stop() {} }) }))

const { change, label, no } = site.consent
const bar = () => screen.getByRole('region', { name: label })
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

test('takes no focus when first shown, and moves it to the page once answered', () => {
  expect(document.activeElement).toBe(document.body)
  press(no)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('the switch moves focus to the question, and the answer moves it back', () => {
  press(no)
  press(change)
  expect(within(bar()).getByText(site.consent.question)).toBe(document.activeElement)
  press(no)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: change }))
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
