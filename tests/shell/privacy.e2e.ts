import { field, fill, sendForm, visitor } from '../support/contact.ts'
import { site } from '../support/content.ts'
import { homePage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'

/** The keys of everything that the site stores in the browser. A place has the id of its entry in the history. */
const storedKeys = (page: Page) =>
  page.evaluate(() => {
    const ids = navigation.entries().map(({ id }) => id)
    const name = (key: string) => (ids.includes(key) ? 'place' : key)
    const session = Object.keys(sessionStorage).map(name).toSorted()
    return { local: Object.keys(localStorage).toSorted(), session: [...new Set(session)] }
  })

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
