// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { htmlOf, testContent } from '../../tests/support/site-content.tsx'
import { ConsentBar, ConsentSwitch } from '../shell/consent-bar.tsx'
import { startConsent } from './consent.ts'

vi.mock('../lib/settings.ts', () => ({
  settings: { gaMeasurementId: 'G-TEST', plausible: {} },
}))

const { change, no } = testContent.site.consent
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!
const main = () => document.getElementById('main')!
const press = (name: string) => {
  button(name).focus()
  button(name).click()
}

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = htmlOf(
    <>
      <main id="main" tabIndex={-1} />
      <ConsentSwitch />
      <ConsentBar />
    </>,
  )
  startConsent()
})

// tests/analytics/google.e2e.ts has the focus on the question, and back on the switch.
test('takes no focus when first shown, and moves it to the page once answered', () => {
  expect(document.activeElement).toBe(document.body)
  press(no)
  expect(document.activeElement).toBe(main())
})

test('an answer in another tab does not move focus in this one', () => {
  press(no)
  press(change)
  main().focus()
  localStorage.setItem('analytics-consent', 'denied')
  window.dispatchEvent(new StorageEvent('storage', { key: 'analytics-consent' }))
  expect(button(change).hidden).toBe(false)
  expect(document.activeElement).toBe(main())
})
