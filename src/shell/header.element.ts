import * as limits from '../lib/limits.ts'
import { throttled } from '../lib/timing.ts'

/** What is in the header: says whether the page is scrolled, and how high a header of several rows is. */
export class HeaderElement extends HTMLElement {
  #resizes = new ResizeObserver(([entry]) => makeSpaceFor(entry!.target as HTMLElement))

  get #header() {
    return this.closest('header')!
  }

  connectedCallback() {
    this.#measure()
    addEventListener('scroll', this.#measureSoon, { passive: true })
    this.#resizes.observe(this.#header)
  }

  disconnectedCallback() {
    removeEventListener('scroll', this.#measureSoon)
    this.#resizes.disconnect()
  }

  #measure = () => {
    this.#header.dataset.scrolled = String(scrollY > limits.headerScrolled)
  }

  #measureSoon = throttled(this.#measure, limits.headerThrottle)
}

/** Long names of pages wrap: a header of several rows must cover nothing that is focused or sticks below it. */
function makeSpaceFor({ offsetHeight }: HTMLElement) {
  const { documentElement: root } = document
  root.style.removeProperty('--header-height')
  if (offsetHeight + 20 > Number.parseFloat(getComputedStyle(root).scrollPaddingTop))
    root.style.setProperty('--header-height', `${offsetHeight}px`)
}
