import { whenIdle } from '../lib/when-idle.ts'

/** Lays out at once what tools/prerender/critical-css.ts leaves for later, before something depends on where it is. */
export function layOutAll() {
  document.documentElement.dataset.whole = ''
}

/** Lays it out piece by piece, because all at once takes long. */
export async function layOutWhenIdle() {
  for (const type of ['scroll', 'keydown', 'beforeprint'])
    addEventListener(type, layOutAll, { once: true, capture: true })
  for (const part of document.querySelectorAll<HTMLElement>('[data-reveal], body > footer')) {
    await whenIdle()
    part.style.contentVisibility = 'visible'
  }
  layOutAll()
}
