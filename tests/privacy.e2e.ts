import { privacy } from '../src/content/privacy.ts'
import { site } from '../src/content/site.ts'
import { change, no, serveTag, yes } from './support/analytics.ts'
import { expectAccessible } from './support/axe.ts'
import { settled } from './support/browsing.ts'
import { field, fill, sendButton, sent, success, visitor } from './support/contact.ts'
import { everyPage } from './support/pages.ts'
import { expect, type Page, test } from './support/test.ts'
import { words } from './support/words.ts'

const text = (page: Page) =>
  page.getByRole('contentinfo').getByRole('region', { name: privacy.heading })

/** Everything that the site keeps in the browser, by name. */
const kept = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage).toSorted(),
  }))

test.describe('The privacy text', () => {
  for (const { path } of everyPage) {
    test(`of ${path} is led to by the form and by the footer`, async ({ page, visit }) => {
      for (const part of [
        page.getByRole('form', { name: words.form.label }),
        page.getByRole('contentinfo'),
      ]) {
        await visit(path)
        const link = part.getByRole('link', { name: privacy.link.text })
        // The sections on the way fade in; nobody aims at what still moves.
        await link.scrollIntoViewIfNeeded()
        await settled(page)
        await link.click()
        await expect(page).toHaveURL(/#privacy$/)
        await expect(text(page)).toBeInViewport()
      }
    })
  }

  test('says what a site without analytics does: it counts nothing', { tag: '@relaywell' }, async ({
    page,
    visit,
  }) => {
    await visit('/')
    await expect(text(page)).toContainText('EmailJS')
    await expect(text(page)).toContainText('Nothing. There is no cookie')
    await expect(text(page)).not.toContainText(/Google|Plausible|answer about counting/)
  })

  test('is true of what the browser keeps', async ({ page, visit, context }) => {
    await visit('/')
    await page.getByRole('radio', { name: words.light.night, exact: true }).check()
    await field(page, 'Message').fill('half a sentence')
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

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false })

    test('is there and led to all the same', async ({ page }) => {
      await page.goto('/services')
      await page
        .getByRole('form', { name: words.form.label })
        .getByRole('link', { name: privacy.link.text })
        .click()
      await expect(text(page)).toBeInViewport()
    })
  })

  test.describe('of a site with Google Analytics', () => {
    test.use({ variant: 'google' })

    test('says what Google hears, and the question leads to it', { tag: '@relaywell' }, async ({
      page,
      visit,
    }) => {
      await visit('/about')
      await page.getByRole('link', { name: site.consent.more }).click()
      await expect(text(page)).toBeInViewport()
      await expect(text(page)).toContainText('Only after your yes: Google Analytics')
      await expect(text(page)).toContainText('answer about counting')
      await expect(text(page)).not.toContainText(/Plausible|Nothing\./)
    })

    test('is true of the cookies: they go with a no', async ({ page, visit, context }) => {
      await serveTag(
        page,
        'document.cookie = "_ga=GA1.1.1.1; Path=/"; document.cookie = "_ga_TEST123=GS2.1; Path=/"',
      )
      await visit('/')
      await yes(page).click()
      await expect.poll(async () => (await context.cookies()).length).toBe(2)
      await change(page).click()
      await no(page).click()
      await expect.poll(() => context.cookies()).toEqual([])
      expect(await kept(page)).toMatchObject({ local: ['analytics-consent'] })
    })
  })

  test.describe('of a site with Plausible', () => {
    test.use({ variant: 'plausible' })

    test('says what Plausible hears', { tag: '@relaywell' }, async ({ page, visit }) => {
      await visit('/about')
      await expect(text(page)).toContainText('Plausible hears')
      await expect(text(page)).not.toContainText(/Google|Nothing\./)
    })
  })

  test.describe('of a site that limits how often one sends', () => {
    test.use({ variant: 'throttled' })

    test('says that the last message’s time is kept', { tag: '@relaywell' }, async ({
      page,
      visit,
    }) => {
      await visit('/about')
      await expect(text(page)).toContainText('when you last sent a message')
    })
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has nothing for axe to find (${colorScheme})`, async ({ page, visit }) => {
      await page.emulateMedia({ colorScheme })
      await visit('/about#privacy')
      await expectAccessible(page, colorScheme, '#privacy')
    })
  }
})
