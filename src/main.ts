import { watchLinks } from './contact/links.ts'
import { defineElements, defineTabs, loadElements } from './elements.ts'
import { trackPage } from './lib/analytics/page-events.ts'
import { documentParsed } from './lib/document-parsed.ts'
import { whenIdle } from './lib/when-idle.ts'
import { prefetchDocuments } from './navigation/documents.ts'
import { hideRetry, type offerRetry, setRetry } from './navigation/failure.ts'
import { watchNavigation } from './navigation/navigate.ts'
import { keepPlace } from './navigation/place.ts'
import { startSmoothScroll } from './navigation/smooth-scroll.ts'
import { watchLanguageLinks } from './shell/language-links.ts'
import { playScenes, revealSections } from './ui/reveal.ts'

/** Resolves when the page is interactive, but for its islands. */
export async function start(retry: typeof offerRetry) {
  setRetry(retry)
  await documentParsed()
  hideRetry()
  watchLinks()
  watchLanguageLinks()
  keepPlace(defineTabs)
  defineElements()
  enhance(document)
  let endTracking = trackPage(location.pathname)
  watchNavigation({
    onLeave: () => endTracking(),
    onShow(within) {
      endTracking = trackPage(location.pathname)
      enhance(within)
    },
  })
  prefetchDocuments()
  whenIdle().then(startSmoothScroll)
}

/** Adds behaviour to the elements of a page. */
function enhance(within: ParentNode) {
  loadElements()
  revealSections(within)
  playScenes(within)
}
