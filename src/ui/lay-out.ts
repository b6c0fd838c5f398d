import { whenIdle } from '../lib/timing.ts'

/** What is below the first screen, but in a tall window: further sections, and further stations of a page that is a line. */
export const laidOutLater = `[data-reveal] ~ [data-reveal], main > article ~ *, body > footer,
  main > :first-child > ol > li:nth-child(n + 3) > *`

/** Lays out at once what tools/prerender/critical-css.ts leaves for later, before something depends on where it is. */
export function layOutAll() {
  document.documentElement.dataset.whole = ''
}

/** Lays it out piece by piece, because all at once takes long. */
export async function layOutWhenIdle() {
  // A key such as End scrolls past what is not laid out yet.
  addEventListener('keydown', layOutAll, { once: true })
  for (const part of document.querySelectorAll<HTMLElement>(laidOutLater)) {
    await whenIdle()
    part.style.contentVisibility = 'visible'
  }
  layOutAll()
}
