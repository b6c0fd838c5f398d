import { track } from '../lib/analytics/analytics.ts'
import { isPlain, linkAt } from '../lib/clicks.ts'
import { opensBooking, opensForm } from '../lib/data-attribute.ts'
import { goToForm } from './go-to-form.ts'

/** What some links do besides leading to their address. */
export function watchLinks() {
  window.addEventListener('click', (event) => {
    const link = linkAt(event)
    if (import.meta.env.HAS_BOOKING && link?.matches(opensBooking.selector()))
      track({ name: 'booking_click', path: location.pathname })
    if (!link || !isPlain(event)) return
    const isToForm = link.matches(`${opensForm.selector()}, main [href="#contact"]`)
    if (!isToForm || !goToForm('first field')) return
    event.preventDefault()
  })
}
