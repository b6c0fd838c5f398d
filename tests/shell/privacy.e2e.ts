import { acceptButton, changeButton, declineButton, stubGoogleTag } from '../support/analytics.ts'
import { field, fill, sendButton, sent, success, visitor } from '../support/contact.ts'
import { privacy, site } from '../support/content.ts'
import { homePage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'

/** The keys of everything that the site stores in the browser. */
const storedKeys = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage).toSorted(),
  }))

test('The privacy notice is accurate about what the browser stores', async ({
  page,
  visit,
  context,
}) => {
  await visit(homePage.path)
  await page.getByRole('radio', { name: words.theme.dark, exact: true }).check()
  await field(page, 'message').fill('half a sentence')
  await page.reload()
  expect(await storedKeys(page)).toEqual({
    local: ['theme'],
    session: ['contact-checksums', 'contact-draft', 'place'],
  })
  await fill(page, visitor())
  await sendButton(page).click()
  await expect(success(page)).toHaveText(sent)
  await page.reload()
  const { session } = await storedKeys(page)
  expect(session).toEqual(['contact-checksums', 'place'])
  expect(await context.cookies()).toEqual([])
})

test.describe('The privacy notice of a site with Google Analytics', { tag: '@all' }, () => {
  test.use({ variant: 'google' })

  test('is linked from the consent bar, and accurate about cookies, which are deleted on refusal', async ({
    page,
    visit,
    context,
  }) => {
    await stubGoogleTag(
      page,
      'document.cookie = "_ga=GA1.1.1.1; Path=/"; document.cookie = "_ga_TEST123=GS2.1; Path=/"',
    )
    await visit(homePage.path)
    await page.getByRole('link', { name: site.consent.more }).click()
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('region', { name: privacy.heading })).toBeInViewport()
    await acceptButton(page).click()
    await expect.poll(async () => (await context.cookies()).length).toBe(2)
    await changeButton(page).click()
    await declineButton(page).click()
    await expect.poll(() => context.cookies()).toEqual([])
    expect(await storedKeys(page)).toMatchObject({ local: ['analytics-consent'] })
  })
})
