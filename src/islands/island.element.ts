import { loadProperties } from '../lib/data-attribute.ts'
import { limits } from '../lib/limits.ts'
import { whenIdle } from '../lib/when-idle.ts'
import { withTimeout } from '../lib/with-timeout.ts'
import { noteSuccess, recoverFromFailure } from '../navigation/failure.ts'
import type { IslandComponent } from './mount.tsx'

/** Adding an island is adding a folder with an island.ts, in `contact` or `pages`. */
const islands = Object.entries(
  import.meta.glob<{ Component: IslandComponent }>('../{contact,pages}/**/island.ts'),
)

/** A component that always throws is given up after this many attempts. */
const maxAttempts = 3

const touches = ['pointerdown', 'touchstart', 'focusin', 'input'] as const

/** A part of the page that React takes over, when the browser is idle or at the first touch (island.tsx). */
export class IslandElement extends HTMLElement {
  #loading: Promise<void> | undefined
  #listening = new AbortController()
  #unmount = () => {}
  #attempt = 1
  #lastPress: Event | undefined

  connectedCallback() {
    const load = () => this.load().catch((error) => recoverFromFailure(this, error))
    const isForTouch = this.getAttribute('load') === 'touch'
    const region = isForTouch ? (this.closest('form') ?? this) : this
    const { signal } = this.#listening
    for (const type of touches) region.addEventListener(type, load, { passive: true, signal })
    if (isForTouch) return
    this.addEventListener('pointerover', load, { passive: true, signal })
    this.addEventListener('click', this.#repeatOnceLive)
    whenIdle().then(() => {
      if (!signal.aborted) load()
    })
  }

  async disconnectedCallback() {
    // Once it is clear that it has not just been moved.
    await undefined
    if (this.isConnected) return
    this.#listening.abort()
    this.#unmount()
  }

  /** Resolves once React has taken over, or need not any more. Rejects if a script fails to load; the next call tries again. */
  load(): Promise<void> {
    this.#loading ??= this.#mount()
    this.#loading.catch(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  async #mount() {
    const [, load] = islands.find(([file]) => file.includes(`/${this.getAttribute('name')}/`))!
    const parts = Promise.all([import('./mount.tsx'), load(), loadProperties(this)])
    const [{ mount }, { Component }, properties] = await withTimeout(parts, limits.chunkTimeout)
    if (!this.isConnected || this.#attempt > maxAttempts) return
    const startAgain = (element: HTMLElement) => {
      const next = element as IslandElement
      next.#attempt = this.#attempt + 1
      next.load()
    }
    await new Promise<void>((resolve) => {
      this.#unmount = mount(this, Component, properties, resolve, startAgain)
    })
    this.dataset.live = ''
    noteSuccess(this)
  }

  /** The last button that is pressed before the island is interactive is pressed once it is. React may replace it. */
  #repeatOnceLive = async (event: MouseEvent) => {
    const buttons = this.getElementsByTagName('button')
    const pressed = [...buttons].indexOf((event.target as Element).closest('button')!)
    if (pressed < 0 || buttons[pressed]!.type === 'reset' || 'live' in this.dataset) return
    this.#lastPress = event
    await this.load().catch(() => {})
    if ('live' in this.dataset && this.#lastPress === event) buttons[pressed]?.click()
  }
}
