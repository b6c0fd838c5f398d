import { setTimeout as delay } from 'node:timers/promises'
import { fill, form, sendButton, typedIn, visitor } from './support/contact.ts'
import type { FaultName } from './support/faults.ts'
import {
  expect,
  expectedComplaints,
  isTyped,
  outcome,
  reckon,
  record,
  sees,
  takenOf,
  test,
} from './support/reliability.ts'
import {
  addressesSeen,
  expectNothingPersonal,
  scripts,
  slowScripts,
} from './support/slow-scripts.ts'
import { interactive, type Page } from './support/test.ts'

/** The chunk that every page needs, React in it. */
const application = /static\/js\/app\./

const servicePage = (page: Page) => expect(page.getByText('OK', { exact: true })).toBeVisible()

test.beforeEach(({ expectInConsole, page }) => {
  // The service's plain answer has no icon, which the browser asks it for.
  expectInConsole(new RegExp(`${expectedComplaints.source}|status of 404`))
  page.setDefaultTimeout(20_000)
})

test('What is typed before the scripts arrive survives them, and is sent once', async ({
  page,
  faultyMail,
}) => {
  test.slow()
  await slowScripts(page)
  const seen = addressesSeen(page)
  await page.goto('/', { waitUntil: 'commit' })
  const typed = visitor()
  await fill(page, typed)
  await expect(page.locator('header button[aria-controls]')).toHaveAttribute('aria-expanded', /./, {
    timeout: 40_000,
  })
  expect(await typedIn(page)).toEqual(typed)
  await page.unroute(scripts)
  await sendButton(page).click()
  const told = await outcome(page, typed)
  record(
    'typed before the scripts (10 s late), sent after',
    reckon(told, takenOf(faultyMail, typed)),
  )
  expect(told).toBe(sees.success)
  expect(takenOf(faultyMail, typed)).toBe(1)
  expectNothingPersonal(seen, typed)
})

/** What a page under way to the service has said of itself; Playwright cannot ask it then. */
const told: string[] = []

const early: {
  name: FaultName
  which: (url: string) => boolean
  /** The scripts come when the form has been submitted; 10 s late where nothing is said. */
  afterwards?: boolean
  /** The service answers when everything has been tried. */
  held?: boolean
  waitsFor?: RegExp
  submit: (page: Page, clicked: () => void) => Promise<void>
}[] = [
  {
    name: 'sent before the scripts (10 s late)',
    which: () => true,
    submit: (page) => sendButton(page).click(),
  },
  {
    name: 'sent twice before the application',
    which: (url) => !url.includes('entry-client'),
    held: true,
    waitsFor: application,
    async submit(page) {
      // Playwright itself waits while a navigation is under way, so the page is told beforehand.
      await form(page).evaluate((element: HTMLFormElement) => {
        const again = () => setTimeout(() => element.requestSubmit(), 500)
        element.addEventListener('submit', again, { once: true })
      })
      await sendButton(page).click({ noWaitAfter: true })
      await delay(1500)
    },
  },
  {
    name: 'sent before the application, and again once it is there',
    which: (url) => application.test(url),
    afterwards: true,
    held: true,
    waitsFor: application,
    async submit(page, clicked) {
      told.length = 0
      await page.exposeFunction('tell', (text: string) => told.push(text)).catch(() => undefined)
      await form(page).evaluate((element: HTMLFormElement) => {
        const button = element.querySelector<HTMLButtonElement>('button[type=submit]')!
        const timer = setInterval(() => {
          // The header comes to life before the form does.
          if (!button.disabled) return
          clearInterval(timer)
          element.requestSubmit()
          button.click()
          Reflect.get(window, 'tell')(`${button.textContent} ${button.disabled}`)
        }, 100)
      })
      await sendButton(page).click({ noWaitAfter: true })
      clicked()
      await expect.poll(() => told).toEqual(['SENDING... true'])
      await delay(500)
    },
  },
]
for (const { name, which, afterwards, held, waitsFor, submit } of early) {
  test(`A message arrives once: ${name}`, async ({ page, faultyMail }) => {
    for (const path of ['/', '/services', '/about']) {
      await page.unroute(scripts)
      const clicked = Promise.withResolvers<void>()
      await slowScripts(page, which, afterwards ? clicked.promise : undefined)
      faultyMail.reset()
      if (held) faultyMail.fault = 'hold'
      const seen = addressesSeen(page)
      const ready = waitsFor && page.waitForRequest(waitsFor)
      await page.goto(path, { waitUntil: 'commit' })
      const typed = visitor()
      await fill(page, typed)
      await ready
      await submit(page, clicked.resolve)
      await expect.poll(() => faultyMail.attempts()).toBeGreaterThan(0)
      faultyMail.answer()
      await servicePage(page)
      // A service that goes on without its sender would take every one of them.
      record(name, reckon(sees.servicePage, faultyMail.attempts()))
      expect(takenOf(faultyMail, typed)).toBe(1)
      expect(faultyMail.attempts()).toBe(1)
      expectNothingPersonal(seen, typed)
    }
  })
}

test('An early send that the visitor stops can be sent again after 30 s', async ({
  page,
  faultyMail,
}) => {
  faultyMail.fault = 'hold'
  const clicked = Promise.withResolvers<void>()
  await slowScripts(page, (url) => application.test(url), clicked.promise)
  // Asked for by the document's own script, which has run then.
  const asked = page.waitForRequest(application)
  await page.goto('/', { waitUntil: 'commit' })
  const typed = visitor()
  await fill(page, typed)
  await asked
  await page.evaluate(() =>
    window.addEventListener('submit', () => setTimeout(() => window.stop(), 3000), { once: true }),
  )
  await sendButton(page).click({ noWaitAfter: true })
  clicked.resolve()
  await expect.poll(() => faultyMail.left(), { timeout: 15_000 }).toBe(1)
  await interactive(page)
  faultyMail.fault = 'none'
  faultyMail.answer()
  const stays = await isTyped(page, typed)
  await page.clock.fastForward(31_000)
  await sendButton(page).click()
  const told = await outcome(page, typed)
  const reckoned = reckon(told, takenOf(faultyMail, typed))
  record('early send stopped by the visitor', {
    ...reckoned,
    sees: `what was typed, still in the fields; sent again: ${told}`,
    arrives: `nothing; sent again: ${reckoned.arrives}`,
  })
  expect({ stays, told }).toEqual({ stays: true, told: sees.success })
  expect(takenOf(faultyMail, typed)).toBe(1)
})
