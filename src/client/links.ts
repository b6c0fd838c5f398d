import { goToForm } from '../contact/go-to-form.ts'
import { closeMenu } from './header.ts'

const linkAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** Whether a click opens a link in this tab. With a modifier key the browser opens a new tab or window. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** What some links do besides leading to their address. */
export function watchLinks() {
  window.addEventListener('click', (event) => {
    const link = linkAt(event)
    if (!link || !isPlain(event)) return
    if (link.matches('[data-demo], main [href="#contact"]') && goToForm('first field')) closeMenu()
    else if (link.dataset.service !== undefined && 'navigation' in window) {
      const state = { service: Number(link.dataset.service) }
      navigation.navigate(link.pathname, { state })
    } else return
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
