import { isPlain, linkAt } from '../../lib/clicks.ts'
import { navigateTo } from '../../navigation/navigate.ts'

/** The rows of the services. Highlights the one that was hovered or focused last, and opens its service. */
class ServiceRowsElement extends HTMLElement {
  #connected!: AbortController

  connectedCallback() {
    this.#connected = new AbortController()
    const { signal } = this.#connected
    const rows = [...this.querySelectorAll<HTMLElement>(':scope > ul > li')]
    /** At most one for each kind of input. The last one is active. */
    let active: { row: HTMLElement; input: string }[] = []
    const update = (input: string, row?: HTMLElement) => {
      active = active.filter((each) => each.input !== input)
      if (row) active.push({ row, input })
      for (const each of rows) each.dataset.active = String(each === active.at(-1)?.row)
    }
    const watch = (type: string, input: string) =>
      this.addEventListener(
        type,
        ({ target }) => {
          const row = rows.find((each) => each.contains(target as Node))
          if (row !== active.find((each) => each.input === input)?.row) update(input, row)
        },
        { signal },
      )
    watch('pointerover', 'pointer')
    watch('focusin', 'focus')
    this.addEventListener('pointerleave', () => update('pointer'), { signal })
    this.addEventListener('focusout', () => update('focus'), { signal })
    this.addEventListener(
      'click',
      (event) => {
        const link = linkAt(event)
        if (!link || !isPlain(event) || !('navigation' in window)) return
        event.preventDefault()
        const service = rows.findIndex((row) => row.contains(link))
        navigateTo(link.pathname, { state: { service } })
      },
      { signal },
    )
  }

  disconnectedCallback() {
    this.#connected.abort()
  }
}

customElements.define('service-rows', ServiceRowsElement)
