import { watchLinks } from './contact/links.ts'
import { announceAddition } from './contact/machine.ts'
import { defineElements, loadElements } from './elements.ts'
import { trackPage } from './lib/analytics/page-events.ts'
import { whenIdle } from './lib/timing.ts'
import { prefetchDocuments } from './navigation/documents.ts'
import { recoverFromFailure, startFailures } from './navigation/failure.ts'
import { watchNavigation } from './navigation/navigate.ts'
import { restoreAfter } from './navigation/place.ts'
import { watchPresses } from './navigation/second-press.ts'
import { startSmoothScroll } from './navigation/smooth-scroll.ts'
import { watchLanguageLinks } from './shell/language-links.ts'
import { layOutWhenIdle } from './ui/lay-out.ts'
import { playScenes, revealSections } from './ui/reveal.ts'

let endTracking = () => {}

/** Run in this order. If one throws, because an extension has changed the document, say, the others still run. */
const starts = [
  watchPresses,
  watchLinks,
  watchLanguageLinks,
  () => restoreAfter(defineElements),
  startPage,
  () => watchNavigation({ onLeave: leavePage, onShow: startPage }),
  layOutWhenIdle,
  prefetchDocuments,
  () => whenIdle().then(startSmoothScroll),
]

/** Resolves when the page is interactive, but for its islands. A cached script may run before the document is parsed. */
export async function start(...[setScripting]: Parameters<typeof startFailures>) {
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }))
  startFailures(setScripting)
  for (const begin of starts) {
    try {
      begin()
    } catch (error) {
      recoverFromFailure(begin, error)
    }
  }
}

function leavePage() {
  endTracking()
  announceAddition()
}

/** Starts what belongs to the page that is shown. */
function startPage() {
  endTracking = trackPage(location.pathname)
  loadElements()
  revealSections()
  playScenes()
}
