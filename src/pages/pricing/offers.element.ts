/** Folds what is in the offers on a phone. Without a script it is open. */
class FoldedOffersElement extends HTMLElement {
  connectedCallback() {
    if (!matchMedia('(width < 48rem)').matches) return
    for (const details of this.querySelectorAll('details')) details.open = false
  }
}

customElements.define('folded-offers', FoldedOffersElement)
