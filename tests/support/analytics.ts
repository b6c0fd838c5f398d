import { expect, type Page } from '@playwright/test'
import { site } from './content.ts'
import { words } from './words.ts'

/** What stands for Google's script: it takes what the page tells it and does nothing. */
export async function serveTag(page: Page, body = 'window.tagLoaded = true') {
  await page.route('https://www.googletagmanager.com/gtag/js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
}

/** Everything that the page has told Google's script, in order. */
export const told = (page: Page) =>
  page.evaluate(() => {
    const layer = (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []
    return layer.map((entry) => Array.from(entry) as unknown[])
  })

type Parameters = Record<string, unknown>

/** The parameters of the events by one name. */
export async function events(page: Page, name: string): Promise<Parameters[]> {
  const all = await told(page)
  return all
    .filter(([kind, event]) => kind === 'event' && event === name)
    .map((entry) => entry[2] as Parameters)
}

/** The requests that leave the site, but for those to the given origins. */
export function strangers(page: Page, ...known: string[]) {
  const seen: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !known.includes(origin)) seen.push(request.url())
  })
  return seen
}

export const consentBar = (page: Page) => page.getByRole('region', { name: site.consent.label })
export const yes = (page: Page) => consentBar(page).getByRole('button', { name: site.consent.yes })
export const no = (page: Page) => consentBar(page).getByRole('button', { name: site.consent.no })
export const change = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: site.consent.change })

/** Waits for each page: one that is left before it is there was never viewed. */
export async function walkThroughPages(page: Page) {
  for (const name of [words.about, words.services, words.home]) {
    const link = page.getByRole('banner').getByRole('link', { name, exact: true })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
  }
}

export async function scrollToEnd(page: Page) {
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  )
}
