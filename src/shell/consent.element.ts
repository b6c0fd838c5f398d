import { consent, onConsentChange, privacyControl, setConsent } from '../lib/analytics/consent.ts'

/** What depends on whether the visitor has answered. */
abstract class ConsentElement extends HTMLElement {
  #unsubscribe = () => {}

  connectedCallback() {
    this.show()
    this.#unsubscribe = onConsentChange(() => this.show())
    this.addEventListener('click', this.#press)
  }

  #press = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    if (button) this.press(button)
  }

  disconnectedCallback() {
    this.#unsubscribe()
  }

  abstract show(): void
  abstract press(button: HTMLButtonElement): void
}

/** The question. Hidden once it is answered. */
class ConsentBarElement extends ConsentElement {
  show() {
    const hasFocus = this.contains(document.activeElement)
    this.hidden = consent() !== 'unasked'
    if (!this.hidden || !hasFocus) return
    // Otherwise focus would be lost. The button is shown in this task.
    const opener = document.querySelector<HTMLElement>('consent-switch[data-pressed] button')
    const next = opener ?? document.getElementById('main')
    queueMicrotask(() => next?.focus({ preventScroll: true }))
  }

  press({ value }: HTMLButtonElement) {
    setConsent(value as 'granted' | 'denied')
  }
}

/** The button in the footer that asks again. */
class ConsentSwitchElement extends ConsentElement {
  show() {
    this.hidden = consent() === 'unasked' || privacyControl()
  }

  press() {
    this.dataset.pressed = ''
    setConsent('unasked')
    // Screen readers read the question. The next Tab goes to its link and answers.
    document.querySelector<HTMLElement>('consent-bar p')?.focus({ preventScroll: true })
  }
}

customElements.define('consent-switch', ConsentSwitchElement)
customElements.define('consent-bar', ConsentBarElement)
