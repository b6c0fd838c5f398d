import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { Visitor } from './contact.ts'
import type { Page } from './test.ts'

export const scripts = '**/static/js/*.js'

/** Delays all matching scripts until the same moment: by `delay` milliseconds, or until a promise resolves. */
export async function delayScripts(
  page: Page,
  matches = (_url: string) => true,
  delay: number | Promise<unknown> = 10_000,
) {
  let arrival: Promise<unknown> | undefined
  await page.route(scripts, async (route) => {
    if (matches(route.request().url())) {
      arrival ??= typeof delay === 'number' ? setTimeout(delay) : delay
      await arrival
    }
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
