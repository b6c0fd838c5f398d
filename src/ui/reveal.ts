import { fading, seen } from '../lib/data-attribute.ts'
import * as limits from '../lib/limits.ts'
import { layOutAll } from './lay-out.ts'

/**
 * Fades sections and rows in, once, when a share of them is visible: for an element taller than the viewport, the same
 * share of the viewport, so that no large part of the screen is empty.
 *
 * Only elements below the viewport are hidden, at the first scroll: before that, a picture of the whole page shows all
 * of it. Without this script, in print (see reveal.css) and with reduced motion everything is visible.
 */
export const revealSections = () => addEventListener('scroll', hideBelow, { once: true })

function hideBelow() {
  layOutAll()
  const elements = [...document.querySelectorAll<HTMLElement>(fading.selector(''))]
  // Measure all elements before changing any, to avoid layout thrashing.
  const boxes = elements.map((element) => element.getBoundingClientRect())
  for (const [index, element] of elements.entries()) {
    const { top, height } = boxes[index]!
    if (top < window.innerHeight) fading.set(element, 'shown')
    else waitFor(element, height)
  }
}

function waitFor(element: HTMLElement, height: number) {
  const share = element.matches('li') ? limits.serviceRowReveal : limits.sectionReveal
  const observer = new IntersectionObserver(
    // On a busy page, several come at once: before it was seen, and after.
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      fading.set(element, 'shown')
      observer.disconnect()
    },
    { threshold: share * Math.min(1, window.innerHeight / height) },
  )
  fading.set(element, 'waiting')
  observer.observe(element)
}

const scenesInView = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.set(target, 'true')
      scenesInView.unobserve(target)
    }
  },
  { threshold: 0.25 },
)

/** Plays each scene's animation when a quarter of it is first visible. */
export function playScenes() {
  for (const scene of document.querySelectorAll(seen.selector('false'))) scenesInView.observe(scene)
}
