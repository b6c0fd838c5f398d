import { startForm } from '../contact/start-form.ts'
import { trackPage } from '../lib/analytics/page-events.ts'
import { documentParsed } from '../lib/document-parsed.ts'
import { idle } from '../lib/idle.ts'
import { visit } from '../lib/visit.ts'
import { TabsElement } from '../ui/tabs.element.ts'
import { releaseForNextPage, showBrake, watchBrake } from './brake.ts'
import { startConsent } from './consent.ts'
import { prefetchDocuments } from './documents.ts'
import { recoverFromFailure } from './failure.ts'
import { startFirstYear } from './first-year.ts'
import { watchMenu, watchScroll } from './header.ts'
import { endRemovedIslands, startIslands } from './islands.ts'
import { watchLinks, watchRows } from './links.ts'
import { watchNavigation } from './navigate.ts'
import { keepPlace } from './place.ts'
import { playScenes, revealSections } from './reveal.ts'
import { removeServiceWorkers } from './service-workers.ts'
import { startSmoothScroll } from './smooth-scroll.ts'
import { startThemeSwitch } from './theme.ts'
import { showUnknownAddress } from './unknown-address.ts'

/** Resolves when the page is interactive, but for its islands. */
export const started = documentParsed().then(start)

function start() {
  document.getElementById('retry')!.hidden = true
  const form = document.querySelector<HTMLFormElement>('#contact form')
  if (form) startForm(form)
  watchScroll()
  watchMenu()
  watchLinks()
  watchRows()
  watchBrake()
  startThemeSwitch()
  startConsent()
  keepPlace(() => customElements.define('page-tabs', TabsElement))
  enhance(document)
  let endTracking = trackPage(location.pathname)
  watchNavigation({
    onLeave() {
      endTracking()
      releaseForNextPage()
    },
    onShow(within) {
      endTracking = trackPage(location.pathname)
      endRemovedIslands()
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
  showUnknownAddress()
  showBrake(within)
  revealSections(within)
  playScenes(within)
  startIslands(within)
  startFirstYear(within).catch(recoverFromFailure)
}
