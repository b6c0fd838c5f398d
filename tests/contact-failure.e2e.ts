import { site } from '../src/content/site.ts'
import { releaseHeld } from './support/broken-mail.ts'
import { placesOfTheNextSecond } from './support/browsing.ts'
import {
  failed,
  failure,
  field,
  fill,
  form,
  sendButton,
  sends,
  sent,
  success,
  typedIn,
  visitor,
} from './support/contact.ts'
import { addresses, expect, type Page, test } from './support/test.ts'
import { words } from './support/words.ts'

test.use({ variant: 'broken-mail' })

async function expectFailed(page: Page) {
  await expect(failure(page)).toHaveText(failed)
  await expect(sendButton(page)).toHaveText(words.form.send)
  await expect(sendButton(page)).toBeEnabled()
  await expect(success(page)).not.toContainText(sent)
}

const mailLink = (page: Page) => form(page).locator('a[href^="mailto:"]')
async function mailBody(page: Page) {
  const address = new URL((await mailLink(page).getAttribute('href')) ?? '')
  expect(address.pathname).toBe(site.email)
  return address.searchParams.get('body') ?? ''
}

test.describe('A message that could not be sent', () => {
  test.beforeEach(({ expectInConsole }) => {
    expectInConsole(/contact form: send failed|Failed to load resource|CORS policy/)
  })

  test('is told by an alert, which stays, and every field keeps what was typed', async ({
    page,
    visit,
  }) => {
    await page.clock.install()
    await visit('/')
    const typed = visitor({ 'First name': ' Ada ', Message: 'answer 500\nand a second line' })
    await fill(page, typed)
    await sendButton(page).click()
    await expectFailed(page)
    await page.clock.fastForward('10:00')
    await expectFailed(page)
    expect(await typedIn(page)).toEqual(typed)
  })

  test('can go by e-mail, with what is typed then and what is typed afterwards, or by telephone', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const typed = visitor({ Message: 'answer 500\nÄ & “quoted” <line> 100% 👋' })
    await fill(page, typed)
    await sendButton(page).click()
    await expectFailed(page)
    await expect(mailLink(page)).toBeVisible()
    const lines = (text: string) => text.replaceAll('\r\n', '\n')
    for (const text of [typed.Message, typed.Email, typed.Phone, `Ada ${typed['Last name']}`]) {
      expect(lines(await mailBody(page))).toContain(text)
    }
    await field(page, 'Message').fill('What I thought of later + more')
    await expect.poll(() => mailBody(page)).toContain('What I thought of later + more')
    const telephone = form(page).locator('a[href^="tel:"]')
    await expect(telephone).toHaveAttribute('href', site.telephone.href)
    await expect(telephone).toContainText(site.telephone.display)
  })

  test('can be copied whole where it is too long for a mail link', async ({
    page,
    visit,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit('/')
    const typed = visitor({ Message: `answer 500\n${'Ä & 👋 '.repeat(2000)}end` })
    await fill(page, typed)
    await sendButton(page).click()
    await expectFailed(page)
    expect(((await mailLink(page).getAttribute('href')) ?? '').length).toBeLessThanOrEqual(2000)
    expect(await mailBody(page)).toContain(typed.Email)
    await form(page).getByRole('button', { name: words.form.otherWays.copy, exact: true }).click()
    await expect(form(page).getByText(words.form.otherWays.copied)).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    for (const text of Object.values(typed)) expect(copied).toContain(text)
  })

  test('comes into view on a phone when it was sent from a field further up', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await visit('/')
    await fill(page, visitor({ Message: 'answer 500' }))
    await field(page, 'First name').scrollIntoViewIfNeeded()
    await field(page, 'First name').press('Enter')
    await expect(failure(page)).toBeInViewport({ ratio: 1 })
    await expect(form(page).locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 })
  })

  test('can be sent again, and the alert goes with the next submit', async ({ page, visit }) => {
    await visit('/')
    await fill(page, visitor({ Message: 'answer 503' }))
    await sendButton(page).click()
    await expectFailed(page)
    const name = visitor()['Last name']
    await field(page, 'Message').fill(`hold ${name}`)
    const made = sends(page)
    await sendButton(page).click()
    await expect(failure(page)).toHaveCount(0)
    await expect.poll(() => made.length).toBe(1)
    await releaseHeld(addresses.brokenMail, name)
    await expect(success(page)).toHaveText(sent)
  })

  test('has failed whatever the service answers, also by nothing', async ({ page, visit }) => {
    await visit('/')
    await fill(page, visitor())
    for (const status of [400, 401, 403, 404, 412, 413, 422, 429, 451, 500, 502, 503]) {
      await field(page, 'Message').fill(`answer ${status}`)
      const answered = page.waitForResponse(
        (it) => it.status() === status && it.request().method() === 'POST',
      )
      await sendButton(page).click()
      await answered
      await expectFailed(page)
    }
    for (const fault of ['reset', 'no cors']) {
      await field(page, 'Message').fill(fault)
      const gone = page.waitForEvent('requestfailed')
      await sendButton(page).click()
      await gone
      await expectFailed(page)
    }
  })

  test('has failed offline, and goes out once there is a network again', async ({
    page,
    visit,
    context,
  }) => {
    await visit('/')
    await fill(page, visitor({ Message: 'answer 200' }))
    await context.setOffline(true)
    await sendButton(page).click()
    await expectFailed(page)
    await context.setOffline(false)
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
  })

  test('moves nobody on the next page', async ({ page, visit }) => {
    await visit('/')
    await fill(page, visitor({ Message: 'answer 500' }))
    await sendButton(page).click()
    await expectFailed(page)
    await page.getByRole('banner').getByRole('link', { name: words.about }).click()
    await expect(page).toHaveTitle(words.titles.about)
    await expect(failure(page)).toHaveText(failed)
    expect(await placesOfTheNextSecond(page)).toEqual([0])
  })

  test('tells the console nothing personal', async ({ page, visit }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    const typed = visitor({ Message: 'answer 500 my secret' })
    await visit('/')
    await fill(page, typed)
    await sendButton(page).click()
    await expectFailed(page)
    for (const text of Object.values(typed)) expect(said.join('\n')).not.toContain(text)
  })
})
