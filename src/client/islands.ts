import type { IslandComponent } from '../islands/mount.tsx'
import { idle } from '../lib/idle.ts'
import { limits } from '../lib/limits.ts'
import { withTimeout } from '../lib/with-timeout.ts'
import { recoverFromFailure } from './failure.ts'

/** Adding an island is adding a folder. */
const islands = import.meta.glob<{ Component: IslandComponent }>('../islands/*/island.ts')

const loading = new WeakMap<Element, Promise<void>>()
const touches = ['pointerdown', 'touchstart', 'focusin', 'input'] as const

/** Loads each island's script when the browser is idle, or at the first touch. */
export function startIslands(within: ParentNode) {
  for (const element of within.querySelectorAll<HTMLElement>('[data-island]')) {
    const start = () => loadIsland(element).catch(recoverFromFailure)
    const isForTouch = element.dataset.load === 'touch'
    const region = isForTouch ? (element.closest('form') ?? element) : element
    for (const type of touches) region.addEventListener(type, start, { passive: true })
    if (isForTouch) continue
    element.addEventListener('pointerover', start, { passive: true })
    element.addEventListener('click', repeatWhenLive)
    idle().then(start)
  }
}

/** A button that is pressed before the island is interactive is pressed once it is. React may have replaced it. */
async function repeatWhenLive({ currentTarget, target }: MouseEvent) {
  const island = currentTarget as HTMLElement
  const buttons = island.getElementsByTagName('button')
  const pressed = [...buttons].indexOf((target as Element).closest('button')!)
  if (pressed < 0 || buttons[pressed]!.type === 'reset' || 'live' in island.dataset) return
  await loadIsland(island).catch(() => {})
  if ('live' in island.dataset) buttons[pressed]?.click()
}

/** Resolves once React has taken over. Rejects if a script fails to load; the next call tries again. */
export function loadIsland(element: HTMLElement): Promise<void> {
  const mounting = loading.get(element) ?? load(element)
  loading.set(element, mounting)
  mounting.catch(() => loading.delete(element))
  return mounting
}

async function load(element: HTMLElement) {
  const name = element.dataset.island
  const scripts = Promise.all([
    import('../islands/mount.tsx'),
    islands[`../islands/${name}/island.ts`]!(),
  ])
  const [{ mount, unmountRemoved }, { Component }] = await withTimeout(scripts, limits.chunkTimeout)
  endRemovedIslands = unmountRemoved
  if (!element.isConnected) return
  await new Promise<void>((resolve) => mount(element, Component, resolve))
  element.dataset.live = ''
  document.getElementById('retry')!.hidden = true
}

/** Ends the islands that have left the page. Does nothing before the first island. */
export let endRemovedIslands = () => {}
