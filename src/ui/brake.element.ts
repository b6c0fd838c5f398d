import { isBraked, setBraked } from './brake.ts'

/**
 * Stops everything on the page that moves by itself, also what comes into view later, until it is pressed again. All
 * brakes of a page show the same state. The next page may have no brake to release, so it starts moving.
 */
class BrakeElement extends HTMLElement {
  get #button() {
    return this.querySelector('button')!
  }

  connectedCallback() {
    this.#button.hidden = false
    this.#button.addEventListener('click', this.#pull)
    document.addEventListener('brake', this.#show)
    this.#show()
  }

  disconnectedCallback() {
    document.removeEventListener('brake', this.#show)
    setBraked(false)
  }

  #show = () => {
    this.#button.ariaPressed = String(isBraked())
  }

  #pull = (event: Event) => {
    // src/bootstrap.ts would repeat it for an island around it.
    event.stopPropagation()
    setBraked(!isBraked())
  }
}

customElements.define('page-brake', BrakeElement)
