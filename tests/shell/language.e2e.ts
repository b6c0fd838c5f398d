import { nameOf } from '../../tools/content/languages.ts'
import { fieldNames, fill, visitor } from '../support/contact.ts'
import { language, languages, services, site } from '../support/content.ts'
import { pagesIn } from '../support/pages.ts'
import { expect, interactive, type Page, test } from '../support/test.ts'

const everyLanguage = languages.map(({ language: code, content, pages }) => ({
  ...{ code, content, name: nameOf(code) },
  ...pagesIn({ content, pages }),
}))
/** The language that is tested, and one that it is switched to. */
const current = everyLanguage.find(({ code }) => code === language)!
const other = everyLanguage.find(({ code }) => code !== language) ?? current

const { label, footerLabel } = current.content.site.languages
const headerSwitch = (page: Page) => page.getByRole('navigation', { name: label, exact: true })
const footerSwitch = (page: Page) =>
  page.getByRole('contentinfo').getByRole('navigation', { name: footerLabel, exact: true })
const linkIn = (page: Page, place = headerSwitch) =>
  place(page).getByRole('link', { name: other.name, exact: true })

/** Waits for a page in the other language. */
async function expectSwitched(page: Page, { path, title }: { path: string; title: string }) {
  await expect(page).toHaveURL(path)
  await expect(page).toHaveTitle(title)
  await expect(page.locator('html')).toHaveAttribute('lang', other.code)
}

// tests/built-site/languages.test.ts has where its links lead.
test.describe('The language switch', () => {
  test.skip(languages.length === 1, 'needs a second language')

  test('keeps tab, theme, form and place', { tag: '@all' }, async ({ page, visit }) => {
    await visit(current.servicesPage.path)
    const typed = visitor()
    await page.getByRole('radio', { name: current.content.site.theme.dark, exact: true }).check()
    await fill(page, typed)
    await page.getByRole('tab', { name: services[1]!.title }).click()
    await linkIn(page).click()
    const path = `${other.servicesPage.path}#${services[1]!.slug}`
    await expectSwitched(page, { ...other.servicesPage, path })
    await interactive(page)
    const selected = page.getByRole('tab', { name: other.content.services[1]!.title })
    await expect(selected).toHaveAttribute('aria-selected', 'true')
    for (const name of fieldNames)
      await expect(page.locator(`#field-${name}`)).toHaveValue(typed[name])
    const dark = page.getByRole('radio', { name: other.content.site.theme.dark, exact: true })
    await expect(dark).toBeChecked()

    await visit(current.aboutPage.path)
    await page.getByRole('contentinfo').getByRole('link', { name: site.contactLink.text }).click()
    await expect(page).toHaveURL(`${current.aboutPage.path}#contact`)
    await linkIn(page, footerSwitch).focus()
    await page.keyboard.press('Enter')
    await expectSwitched(page, { ...other.aboutPage, path: `${other.aboutPage.path}#contact` })
    await expect(page.locator('#contact')).toBeInViewport()
  })
})
