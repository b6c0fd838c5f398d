import { readStored, yourFigures } from '../../../lib/storage.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { recoverFromFailure } from '../../../navigation/failure.ts'

/**
 * Visitors can enter their volumes in the drawing of the first year, and find them again as long as the tab is open.
 * What it makes of them loads at the first touch.
 */
class FirstYearElement extends HTMLElement {
  async connectedCallback() {
    const fields = [...this.querySelectorAll('input')]
    for (const field of fields) {
      field.readOnly = false
      field.value = readStored('sessionStorage', field.name) ?? field.value
    }
    const isOwn =
      readStored('sessionStorage', yourFigures) ||
      fields.some(({ value, defaultValue }) => value !== defaultValue)
    await (isOwn ? whenIdle() : firstTouch(this))
    import('./own-volume.ts').then(
      ({ followVolumes }) => followVolumes(this),
      (error) => recoverFromFailure(this, error),
    )
  }
}

const firstTouch = (element: HTMLElement) =>
  new Promise((resolve) => {
    for (const type of ['pointerover', 'focusin', 'input'] as const)
      element.addEventListener(type, resolve, { once: true, passive: true })
  })

customElements.define('first-year', FirstYearElement)
