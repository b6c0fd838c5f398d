import { setTimeout as delay } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { Visitor } from './contact.ts'
import type { Page } from './test.ts'

export const scripts = '**/static/js/*.js'

/** The scripts take their time, all of them together: so many milliseconds, or until something has happened. */
export async function slowScripts(
  page: Page,
  which = (_url: string) => true,
  late: number | Promise<unknown> = 10_000,
) {
  let arrival: Promise<unknown> | undefined
  await page.route(scripts, async (route) => {
    if (which(route.request().url())) {
      arrival ??= typeof late === 'number' ? delay(late) : late
      await arrival
    }
    await route.continue().catch(() => undefined)
  })
}

/** Every address that the browser asks for or shows from now on. */
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
    expect(seen.filter((address) => encoded.some((form) => address.includes(form)))).toEqual([])
  }
}
