import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import type { Addresses, Variant } from './variants.ts'

export type { Locator, Page, Route } from '@playwright/test'
export { expect }

export const addresses = JSON.parse(process.env.TEST_ADDRESSES ?? '{}') as Addresses

type Fixtures = {
  /** The variant of the site that `page` opens. */
  variant: Variant
  /** Opens a page and waits until it is interactive. */
  visit: (path: string) => Promise<void>
  /** Allows console messages that match. Any other message fails the test. */
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
      const messages: string[] = []
      const expected: RegExp[] = []
      context.on('console', (message) => {
        if (!isPageStatus(message)) messages.push(`${message.type()}: ${message.text()}`)
      })
      context.on('weberror', (error) => {
        messages.push(`uncaught: ${error.error().stack ?? error.error().message}`)
      })
      // Not every browser has them in the console.
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
          console.error(`policy violated: ${violatedDirective} by ${sourceFile}`),
        )
        // src/islands/mount.tsx
        addEventListener('mismatch', (event) =>
          console.error(`mismatch: ${(event as ErrorEvent).error}`),
        )
      })
      await use((pattern) => {
        expected.push(pattern)
      })
      const unexpected = messages.filter((text) => !expected.some((pattern) => pattern.test(text)))
      expect(unexpected, 'no unexpected console messages').toEqual([])
    },
    { auto: true },
  ],
})

/** Browsers log an error for every document that has status 404. */
const isPageStatus = (message: ConsoleMessage) =>
  !/\.\w+$/.test(message.location().url) && message.text().includes('status of 404')

/** Waits until scripts are running and, after a touch, the islands that load without one are interactive. */
export async function interactive(page: Page) {
  const isInteractive = () =>
    page.evaluate(() => {
      const islands = [...document.querySelectorAll('island-root:not([load])')]
      for (const island of islands) island.dispatchEvent(new Event('pointerover'))
      return (
        document.querySelector('header button[aria-controls][aria-expanded]') !== null &&
        islands.every((island) => island.hasAttribute('data-live'))
      )
    })
  await expect.poll(isInteractive, { intervals: [20, 50, 100], message: 'interactive' }).toBe(true)
}
