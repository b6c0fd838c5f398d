import { waitForMessage } from '../mail/inbox-client.ts'
import { site } from '../src/content/site.ts'
import {
  field,
  fill,
  form,
  sendButton,
  sent,
  success,
  typedIn,
  type Visitor,
  visitor,
} from './support/contact.ts'
import { addressesSeen, expectNothingPersonal } from './support/slow-scripts.ts'
import { addresses, expect, interactive, type Page, test } from './support/test.ts'
import { words } from './support/words.ts'

const arrival = (typed: Visitor) =>
  waitForMessage(addresses.inbox, ({ replyTo }) => replyTo.includes(typed.Email), 10_000)

/** The scripts wait until the returned function is called. */
async function delayScripts(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return () => release()
}

test.describe('Before the script has arrived', () => {
  test('what is typed is kept, and can be sent afterwards', async ({ page }) => {
    const release = await delayScripts(page)
    const typed = visitor()
    const seen = addressesSeen(page)
    await page.goto('/', { waitUntil: 'commit' })
    await fill(page, typed)
    release()
    await interactive(page)
    expect(await typedIn(page)).toEqual(typed)
    await field(page, 'Message').focus()
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    expect((await arrival(typed)).text).toContain(typed.Message)
    expectNothingPersonal(seen, typed)
  })

  test('a submit delivers', async ({ page }) => {
    await delayScripts(page)
    const typed = visitor({ 'First name': 'Żaneta', Message: 'Line one\nÄ “two” <three>' })
    const seen = addressesSeen(page)
    await page.goto('/about', { waitUntil: 'commit' })
    await fill(page, typed)
    await sendButton(page).click()
    const message = await arrival(typed)
    expect(message.text).toContain(typed.Message)
    expect(message.text).toContain(`Żaneta ${typed['Last name']}`)
    expectNothingPersonal(seen, typed)
  })
})

for (const [how, arrange] of [
  ['off', undefined],
  ['blocked', (page: Page) => page.route(/\.js$/, (route) => route.abort())],
] as const) {
  test.describe(`With scripts ${how}`, () => {
    test.use({ javaScriptEnabled: arrange !== undefined })

    test('a message is delivered, and no value enters an address', async ({
      page,
      expectInConsole,
    }) => {
      // The e-mail service's plain answer has no icon, which the browser asks it for.
      expectInConsole(/ERR_FAILED|status of 404|dynamically imported module/)
      await arrange?.(page)
      const typed = visitor({ Message: 'Quotes " and \' & <tags> 👋\nand lines' })
      const seen = addressesSeen(page)
      await page.goto('/services')
      await expect(field(page, 'First name')).toHaveJSProperty('required', true)
      await fill(page, typed)
      await sendButton(page).click()
      const message = await arrival(typed)
      expect(message.text).toContain(typed.Message)
      expect(message.text).toContain(`Ada ${typed['Last name']}`)
      expect(message.recipients).toEqual([site.email])
      await expect(page.getByText('OK')).toBeVisible()
      expectNothingPersonal(seen, typed)
      await page.goBack()
      await expect(page).toHaveTitle(words.titles.services)
    })

    test('the browser refuses an input of only blanks', async ({ page, expectInConsole }) => {
      expectInConsole(/ERR_FAILED|dynamically imported module/)
      await arrange?.(page)
      await page.goto('/services')
      for (const label of ['First name', 'Last name', 'Email', 'Phone']) {
        await fill(page, visitor({ [label]: '  ' }))
        await sendButton(page).click()
        await expect(field(page, label)).toBeFocused()
      }
    })
  })
}

test('With scripts that never arrive, what a submit leads to is said beside the button all the same', async ({
  page,
  visit,
  expectInConsole,
}) => {
  expectInConsole(/ERR_FAILED|dynamically imported module/)
  const explanation = form(page).getByText(words.form.withoutScript)
  await visit('/')
  await expect(explanation).toBeHidden()
  await page.route(/\.js$/, (route) => route.abort())
  await page.reload()
  await expect(explanation).toBeVisible({ timeout: 20_000 })
})

test('With the script no value enters an address either', async ({ page, visit }) => {
  const typed = visitor()
  const seen = addressesSeen(page)
  await visit('/')
  await fill(page, typed)
  await sendButton(page).click()
  await expect(success(page)).toHaveText(sent)
  expectNothingPersonal(seen, typed)
  expectNothingPersonal([page.url()], typed)
})
