import { failure, fill, form, sendButton, sent, success, visitor } from './support/contact.ts'
import {
  arrives,
  expect,
  expectedComplaints,
  outcome,
  reckon,
  record,
  sees,
  takenOf,
  test,
} from './support/reliability.ts'
import type { Page } from './support/test.ts'
import { words } from './support/words.ts'

test.beforeEach(({ expectInConsole }) => expectInConsole(expectedComplaints))

/** The scripts that the page asks for from now on: what sending needs. */
const everyScript = '**/static/js/*.js'

test.describe('Where the client library', () => {
  test('does not load, the message is told, kept and can be sent again', async ({
    page,
    visit,
    faultyMail,
  }) => {
    for (const path of ['/', '/services', '/about']) {
      await visit(path)
      const typed = visitor()
      await fill(page, typed)
      await page.route(everyScript, (route) => route.abort())
      await sendButton(page).click()
      const seen = await outcome(page, typed)
      await page.unroute(everyScript)
      await sendButton(page).click()
      await expect(success(page)).toHaveText(sent)
      const reckoned = reckon(seen, takenOf(faultyMail, typed))
      record('client library does not load', {
        ...reckoned,
        arrives: `${arrives.nothing}; sent again: ${reckoned.arrives}`,
      })
      expect(seen).toBe(sees.failure)
      expect(takenOf(faultyMail, typed)).toBe(1)
    }
  })

  test('throws a string, the message is told and kept', async ({ page, visit, faultyMail }) => {
    await visit('/')
    const typed = visitor()
    await fill(page, typed)
    await page.route(everyScript, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw "no library"' }),
    )
    await sendButton(page).click()
    const seen = await outcome(page, typed)
    record('client library throws a string', reckon(seen, takenOf(faultyMail, typed)))
    expect(seen).toBe(sees.failure)
    expect(faultyMail.attempts()).toBe(0)
  })
})

const storages = [
  ['localStorage blocked, library would throw', ['localStorage']],
  ['all storage blocked', ['localStorage', 'sessionStorage']],
] as const
for (const [name, blocked] of storages) {
  test(`A message is delivered all the same: ${name}`, async ({ page, visit, faultyMail }) => {
    await page.addInitScript((names) => {
      const get = () => {
        throw new DOMException('Access is denied', 'SecurityError')
      }
      for (const storage of names)
        Object.defineProperty(window, storage, { configurable: true, get })
    }, blocked)
    await visit('/about')
    for (let trial = 0; trial < 3; trial += 1) {
      const typed = visitor()
      await fill(page, typed)
      await sendButton(page).click()
      const seen = await outcome(page, typed)
      record(name, reckon(seen, takenOf(faultyMail, typed)))
      expect(seen).toBe(sees.success)
      expect(takenOf(faultyMail, typed)).toBe(1)
    }
  })
}

const { offline, online, sendAgain } = words.form
const notice = (page: Page) => form(page).getByText(offline).or(form(page).getByText(online))
const again = (page: Page) => form(page).getByRole('button', { name: sendAgain })

test('Offline is said; back online it offers to send again, and does not do so itself', async ({
  page,
  visit,
  context,
  faultyMail,
}) => {
  await visit('/')
  for (let trial = 0; trial < 3; trial += 1) {
    const typed = visitor()
    await fill(page, typed)
    await context.setOffline(true)
    await sendButton(page).click()
    const seen = await outcome(page, typed)
    await expect(notice(page)).toContainText(offline)
    await expect(again(page)).toHaveCount(0)
    const attempts = faultyMail.attempts()
    await context.setOffline(false)
    await expect(notice(page)).toHaveText(online)
    await expect(failure(page)).toBeVisible()
    await page.waitForTimeout(500)
    expect(faultyMail.attempts(), 'nothing is sent by itself').toBe(attempts)
    await again(page).click()
    await expect(success(page)).toHaveText(sent)
    const reckoned = reckon(seen, takenOf(faultyMail, typed))
    record('offline, then online', {
      ...reckoned,
      sees: `${seen}; “You are offline”, then “You are connected again” and SEND AGAIN`,
      arrives: `${arrives.nothing} by itself; sent again: ${reckoned.arrives}`,
    })
    expect(seen).toBe(sees.failure)
    expect(takenOf(faultyMail, typed)).toBe(1)
  }
})
