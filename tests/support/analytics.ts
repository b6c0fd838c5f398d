import { expect, type Page } from '@playwright/test'
import { site } from './content.ts'
import { words } from './words.ts'

/** Replaces Google’s tag with a stub that does nothing, so that commands stay in `window.dataLayer`. */
export const stubGoogleTag = (page: Page, body = 'window.tagLoaded = true') =>
  page.route('https://www.googletagmanager.com/gtag/js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )

/** Every command that the page has sent to Google’s tag, in order. */
export const dataLayer = (page: Page) =>
  page.evaluate(() => {
    const layer = (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []
    return layer.map((entry) => Array.from(entry) as unknown[])
  })

/** The parameters of every event with this name. */
export const events = async (page: Page, name: string) =>
  (await dataLayer(page))
    .filter(([kind, event]) => kind === 'event' && event === name)
    .map(([, , parameters]) => parameters as Record<string, unknown>)

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
export const acceptButton = (page: Page) =>
  consentBar(page).getByRole('button', { name: site.consent.yes })
export const declineButton = (page: Page) =>
  consentBar(page).getByRole('button', { name: site.consent.no })
export const changeButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: site.consent.change })

/** Waits for each page to open: one that is left earlier does not count as viewed. */
export async function clickThroughPages(page: Page) {
  for (const name of ['about', 'services', 'home'] as const) {
    await page.getByRole('banner').getByRole('link', { name: words[name], exact: true }).click()
    await expect(page).toHaveTitle(words.titles[name])
  }
}

export const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
