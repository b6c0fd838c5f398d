import { releaseHeld } from './support/broken-mail.ts'
import {
  failed,
  failure,
  fill,
  sendButton,
  sends,
  success,
  typedIn,
  visitor,
} from './support/contact.ts'
import { addresses, expect, test } from './support/test.ts'
import { words } from './support/words.ts'

test.use({ variant: 'broken-mail' })

test.describe('A message without an answer', () => {
  test.beforeEach(async ({ page, visit, expectInConsole }) => {
    expectInConsole(/contact form: send failed|ERR_FAILED/)
    await page.clock.install()
    await visit('/')
    await page.clock.pauseAt(Date.now() + 60_000)
  })

  test('has failed after 30 s, and a later answer changes nothing', async ({ page }) => {
    const name = visitor()['Last name']
    const typed = visitor({ Message: `hold ${name}` })
    const made = sends(page)
    await fill(page, typed)
    await sendButton(page).click()
    await expect.poll(() => made.length).toBe(1)
    await page.clock.fastForward(29_900)
    await expect(sendButton(page)).toHaveText(words.form.sending)
    await page.clock.fastForward(200)
    await expect(failure(page)).toHaveText(failed)
    await expect(sendButton(page)).toHaveText(words.form.send)

    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await releaseHeld(addresses.brokenMail, name)
    await (await answered).finished()
    await page.clock.fastForward(1000)
    await expect(failure(page)).toHaveText(failed)
    await expect(success(page)).toBeEmpty()
    expect(await typedIn(page)).toEqual(typed)
  })

  test('has failed after 30 s also where the part that sends does not arrive', async ({ page }) => {
    await page.route('**/static/js/*.js', () => undefined)
    await fill(page, visitor())
    await sendButton(page).click()
    await expect(sendButton(page)).toHaveText(words.form.sending)
    await page.clock.fastForward(30_100)
    await expect(failure(page)).toHaveText(failed)
  })

  test('has failed at once where the part that sends cannot be had', async ({ page }) => {
    await page.route('**/static/js/*.js', (route) => route.abort())
    await fill(page, visitor())
    await sendButton(page).click()
    await expect(failure(page)).toHaveText(failed)
  })
})
