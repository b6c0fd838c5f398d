import { fill, sendButton, typedIn, type Visitor, visitor } from './support/contact.ts'
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
import type { Page } from './support/test.ts'

const scripts = '**/static/js/*.js'
const tenSeconds = 10_000

/** The scripts need ten seconds to arrive. */
async function slowScripts(page: Page, which: (url: string) => boolean = () => true) {
  await page.route(scripts, async (route) => {
    if (which(route.request().url()))
      await new Promise((resolve) => setTimeout(resolve, tenSeconds))
    await route.continue().catch(() => undefined)
  })
}

/** Every address that the browser asks for or shows from now on. */
function addressesSeen(page: Page) {
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  return seen
}

function expectNothingPersonal(seen: string[], typed: Visitor) {
  for (const text of Object.values(typed)) {
    const encoded = [
      text,
      encodeURIComponent(text),
      new URLSearchParams({ text }).toString().slice(5),
    ]
    expect(seen.filter((address) => encoded.some((form) => address.includes(form)))).toEqual([])
  }
}

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

const early: [FaultName, (url: string) => boolean, (page: Page) => Promise<void>][] = [
  ['sent before the scripts (10 s late)', () => true, (page) => sendButton(page).click()],
  [
    'sent twice before the application',
    (url) => !url.includes('entry-client'),
    (page) => sendButton(page).dblclick(),
  ],
]
for (const [name, which, submit] of early) {
  test(`A message arrives once: ${name}`, async ({ page, faultyMail }) => {
    await slowScripts(page, which)
    for (const path of ['/', '/services', '/about']) {
      faultyMail.reset()
      if (name === 'sent twice before the application') faultyMail.fault = 'hold'
      const seen = addressesSeen(page)
      await page.goto(path, { waitUntil: 'commit' })
      const typed = visitor()
      await fill(page, typed)
      await submit(page)
      await expect.poll(() => faultyMail.attempts()).toBeGreaterThan(0)
      faultyMail.answer()
      await servicePage(page)
      record(name, reckon(sees.servicePage, takenOf(faultyMail, typed)))
      expect(takenOf(faultyMail, typed)).toBe(1)
      expect(faultyMail.attempts()).toBe(1)
      expectNothingPersonal(seen, typed)
    }
  })
}

test('An early send that the visitor stops can be sent again', async ({ page, faultyMail }) => {
  await page.clock.install()
  faultyMail.fault = 'hold'
  await page.route(scripts, (route) =>
    route.request().url().includes('entry-client') ? route.continue() : undefined,
  )
  await page.goto('/', { waitUntil: 'commit' })
  const typed = visitor()
  await fill(page, typed)
  // Playwright itself waits while a navigation is under way, so the page is told beforehand.
  await page.evaluate(() =>
    window.addEventListener('submit', () => setTimeout(() => window.stop(), 1000), { once: true }),
  )
  await sendButton(page).click()
  await expect.poll(() => faultyMail.attempts()).toBe(1)
  await expect.poll(() => faultyMail.left()).toBe(1)
  faultyMail.fault = 'none'
  faultyMail.answer()
  const stays = await isTyped(page, typed)
  await page.clock.fastForward(31_000)
  await sendButton(page).click()
  await servicePage(page)
  const count = takenOf(faultyMail, typed)
  const told = 'what was typed, still in the fields'
  record('early send stopped by the visitor', {
    ...reckon(told, count),
    arrives: `nothing; sent again after 30 s: the message, ${count === 1 ? 'once' : `${count} times`}`,
  })
  expect({ stays, count }).toEqual({ stays: true, count: 1 })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message arrives once', async ({ page, faultyMail }) => {
    for (const path of ['/', '/services', '/about']) {
      const seen = addressesSeen(page)
      await page.goto(path)
      const typed = visitor()
      await fill(page, typed)
      await sendButton(page).click()
      await servicePage(page)
      record('without JavaScript', reckon(sees.servicePage, takenOf(faultyMail, typed)))
      expect(takenOf(faultyMail, typed)).toBe(1)
      expectNothingPersonal(seen, typed)
    }
  })
})
