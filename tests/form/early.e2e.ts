import { fields } from '../../src/contact/fields.ts'
import { messages, waitForMessage } from '../../tools/mail/inbox-client.ts'
import { field, fill, form, sendButton, typedIn, visitor } from '../support/contact.ts'
import {
  expect,
  keptOnly,
  recordFate,
  resultOf,
  sendFailures,
  sentOnce,
  test,
} from '../support/contact-test.ts'
import { site } from '../support/content.ts'
import {
  addressesSeen,
  delayScripts,
  expectNothingPersonal,
  scripts,
} from '../support/delay-scripts.ts'
import { addresses, interactive, type Page } from '../support/test.ts'
import { words } from '../support/words.ts'

/** Every script except the first, which waits for the others when the form is submitted. */
const isFormScript = (url: string) => /static\/js\/(?!main)/.test(url)

const never = new Promise(() => {})

/** The page that the e-mail service answers a native submit with. */
const serviceAnswer = (page: Page) => page.getByText('OK', { exact: true })
const explanation = (page: Page) => form(page).getByText(words.form.withoutScript)

test.beforeEach(({ expectInConsole }) => {
  expectInConsole(sendFailures)
  // The browser requests a favicon for the service's answer, and gets a 404.
  expectInConsole(/status of 404|dynamically imported module|^error: Error$/)
})

/** Fills in the form between the first script and the form's own, which loads once `bundle` resolves. */
async function fillBeforeBundle(page: Page, bundle: Promise<unknown>) {
  await delayScripts(page, bundle, isFormScript)
  const requested = page.waitForRequest((request) => /outcome/.test(request.url()))
  await page.goto('/', { waitUntil: 'commit' })
  await expect(form(page)).toHaveAttribute('data-live')
  const typed = visitor()
  await fill(page, typed)
  await requested
  return typed
}

/**
 * Submits the form, then again while the first is under way. A script in the page does this, because Playwright's
 * actions wait for the navigation to end.
 */
async function submitTwice(page: Page, clicked = () => {}) {
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
  clicked()
  await done.promise
}

test('what is typed before the scripts load is kept, and sent once', { tag: '@firefox' }, async ({
  page,
  mail,
}) => {
  const arrival = Promise.withResolvers<void>()
  await delayScripts(page, arrival.promise)
  const seen = addressesSeen(page)
  await page.goto('/', { waitUntil: 'commit' })
  const typed = visitor()
  await fill(page, typed)
  arrival.resolve()
  await interactive(page)
  expect(await typedIn(page)).toEqual(typed)
  await sendButton(page).click()
  expect(await resultOf(page, mail, typed, 'typed before the scripts')).toEqual(sentOnce)
  expectNothingPersonal([...seen, page.url()], typed)
})

test('a message sent before the scripts load arrives once', async ({ page, mail }) => {
  await delayScripts(page, never)
  const seen = addressesSeen(page)
  await page.goto('/', { waitUntil: 'commit' })
  const typed = visitor({ message: 'Two lines,\nÄ “two” <three>' })
  await fill(page, typed)
  await sendButton(page).click()
  await expect(serviceAnswer(page)).toBeVisible()
  recordFate('sent before the scripts', mail.arrived(typed), false)
  expect([mail.arrived(typed), mail.attempts()]).toEqual([1, 1])
  expectNothingPersonal(seen, typed)
})

for (const hydrated of [false, true])
  test(`a message sent twice, ${hydrated ? 'before and after' : 'both times before'} its script, arrives once`, {
    tag: hydrated ? [] : '@all',
  }, async ({ page, mail }) => {
    mail.fault = 'hold'
    const arrival = Promise.withResolvers<void>()
    const typed = await fillBeforeBundle(page, hydrated ? arrival.promise : never)
    await submitTwice(page, arrival.resolve)
    await mail.answer()
    await expect(serviceAnswer(page).or(page.getByText(words.form.sent))).toBeVisible()
    recordFate('sent twice around hydration', mail.arrived(typed), false)
    expect([mail.arrived(typed), mail.attempts()]).toEqual([1, 1])
  })

test('a send that the visitor stops is kept, and can be sent again', { tag: '@all' }, async ({
  page,
  visit,
  mail,
}) => {
  const fault = 'send stopped by the visitor'
  await visit('/')
  mail.fault = 'hold'
  const typed = visitor()
  await fill(page, typed)
  await sendButton(page).click()
  await expect.poll(() => mail.attempts()).toBe(1)
  await page.evaluate(() => window.stop())
  expect(await resultOf(page, mail, typed, fault)).toEqual(keptOnly)
  mail.fault = 'none'
  await sendButton(page).click()
  expect(await resultOf(page, mail, typed, fault)).toEqual(sentOnce)
})

test.describe('without scripts', () => {
  test.use({ variant: 'plain', javaScriptEnabled: false })

  test('the browser rejects whitespace, and a message is delivered', async ({ page }) => {
    await page.goto('/services')
    await expect(explanation(page)).toBeVisible()
    const singleLine = fields.filter(
      ({ type, required }) => required && type !== 'textarea' && type !== 'select',
    )
    for (const { name } of singleLine) {
      await fill(page, visitor({ [name]: '  ' }))
      await sendButton(page).click()
      await expect(field(page, name)).toBeFocused()
    }
    const typed = visitor({
      firstName: 'Żaneta',
      message: 'Quotes " and \' & <tags> 👋\nlines',
    })
    const seen = addressesSeen(page)
    await fill(page, typed)
    await sendButton(page).click()
    await expect(serviceAnswer(page)).toBeVisible()
    const mine = ({ replyTo }: { replyTo: string }) => replyTo.includes(typed.email)
    const message = await waitForMessage(addresses.inbox, mine, 10_000)
    expect(message.text).toContain(typed.message)
    expect(message.text).toContain(`Żaneta ${typed.lastName}`)
    expect(message.recipients).toEqual([site.email])
    expect((await messages(addresses.inbox)).filter(mine)).toHaveLength(1)
    expectNothingPersonal(seen, typed)
    await page.goBack()
    await expect(page).toHaveTitle(words.titles.services)
  })
})

test('the form explains what a submit does if the scripts fail to load', { tag: '@all' }, async ({
  page,
}) => {
  await page.route(scripts, (route) => route.abort())
  await page.goto('/')
  await expect(explanation(page)).toBeHidden()
  // A CSS animation shows it after 10 s.
  await explanation(page).evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish()
  })
  await expect(explanation(page)).toBeVisible()
})
