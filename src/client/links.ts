import { goToForm } from '../contact/go-to-form.ts'
import { track } from '../lib/analytics/analytics.ts'
import { isPlain, linkAt } from '../lib/clicks.ts'
import { navigateTo } from './navigate.ts'

/** What some links do besides leading to their address. */
export function watchLinks() {
  window.addEventListener('click', (event) => {
    const link = linkAt(event)
    if (import.meta.env.HAS_BOOKING && link?.matches('[data-booking]'))
      track({ name: 'booking_click', path: location.pathname })
    if (!link || !isPlain(event)) return
    const isToForm = link.matches('[data-demo], main [href="#contact"]')
    const service = 'navigation' in window ? link.dataset.service : undefined
    if (isToForm ? !goToForm('first field') : service === undefined) return
    if (!isToForm) navigateTo(link.pathname, { state: { service: Number(service) } })
    event.preventDefault()
    // Lenis, which is loaded later, listens here too and would follow the link to the start of the section.
    event.stopImmediatePropagation()
  })
  // The document does not know the fragment that the other language's page gets.
  for (const type of ['pointerdown', 'click'])
    window.addEventListener(
      type,
      (event) => {
        const link = linkAt(event)
        if (link?.hreflang) link.hash = location.hash
      },
      true,
    )
}

/** Highlights the service row that was hovered or focused last. */
export function watchRows() {
  /** At most one for each kind of input. The last one is active. */
  let active: { row: HTMLElement; input: string }[] = []
  const update = (input: string, row: HTMLElement | null) => {
    active = active.filter((each) => each.input !== input && each.row.isConnected)
    if (row) active.push({ row, input })
    for (const each of document.querySelectorAll<HTMLElement>('[data-active]'))
      each.dataset.active = String(each === active.at(-1)?.row)
  }
  const rowAt = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-active]') : null
  const watch = (type: string, input: string) =>
    document.addEventListener(type, (event) => {
      const row = rowAt(event)
      const current = active.find((each) => each.input === input)?.row ?? null
      if (row !== current) update(input, row)
    })
  watch('pointerover', 'pointer')
  watch('focusin', 'focus')
  document.addEventListener('pointerleave', () => update('pointer', null))
  document.addEventListener('focusout', () => update('focus', null))
}
