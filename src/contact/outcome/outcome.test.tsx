// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { testContent } from '../../../tests/support/site-content.tsx'
import { fill } from '../../lib/fill.ts'
import { messageBytes } from '../../lib/limits.ts'
import { watchLinks } from '../links.ts'
import { type Failed, type FormState, go } from '../machine.ts'
import { Outcome, type OutcomeProps } from './outcome.tsx'

const track = vi.hoisted(() => vi.fn())
vi.mock('../../lib/analytics/analytics.ts', () => ({ track }))

const { site, contact } = testContent
const { email, telephone } = site
const booking = { text: 'Book a call', href: 'https://cal.example/anna', newTab: 'new tab' }
const words = { ...contact.form, email, telephone, booking, privacy: {} } as unknown as OutcomeProps

const enter = (...states: FormState[]) => act(() => states.forEach((each) => void go(each)))
const [loading, sending] = [{ is: 'loading' }, { is: 'sending' }] as const

document.documentElement.lang = 'en'
afterEach(cleanup)

test('the link to book an appointment comes with the first message sent, stays, and is measured', () => {
  vi.stubEnv('HAS_BOOKING', 'true')
  watchLinks()
  render(<Outcome {...words} />)
  const find = () => screen.queryByRole<HTMLAnchorElement>('link', { name: /Book/ })
  expect(find()).toBeNull()
  enter(loading, sending, { is: 'sent' }, loading, sending)
  const link = find()!
  expect(link.textContent).toBe('Book a call, new tab')
  expect(link).toMatchObject({ href: booking.href, target: '_blank', rel: 'noopener' })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(track).toHaveBeenCalledExactlyOnceWith({ name: 'booking_click', path: location.pathname })
})

const { failed, online, tooLong } = words
const [untilTooLong] = tooLong.split('{bytes}')
const throttled = `${failed} ${fill(words.throttled!, { time: 'in 2 minutes' })}`
const until = Date.now() + 100_000
test.each<[Failed, string, string]>([
  [{ is: 'failed', why: 'offline' }, failed, online],
  [{ is: 'failed', why: 'unknown' }, failed, ''],
  [{ is: 'failed', why: 'throttled', status: 429, until }, throttled, ''],
  [{ is: 'failed', why: 'too long' }, untilTooLong!, ''],
])('says why sending failed: %o', (failure, alert, notice) => {
  const message = failure.why === 'too long' ? 'x'.repeat(messageBytes + 1) : ''
  render(
    <form aria-label="Contact">
      <p role="status" />
      <textarea id="field-message" defaultValue={message} />
      <Outcome {...words} />
    </form>,
  )
  fireEvent.submit(screen.getByRole('form'))
  enter(loading)
  // The form's own notice goes at this event, in the same moment.
  const isShown = vi.fn(() => Boolean(screen.queryByRole('alert')))
  addEventListener('outcome', isShown, { once: true })
  enter(failure)
  expect(isShown).toHaveReturnedWith(true)
  expect(screen.getByRole('alert').textContent).toContain(alert)
  // Later, the same is not said in other words.
  vi.setSystemTime(until + 120_000)
  fireEvent.input(screen.getByRole('textbox'))
  expect(screen.getByRole('alert').textContent).toContain(alert)
  vi.useRealTimers()
  expect(screen.getAllByRole('status')[0]!.textContent).toBe(notice)
})
