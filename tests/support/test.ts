import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import type { Addresses, Variant } from './variants.ts'

export type { Page, Route } from '@playwright/test'
export { expect }

export const addresses = JSON.parse(process.env.TEST_ADDRESSES ?? '{}') as Addresses

type Fixtures = {
  /** Which variant of the site the page's addresses belong to. */
  variant: Variant
  /** Opens a page and waits until it is interactive. */
  visit: (path: string) => Promise<void>
  /** Announces what the test will make the console say; anything else there fails the test. */
  expectInConsole: (pattern: RegExp) => void
}

export const test = base.extend<Fixtures>({
  variant: ['plain', { option: true }],

  baseURL: async ({ variant }, use) => {
    await use(addresses.sites[variant])
  },

  visit: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path)
      await interactive(page)
    })
  },

  expectInConsole: [
    async ({ context }, use) => {
      const said: string[] = []
      const expected: RegExp[] = []
      context.on('console', (message) => {
        if (isComplaint(message)) said.push(`${message.type()}: ${message.text()}`)
      })
      context.on('weberror', (error) => {
        if (isFirefoxOnData(error.error().message)) return
        said.push(`uncaught: ${error.error().stack ?? error.error().message}`)
      })
      await use((pattern) => {
        expected.push(pattern)
      })
      const surprises = said.filter((text) => !expected.some((pattern) => pattern.test(text)))
      expect(surprises, 'nothing unannounced in the console').toEqual([])
    },
    { auto: true },
  ],
})

/** Whatever is said there, log and info included, but for the browser's own word on a 404 page. */
function isComplaint(message: ConsoleMessage) {
  const isDocument = message.location().url === message.page()?.url()
  return !(isDocument && message.text().includes('status of 404'))
}

/** Firefox takes new structured data for a script's text, reports it, and lets it pass (docs/decisions/0008). */
const isFirefoxOnData = (message: string) => /blocked assigning to an injection sink/.test(message)

/** Loads the bundle at once, as any interaction does, and waits until React has taken the page over. */
export async function interactive(page: Page) {
  const isHydrated = () =>
    page.evaluate(() => {
      window.dispatchEvent(new Event('keydown'))
      const isTakenOver = Object.keys(document.querySelector('main > :last-child') ?? {}).some(
        (key) => key.startsWith('__react'),
      )
      return (
        isTakenOver &&
        document.querySelector('header button[aria-controls][aria-expanded]') !== null
      )
    })
  await expect.poll(isHydrated, { intervals: [20, 50, 100], message: 'hydrated' }).toBe(true)
}
