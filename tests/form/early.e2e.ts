import { sendTimeout } from '../../src/lib/limits.ts'
import { furtherScripts, hold, scripts } from '../support/browsing.ts'
import {
  failed,
  failure,
  fill,
  form,
  received,
  sendButton,
  sent,
  success,
  typedIn,
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
const explanation = (page: Page) => form(page).getByText(contact.form.withoutScript)

// The browser requests a favicon for the service's answer, and gets a 404.
test.beforeEach(({ expectInConsole }) =>
  expectInConsole(/status of 404|ERR_FAILED|dynamically imported module|^error: Error$/),
)

/** Fills in the form between the first script and others. Returns how to release those. */
async function fillBeforeScript(page: Page, held = furtherScripts) {
  const release = await hold(page, held)
  const requested = page.waitForRequest(/outcome/)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(form(page)).toHaveAttribute('data-live')
  const typed = await fill(page, visitor())
  await requested
  return { typed, release }
}

/** Submits the form, and at once again. */
async function submitTwice(page: Page) {
  await form(page).evaluate((element: HTMLFormElement) => {
    const again = () => queueMicrotask(() => element.requestSubmit())
    element.addEventListener('submit', again, { once: true })
  })
  await sendButton(page).click()
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
  await form(page).getByRole('button', { name: contact.form.sendAgain }).click()
  await expect(success(page)).toHaveText(sent)
  expect([mail.arrived(typed), mail.attempts()]).toEqual([1, 1])
})

test('while React hangs, a message is sent once, and what became of it is shown; React then shows the same', {
  tag: '@firefox',
}, async ({ page, mail }) => {
  const { typed, release } = await fillBeforeScript(page, /static\/js\/(react|outcome)/)
  mail.fault = { status: 500 }
  await submitTwice(page)
  await expect(failure(page)).toHaveText(failed)
  await expect(form(page).locator('a[href^="tel:"]')).toBeInViewport()
  await expect(sendButton(page)).toBeFocused()
  mail.fault = 'none'
  const region = await success(page).elementHandle()
  await submitTwice(page)
  await expect(success(page)).toHaveText(sent)
  await expect(failure(page)).toHaveCount(0)
  release()
  await expect(form(page).locator('[data-live]')).toBeAttached()
  expect(await region?.textContent()).toBe(sent)
  await expect(form(page).getByText(contact.form.afterSending!)).toBeVisible()
  expect([mail.arrived(typed), mail.attempts()]).toEqual([1, 2])
})

test('while all scripts hang, a message fails in time, is kept, and is not sent by itself', async ({
  page,
  mail,
}) => {
  const { typed, release } = await fillBeforeScript(page)
  await submitTwice(page)
  await expect(sendButton(page)).toHaveText(contact.form.sending)
  await page.clock.fastForward(sendTimeout)
  await expect(failure(page)).toHaveText(failed)
  release()
  await expect(form(page).getByRole('button', { name: contact.form.otherWays.copy })).toBeVisible()
  expect(await typedIn(page)).toEqual(typed)
  expect(mail.attempts()).toBe(0)
  await submitTwice(page)
  await expect(success(page)).toHaveText(sent)
  expect([mail.arrived(typed), mail.attempts()]).toEqual([1, 1])
})

test('before its first script, a message whose button is pressed twice is posted once', async ({
  page,
}) => {
  await hold(page, scripts)
  const posts: string[] = []
  await page.route(/send-form/, (route) => posts.push(route.request().url()))
  await page.goto('/', { waitUntil: 'commit' })
  await fill(page, visitor())
  await form(page).evaluate(async (element: HTMLFormElement) => {
    for (const _ of [1, 2]) {
      element.requestSubmit()
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  })
  expect(posts).toHaveLength(1)
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
