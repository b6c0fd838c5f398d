import type { Page } from '@playwright/test'
import { openFromHeader } from './browsing.ts'
import { site } from './content.ts'
import { aboutPage, homePage, servicesPage } from './pages.ts'

/** Collects the URLs of requests to any other origin than those allowed. */
export function thirdPartyRequests(page: Page, ...allowed: string[]) {
  const urls: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !allowed.includes(origin)) urls.push(request.url())
  })
  return urls
}

export const consentBar = (page: Page) => page.getByRole('region', { name: site.consent.label })

/** Waits for each page to open: one that is left earlier does not count as viewed. */
export async function clickThroughPages(page: Page) {
  for (const each of [aboutPage, servicesPage, homePage]) await openFromHeader(page, each)
}
