import { messages, waitForMessage } from '../../tools/mail/inbox-client.ts'
import { field, fill, form, sendButton, typedIn, visitor } from '../support/contact.ts'
import {
  expect,
  isTyped,
  note,
  onThreePages,
  resultOf,
  sendFailures,
  sentOnce,
  test,
} from '../support/contact-test.ts'
import { site } from '../support/content.ts'
import {
  addressesSeen,
  expectNothingPersonal,
  scripts,
  slowScripts,
} from '../support/slow-scripts.ts'
import { addresses, interactive, type Page } from '../support/test.ts'
import { words } from '../support/words.ts'

/** All scripts but the first, which watches the form until the client bundle takes over. */
const isClientBundle = (url: string) => /static\/js\/(?!entry-client)/.test(url)

const never = new Promise(() => {})

/** What the e-mail service itself answers to a form. */
const serviceAnswer = (page: Page) => page.getByText('OK', { exact: true })
const explanation = (page: Page) => form(page).getByText(words.form.withoutScript)

test.beforeEach(({ expectInConsole }) => {
  expectInConsole(sendFailures)
  // The service's answer has no icon, which the browser asks for.
  expectInConsole(/status of 404|dynamically imported module|^error: Error$/)
})

/**
 * Opens the page, fills the form in and waits until the first script has run and asked for the client bundle,
 * which arrives with `bundle`.
 */
async function fillBeforeBundle(page: Page, path: string, bundle: Promise<unknown>) {
  await slowScripts(page, isClientBundle, bundle)
  const asked = page.waitForRequest((request) => isClientBundle(request.url()))
  await page.goto(path, { waitUntil: 'commit' })
  const typed = visitor()
  await fill(page, typed)
  await asked
  return typed
}

/**
 * Submits the form and does something while the browser waits for the answer. Playwright waits for the answer
 * too, so the page does it by itself, and calls back.
 */
async function submitAnd(
  page: Page,
  then: 'submit' | 'stop',
  when: { hydrated: boolean },
  clicked = () => {},
) {
  const done = Promise.withResolvers<void>()
  await page.exposeFunction('done', done.resolve)
  await form(page).evaluate(
    (element: HTMLFormElement, { what, hydrated }) => {
      const button = element.querySelector<HTMLButtonElement>('button[type=submit]')!
      function act() {
        // Hydrated, the form shows that the browser is sending.
        if (hydrated && !button.disabled) return void setTimeout(act, 50)
        if (what === 'stop') window.stop()
        else {
          element.requestSubmit()
          button.click()
        }
        Reflect.get(window, 'done')()
      }
      element.addEventListener('submit', () => setTimeout(act, 50), { once: true })
    },
    { what: then, ...when },
  )
  await sendButton(page).click({ noWaitAfter: true })
  clicked()
  await done.promise
}

test('what is typed before the scripts arrive is kept, and sent once afterwards', async ({
  page,
  mail,
}) => {
  const arrival = Promise.withResolvers<void>()
  await slowScripts(page, undefined, arrival.promise)
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

onThreePages((path) => {
  test('a message sent before the scripts arrives once', async ({ page, mail }) => {
    await slowScripts(page, undefined, never)
    const seen = addressesSeen(page)
    await page.goto(path, { waitUntil: 'commit' })
    const typed = visitor({ Message: 'Two lines,\nÄ “two” <three>' })
    await fill(page, typed)
    await sendButton(page).click()
    await expect(serviceAnswer(page)).toBeVisible()
    note('sent before the scripts', mail.arrived(typed), false)
    expect([mail.arrived(typed), mail.attempts()]).toEqual([1, 1])
    expectNothingPersonal(seen, typed)
  })

  for (const hydrated of [false, true])
    test(`a message sent twice, ${hydrated ? 'then during' : 'both before'} hydration, arrives once`, async ({
      page,
      mail,
    }) => {
      mail.fault = 'hold'
      const arrival = Promise.withResolvers<void>()
      const typed = await fillBeforeBundle(page, path, hydrated ? arrival.promise : never)
      await submitAnd(page, 'submit', { hydrated }, arrival.resolve)
      await mail.answer()
      await expect(serviceAnswer(page)).toBeVisible()
      note(`sent twice around hydration`, mail.arrived(typed), false)
      expect([mail.arrived(typed), mail.attempts()]).toEqual([1, 1])
    })
})

test('an early send that the visitor stops can be sent again after 30 s', async ({
  page,
  mail,
}) => {
  mail.fault = 'hold'
  const arrival = Promise.withResolvers<void>()
  const typed = await fillBeforeBundle(page, '/', arrival.promise)
  await submitAnd(page, 'stop', { hydrated: true }, arrival.resolve)
  await expect.poll(() => mail.left()).toBe(1)
  await interactive(page)
  mail.fault = 'none'
  await mail.answer()
  expect(await isTyped(page, typed)).toBe(true)
  await page.clock.fastForward(31_000)
  await sendButton(page).click()
  expect(await resultOf(page, mail, typed, 'early send stopped by the visitor')).toEqual(sentOnce)
})

for (const how of ['off', 'blocked'])
  test.describe(`with scripts ${how}`, () => {
    test.use({ variant: 'plain', javaScriptEnabled: how !== 'off' })

    test('the browser refuses blanks, and a message is delivered', async ({ page }) => {
      if (how === 'blocked') await page.route(scripts, (route) => route.abort())
      await page.goto('/services')
      if (how === 'off') await expect(explanation(page)).toBeVisible()
      for (const label of ['First name', 'Last name', 'Email', 'Phone']) {
        await fill(page, visitor({ [label]: '  ' }))
        await sendButton(page).click()
        await expect(field(page, label)).toBeFocused()
      }
      const typed = visitor({
        'First name': 'Żaneta',
        Message: 'Quotes " and \' & <tags> 👋\nlines',
      })
      const seen = addressesSeen(page)
      await fill(page, typed)
      await sendButton(page).click()
      await expect(serviceAnswer(page)).toBeVisible()
      const mine = ({ replyTo }: { replyTo: string }) => replyTo.includes(typed.Email)
      const message = await waitForMessage(addresses.inbox, mine, 10_000)
      expect(message.text).toContain(typed.Message)
      expect(message.text).toContain(`Żaneta ${typed['Last name']}`)
      expect(message.recipients).toEqual([site.email])
      expect((await messages(addresses.inbox)).filter(mine)).toHaveLength(1)
      expectNothingPersonal(seen, typed)
      await page.goBack()
      await expect(page).toHaveTitle(words.titles.services)
    })
  })

test('where the scripts do not arrive, the form says what a submit leads to', async ({ page }) => {
  await page.route(scripts, (route) => route.abort())
  await page.goto('/')
  await expect(explanation(page)).toBeHidden()
  // It appears after 10 s, by an animation.
  await explanation(page).evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish()
  })
  await expect(explanation(page)).toBeVisible()
})
