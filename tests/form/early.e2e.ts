import { furtherScripts, hold } from '../support/browsing.ts'
import {
  failed,
  failure,
  field,
  fill,
  form,
  received,
  sendButton,
  typedIn,
  type Visitor,
  visitor,
} from '../support/contact.ts'
import {
  addressesSeen,
  expect,
  expectNothingPersonal,
  neverRetried,
  test,
} from '../support/contact-test.ts'
import { contact, site } from '../support/content.ts'
import { servicesPage } from '../support/pages.ts'
import type { Page } from '../support/test.ts'

test.describe.configure(neverRetried)

/** The page that the e-mail service answers a native submit with. */
const serviceAnswer = (page: Page) => page.getByText('OK', { exact: true })
const sendAgain = (page: Page) => form(page).getByRole('button', { name: contact.form.sendAgain })
const explanation = (page: Page) => form(page).getByText(contact.form.withoutScript)

// The browser requests a favicon for the service's answer, and gets a 404.
test.beforeEach(({ expectInConsole }) =>
  expectInConsole(/status of 404|ERR_FAILED|dynamically imported module|^error: Error$/),
)

/** Fills in the form between the first script and the others. Returns how to release those. */
async function fillBeforeScript(page: Page) {
  const release = await hold(page, furtherScripts)
  const requested = page.waitForRequest(/outcome/)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(form(page)).toHaveAttribute('data-live')
  const typed = await fill(page, visitor())
  await requested
  return { typed, release }
}

/**
 * Submits the form, then again while the first is under way. A script in the page does this, because Playwright's
 * actions wait for the navigation to end.
 */
async function submitTwice(page: Page, between = () => {}) {
  const done = Promise.withResolvers<void>()
  await page.exposeFunction('done', done.resolve)
  await form(page).evaluate((element: HTMLFormElement) => {
    const again = () => {
      element.requestSubmit()
      element.querySelector<HTMLButtonElement>('button[type=submit]')!.click()
      Reflect.get(window, 'done')()
    }
    element.addEventListener('submit', () => setTimeout(again, 50), { once: true })
  })
  await sendButton(page).click({ noWaitAfter: true })
  between()
  await done.promise
}

/** Goes back after the browser has posted the form. The page says so, and sends again only if the visitor wants it. */
async function goBackToPosted(page: Page, typed: Visitor) {
  await page.goBack()
  const [before] = contact.form.posted!.split('{time}')
  await expect(form(page).getByRole('status').getByText(before!)).toContainText(/\d/)
  await expect(sendAgain(page)).toBeVisible()
  expect(await typedIn(page)).toEqual(typed)
}

test('offline, a message that is sent before the script of the form loads is kept', async ({
  page,
  visit,
  context,
  mail,
}) => {
  await visit('/')
  await context.setOffline(true)
  const typed = await fill(page, visitor())
  await sendButton(page).click()
  await expect(failure(page)).toContainText(failed)
  await expect(failure(page)).toContainText(contact.form.offline)
  expect(await typedIn(page)).toEqual(typed)
  await expect(sendButton(page)).toBeFocused()
  await context.setOffline(false)
  await expect(failure(page)).toHaveText(failed)
  await sendAgain(page).click()
  // Where the browser remembers that the script failed, it posts the form.
  await expect(serviceAnswer(page).or(page.getByText(contact.form.sent))).toBeVisible()
  expect([mail.arrived(typed), mail.attempts()]).toEqual([1, 1])
})

for (const arrives of [false, true])
  test(`a message sent twice, ${arrives ? 'before and after' : 'both times before'} its script, arrives once`, {
    tag: arrives ? [] : '@all',
  }, async ({ page, mail }) => {
    mail.fault = 'hold'
    const { typed, release } = await fillBeforeScript(page)
    await submitTwice(page, arrives ? release : undefined)
    await mail.answer()
    await expect(serviceAnswer(page).or(page.getByText(contact.form.sent))).toBeVisible()
    expect([mail.arrived(typed), mail.attempts()]).toEqual([1, 1])
    if (arrives) return
    await goBackToPosted(page, typed)
    await field(page, 'message').fill('Another one.')
    await expect(sendAgain(page)).toHaveCount(0)
  })

test.describe('without scripts', () => {
  test.use({ variant: 'plain', javaScriptEnabled: false })

  test('a message is delivered', async ({ page }) => {
    await page.goto(servicesPage.path)
    await expect(explanation(page)).toBeVisible()
    const typed = visitor({
      firstName: 'Żaneta',
      message: 'Quotes " and \' & <tags> 👋\nlines',
    })
    const seen = addressesSeen(page)
    await fill(page, typed)
    await sendButton(page).click()
    await expect(serviceAnswer(page)).toBeVisible()
    const message = await received(typed)
    expect(message.text).toContain(typed.message)
    expect(message.text).toContain(`Żaneta ${typed.lastName}`)
    expect(message.recipients).toEqual([site.email])
    expectNothingPersonal(seen, typed)
    await page.goBack()
    await expect(page).toHaveTitle(servicesPage.title)
  })
})
