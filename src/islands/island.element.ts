import { loadProperties } from '../lib/data-attribute.ts'
import * as limits from '../lib/limits.ts'
import { whenIdle, withTimeout } from '../lib/timing.ts'
import { noteFailure, noteSuccess, recoverFromFailure } from '../navigation/failure.ts'
import { keptPlace } from '../navigation/place.ts'
import type { IslandComponent } from './mount.tsx'

/** Adding an island is adding a folder with an island.ts, in `contact` or `pages`. It is known by the folder's name. */
const islands = Object.entries(
  import.meta.glob<{ Component: IslandComponent }>('../{contact,pages}/**/island.ts'),
)

/** A component that always throws is given up after this many attempts. */
const maxAttempts = 3

const touches = ['pointerdown', 'touchstart', 'focusin', 'input'] as const

/** A part of the page that React takes over, when the browser is idle or at the first touch (island.tsx). */
export class IslandElement extends HTMLElement {
  #listening!: AbortController
  #loading: Promise<void> | undefined
  #end: (() => void) | undefined
  #attempt = 1

  connectedCallback() {
    this.#listening = new AbortController()
    const { signal } = this.#listening
    const load = () => this.load().catch((error) => recoverFromFailure(this, error))
    const isForTouch = this.getAttribute('load') === 'touch'
    const region = isForTouch ? (this.closest('form') ?? this) : this
    for (const type of touches) region.addEventListener(type, load, { passive: true, signal })
    if (isForTouch) return
    this.addEventListener('pointerover', load, { passive: true, signal })
    this.#keepHeight()
    whenIdle().then(() => {
      if (!signal.aborted) load()
    })
  }

  async disconnectedCallback() {
    this.#listening.abort()
    // Once it is clear that it has not just been moved.
    await undefined
    if (!this.isConnected) this.#giveBack()
  }

  /**
   * What the tab remembers may make the island higher than it is in the document. So that a reload, Back and Forward lead
   * to the same place, the island keeps the height that it had when the page was left until React has taken over. What
   * would move is hidden until then, for two seconds at most.
   */
  #keepHeight() {
    const kept = keptPlace()?.height
    if (!kept) return
    const { height } = this.getBoundingClientRect()
    this.style.minHeight = `${kept}px`
    // A smaller difference may come from the font alone.
    if (kept < height + 24) return
    this.style.visibility = 'hidden'
    setTimeout(this.#show, 2000)
  }

  #show = () => this.style.removeProperty('visibility')

  /** Resolves once React has taken over, or need not any more. Rejects if a script fails to load; the next call tries again. */
  load(): Promise<void> {
    this.#loading ??= this.#mount()
    this.#loading
      .catch(() => {
        this.#loading = undefined
      })
      .finally(() => {
        this.style.minHeight = ''
        // In the next frame: what moves while it appears counts as layout shift, too.
        requestAnimationFrame(() => setTimeout(this.#show))
      })
    return this.#loading
  }

  async #mount() {
    const file = `/${this.getAttribute('name')}/island.ts`
    const [, load] = islands.find(([each]) => each.endsWith(file))!
    const loadingProperties = withTimeout(loadProperties(this), limits.chunkTimeout)
    const loading = [import('./mount.tsx'), load(), loadingProperties] as const
    const [{ mount }, { Component }, properties] = await Promise.all(loading)
    if (!this.isConnected) this.#loading = undefined
    if (!this.isConnected || this.#attempt > maxAttempts) return
    const startAgain = () => {
      this.#giveBack()
      if (this.#attempt++ < maxAttempts) this.load()
      else noteFailure(this)
    }
    await new Promise<void>((resolve) => {
      this.#end = mount(this, Component, properties, resolve, startAgain)
    })
    this.dataset.live = ''
    noteSuccess(this)
  }

  /** The element is then as it was in the document. It may be put back. */
  #giveBack() {
    if (!this.#end) return
    this.#end()
    this.#end = this.#loading = undefined
    delete this.dataset.live
  }
}
