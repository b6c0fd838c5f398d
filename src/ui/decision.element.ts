import { passFocus, result } from './decision.ts'

/** A decision that is in the document with both results. Its third button brings back the case. */
class CaseDecisionElement extends HTMLElement {
  connectedCallback() {
    const [group, status] = ['group', 'status'].map((role) => this.querySelector(`[role=${role}]`)!)
    const results = [...this.querySelectorAll(result.selector())].map(({ lastChild }) => lastChild!)
    for (const [index, button] of this.querySelectorAll('button').entries())
      button.addEventListener('click', () => {
        const text = results[index]?.textContent ?? ''
        group!.toggleAttribute('data-decided', text !== '')
        status!.textContent = text
        passFocus(group!)
      })
  }
}

customElements.define('case-decision', CaseDecisionElement)
