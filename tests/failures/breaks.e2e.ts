import { expectComplete, headerLink, retryButton } from '../support/browsing.ts'
import { fill, sendForm, typedIn, visitor } from '../support/contact.ts'
import { site } from '../support/content.ts'
import { aboutPage, homePage, servicesPage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'

async function visitAllPages(page: Page) {
  for (const { link, title } of [aboutPage, servicesPage, homePage]) {
    await headerLink(page, link).click()
    await expectComplete(page, title)
  }
}

test('The site works without access to storage, and its form sends', { tag: '@all' }, async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { configurable: true, get })
    Object.defineProperty(Document.prototype, 'cookie', { get })
  })
  await visit('/')
  await expectComplete(page, homePage.title)
  await page.getByRole('radio', { name: site.theme.dark }).press(' ')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await visitAllPages(page)
  await page.goBack()
  await expectComplete(page, servicesPage.title)
  await fill(page, visitor())
  await sendForm(page)
  expect(Object.values(await typedIn(page)).join('')).toBe('')
})

test('An island that fails breaks nothing else', { tag: '@all' }, async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(/broken on purpose/)
  await page.route(/static\/js\/your-line\./, (route) => {
    const body = `const Component = () => { throw new TypeError('broken on purpose') }
      const island = { Component }
      export { island as t }`
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto('/')
  await expect.poll(() => page.locator('#your-line').count()).toBe(1)
  const failed = page.waitForEvent('console', (message) => /on purpose/.test(message.text()))
  await page.locator('#your-line').hover()
  await failed
  await expectComplete(page, homePage.title)
  await expect(retryButton(page)).toBeVisible()
  await expect(page.locator('#your-line .without-script').first()).toBeVisible()
  await fill(page, visitor())
  await sendForm(page)
  await visitAllPages(page)
})
