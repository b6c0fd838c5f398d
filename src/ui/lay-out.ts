import { whenIdle } from '../lib/when-idle.ts'

/** Lays out at once what tools/prerender/critical-css.ts leaves for later, before something depends on where it is. */
export function layOutAll() {
  document.documentElement.dataset.whole = ''
}

/** Lays it out piece by piece, because all at once takes long. */
export async function layOutWhenIdle() {
  // Such as End.
  addEventListener('keydown', layOutAll, { once: true })
  const parts = document.querySelectorAll<HTMLElement>('main > [data-reveal], body > footer')
  for (const part of parts) {
    await whenIdle()
    part.style.contentVisibility = 'visible'
  }
  layOutAll()
}
