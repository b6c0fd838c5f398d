import { change, no, serveTag, yes } from '../support/analytics.ts'
import { settled } from '../support/browsing.ts'
import { field, fill, sendButton, sent, success, visitor } from '../support/contact.ts'
import { privacy, site } from '../support/content.ts'
import { expect, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const text = (page: Page) =>
  page.getByRole('contentinfo').getByRole('region', { name: privacy.heading })

/** Everything that the site keeps in the browser, by name. */
const kept = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage).toSorted(),
  }))

test.describe('The privacy text', () => {
  test('is led to by the form', async ({ page, visit }) => {
    await visit('/services')
    const form = page.getByRole('form', { name: words.form.label })
    const link = form.getByRole('link', { name: privacy.link.text })
    // The sections on the way fade in; nobody aims at what still moves.
    await link.scrollIntoViewIfNeeded()
    await settled(page)
    await link.click()
    await expect(page).toHaveURL(/#privacy$/)
    await expect(text(page)).toBeInViewport()
  })

  test('is true of what the browser keeps', async ({ page, visit, context }) => {
    await visit('/')
    await page.getByRole('radio', { name: words.theme.dark, exact: true }).check()
    await field(page, 'message').fill('half a sentence')
    await page.reload()
    expect(await kept(page)).toEqual({
      local: ['theme'],
      session: ['contact-draft', 'contact-left', 'scroll-positions'],
    })
    await fill(page, visitor())
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    await page.reload()
    expect(await kept(page)).toEqual({
      local: ['theme'],
      session: ['contact-left', 'scroll-positions'],
    })
    expect(await context.cookies()).toEqual([])
  })

  test.describe('of a site with Google Analytics', () => {
    test.use({ variant: 'google' })

    test('is led to by the question, and true of the cookies: they go with a no', async ({
      page,
      visit,
      context,
    }) => {
      await serveTag(
        page,
        'document.cookie = "_ga=GA1.1.1.1; Path=/"; document.cookie = "_ga_TEST123=GS2.1; Path=/"',
      )
      await visit('/')
      await page.getByRole('link', { name: site.consent.more }).click()
      await expect(text(page)).toBeInViewport()
      await yes(page).click()
      await expect.poll(async () => (await context.cookies()).length).toBe(2)
      await change(page).click()
      await no(page).click()
      await expect.poll(() => context.cookies()).toEqual([])
      expect(await kept(page)).toMatchObject({ local: ['analytics-consent'] })
    })
  })
})
