import { expect } from '@playwright/test'
import type { Visitor } from './contact.ts'
import type { Page } from './test.ts'

export const scripts = '**/static/js/*.js'

/** Holds all matching scripts back until the promise resolves. */
export async function delayScripts(
  page: Page,
  arrival: Promise<unknown>,
  matches = (_url: string) => true,
) {
  await page.route(scripts, async (route) => {
    if (matches(route.request().url())) await arrival
    await route.continue().catch(() => undefined)
  })
}

/** Collects every URL that the browser requests or shows from now on. */
export function addressesSeen(page: Page) {
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  return seen
}

export function expectNothingPersonal(seen: string[], typed: Visitor) {
  for (const text of Object.values(typed)) {
    const encoded = [
      text,
      encodeURIComponent(text),
      new URLSearchParams({ text }).toString().slice(5),
    ]
    expect(seen.filter((address) => encoded.some((variant) => address.includes(variant)))).toEqual(
      [],
    )
  }
}
