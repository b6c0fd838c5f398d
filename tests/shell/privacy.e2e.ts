import { field, fill, sendForm, visitor } from '../support/contact.ts'
import { site } from '../support/content.ts'
import { homePage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'

/** The keys of everything that the site stores in the browser, but for the heights of islands, which belong to the place. */
const storedKeys = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage)
      .filter((key) => !key.startsWith('height '))
      .toSorted(),
  }))

test('The browser stores what the privacy notice says', { tag: '@all' }, async ({
  page,
  visit,
  context,
}) => {
  await visit(homePage.path)
  await page.getByRole('radio', { name: site.theme.dark, exact: true }).check()
  await field(page, 'message').fill('half a sentence')
  await page.reload()
  expect(await storedKeys(page)).toEqual({
    local: ['theme'],
    session: ['contact-checksums', 'contact-draft', 'place'],
  })
  await fill(page, visitor())
  await sendForm(page)
  await page.reload()
  const { session } = await storedKeys(page)
  expect(session).toEqual(['contact-checksums', 'place'])
  expect(await context.cookies()).toEqual([])
})
