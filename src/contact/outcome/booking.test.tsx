// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { watchLinks } from '../links.ts'
import { Booking } from './booking.tsx'

const track = vi.hoisted(() => vi.fn())
vi.mock('../../lib/analytics/analytics.ts', () => ({ track }))

afterEach(cleanup)

test('the link to book an appointment comes with the first message sent, stays, and is measured', () => {
  vi.stubEnv('HAS_BOOKING', 'true')
  watchLinks()
  const words = { text: 'Book a call', href: 'https://cal.example/anna', newTab: 'new tab' }
  const { rerender } = render(<Booking {...words} isSent={false} />)
  expect(screen.queryByRole('link')).toBeNull()
  for (const isSent of [true, false]) rerender(<Booking {...words} isSent={isSent} />)
  const link = screen.getByRole<HTMLAnchorElement>('link')
  expect(link.textContent).toBe('Book a call, new tab')
  expect(link).toMatchObject({ href: words.href, target: '_blank', rel: 'noopener' })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(track).toHaveBeenCalledExactlyOnceWith({ name: 'booking_click', path: location.pathname })
})
