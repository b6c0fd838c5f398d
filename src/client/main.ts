import { startForm } from '../contact/start-form.ts'
import { defineElements, defineTabs, loadElements } from '../elements.ts'
import { trackPage } from '../lib/analytics/page-events.ts'
import { documentParsed } from '../lib/document-parsed.ts'
import { idle } from '../lib/idle.ts'
import { visit } from '../lib/visit.ts'
import { releaseForNextPage, showBrake, watchBrake } from './brake.ts'
import { prefetchDocuments } from './documents.ts'
import { hideRetry, type offerRetry, setRetry } from './failure.ts'
import { watchLinks } from './links.ts'
import { watchNavigation } from './navigate.ts'
import { keepPlace } from './place.ts'
import { playScenes, revealSections } from './reveal.ts'
import { removeServiceWorkers } from './service-workers.ts'
import { startSmoothScroll } from './smooth-scroll.ts'

/** Resolves when the page is interactive, but for its islands. */
export async function start(retry: typeof offerRetry) {
  setRetry(retry)
  await documentParsed()
  hideRetry()
  const form = document.querySelector<HTMLFormElement>('#contact form')
  if (form) startForm(form)
  watchLinks()
  watchBrake()
  keepPlace(defineTabs)
  defineElements()
  enhance(document)
  let endTracking = trackPage(location.pathname)
  watchNavigation({
    onLeave() {
      endTracking()
      releaseForNextPage()
    },
    onShow(within) {
      endTracking = trackPage(location.pathname)
      enhance(within)
    },
  })
  prefetchDocuments()
  idle().then(startSmoothScroll)
  removeServiceWorkers()
}

/** Adds behaviour to the elements of a page. */
function enhance(within: ParentNode) {
  visit.pages.add(
    document.querySelector('#breadcrumbs [aria-current]')?.textContent ?? document.title,
  )
  loadElements()
  showBrake(within)
  revealSections(within)
  playScenes(within)
}
