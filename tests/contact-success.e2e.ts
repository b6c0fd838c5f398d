import { releaseHeld } from './support/broken-mail.ts'
import { placesOfTheNextSecond, scrollTo, scrollTop } from './support/browsing.ts'
import {
  failure,
  field,
  fill,
  sendButton,
  sends,
  sent,
  success,
  typedIn,
  visitor,
} from './support/contact.ts'
import { addresses, expect, test } from './support/test.ts'
import { words } from './support/words.ts'

test.use({ variant: 'broken-mail' })

test.describe('While a message is being sent', () => {
  test('the button says so and is disabled, and another submit does nothing', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const typed = visitor()
    const made = sends(page)
    await fill(page, { ...typed, Message: `hold ${typed['Last name']}` })
    await sendButton(page).click()
    await expect(sendButton(page)).toHaveText(words.form.sending)
    await expect(sendButton(page)).toBeDisabled()
    await expect.poll(() => made.length).toBe(1)

    await field(page, 'Phone').press('Enter')
    await page.evaluate(() => document.querySelector('form')?.requestSubmit())
    await expect(sendButton(page)).toHaveText(words.form.sending)
    await releaseHeld(addresses.brokenMail, typed['Last name'])
    await expect(success(page)).toHaveText(sent)
    await expect(sendButton(page)).toHaveText(words.form.send)
    await expect(sendButton(page)).toBeEnabled()
    expect(made).toHaveLength(1)
  })

  test('the visitor may go to another page; the outcome is announced there and moves nothing', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const name = visitor()['Last name']
    await fill(page, visitor({ Message: `hold ${name}` }))
    await sendButton(page).click()
    await page.getByRole('banner').getByRole('link', { name: words.about }).click()
    await expect(page).toHaveTitle(words.titles.about)
    await expect(sendButton(page)).toHaveText(words.form.sending)
    // A click on the page leaves the focus with no element.
    await page.locator('main').click({ position: { x: 5, y: 5 } })
    await releaseHeld(addresses.brokenMail, name)
    await expect(success(page)).toHaveText(sent)
    expect(await placesOfTheNextSecond(page)).toEqual([0])
    await expect(sendButton(page)).not.toBeFocused()
  })

  for (const where of ['top', 'end']) {
    test(`a visitor who reads on at the ${where} of the page stays there`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 390, height: 600 })
      await visit('/about')
      const name = visitor()['Last name']
      await fill(page, visitor({ Message: `hold ${name}` }))
      await sendButton(page).click()
      await expect(sendButton(page)).toBeDisabled()
      const end = await page.evaluate(
        () => document.documentElement.scrollHeight - window.innerHeight,
      )
      await scrollTo(page, where === 'top' ? 0 : end)
      const place = Math.round(await scrollTop(page))
      await releaseHeld(addresses.brokenMail, name)
      await expect(success(page)).toHaveText(sent)
      // The form's height changes a little, and the end of the page with it.
      for (const y of await placesOfTheNextSecond(page))
        expect(Math.abs(y - place)).toBeLessThan(100)
    })
  }
})

test.describe('The success message', () => {
  test.beforeEach(async ({ page, visit }) => {
    await page.clock.install()
    await visit('/')
    await page.clock.pauseAt(Date.now() + 60_000)
  })

  test('stands in a polite live region that was there before, and goes after 5 s', async ({
    page,
  }) => {
    const region = await success(page).elementHandle()
    await expect(success(page)).toBeEmpty()
    await expect(success(page)).not.toHaveAttribute('aria-live', 'assertive')
    await fill(page, visitor({ Message: 'answer 200' }))
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    expect(await region?.evaluate((element) => element.isConnected && element.textContent)).toBe(
      sent,
    )
    expect(Object.values(await typedIn(page)).join('')).toBe('')

    await page.clock.fastForward(4999)
    await expect(success(page)).toHaveText(sent)
    await page.clock.fastForward(1)
    await expect(success(page)).toBeEmpty()
    await expect(failure(page)).toHaveCount(0)
  })

  test('does not take away what is typed beside it, on this page or the next', async ({ page }) => {
    await fill(page, visitor({ Message: 'answer 200' }))
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    await field(page, 'Message').fill('One thing more')
    await page.getByRole('banner').getByRole('link', { name: words.about }).click()
    await expect(page).toHaveTitle(words.titles.about)
    await expect(success(page)).toHaveText(sent)
    await expect(field(page, 'Message')).toHaveValue('One thing more')
    await page.clock.fastForward(5000)
    await expect(success(page)).toBeEmpty()
    await expect(field(page, 'Message')).toHaveValue('One thing more')
  })

  test('of a second message has 5 s of its own', async ({ page }) => {
    await fill(page, visitor({ Message: 'answer 200' }))
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    await page.clock.fastForward(3000)

    const name = visitor()['Last name']
    const made = sends(page)
    await fill(page, visitor({ Message: `hold ${name}` }))
    await sendButton(page).click()
    await expect(success(page)).toBeEmpty()
    await expect.poll(() => made.length).toBe(1)
    await releaseHeld(addresses.brokenMail, name)
    await expect(success(page)).toHaveText(sent)
    await page.clock.fastForward(4999)
    await expect(success(page)).toHaveText(sent)
    await page.clock.fastForward(1)
    await expect(success(page)).toBeEmpty()
  })
})
