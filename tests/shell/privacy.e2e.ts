import { documentLoads } from '../support/browsing.ts'
import { field, fill, sendButton, sent, success, visitor } from '../support/contact.ts'
import { privacy, site } from '../support/content.ts'
import { homePage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'

test('The form leads to the page about privacy, and keeps what was typed', async ({
  page,
  visit,
}) => {
  await visit(homePage.path)
  await field(page, 'message').fill('half a sentence')
  const loads = documentLoads(page)
  await page.getByRole('form').getByRole('link', { name: privacy.link, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.page!.heading)
  await expect(field(page, 'message')).toHaveValue('half a sentence')
  expect(loads).toEqual([])
})

/** The keys of everything that the site stores in the browser. */
const storedKeys = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage).toSorted(),
  }))

test('The browser stores what the privacy notice says', async ({ page, visit, context }) => {
  await visit(homePage.path)
  await page.getByRole('radio', { name: site.theme.dark, exact: true }).check()
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
