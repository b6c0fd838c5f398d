import { expectComplete, headerLink } from '../support/browsing.ts'
import { fill, sendButton, sent, success, typedIn, visitor } from '../support/contact.ts'
import { services, site } from '../support/content.ts'
import { aboutPage, homePage, servicesPage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'

async function visitAllPages(page: Page) {
  for (const { link, title } of [aboutPage, servicesPage, homePage]) {
    await headerLink(page, link).click()
    await expectComplete(page, title)
  }
}

async function sendMessage(page: Page) {
  await fill(page, visitor())
  await sendButton(page).click()
  await expect(success(page)).toHaveText(sent)
}

test.describe('The site keeps working', () => {
  test('without access to storage, and its form sends', async ({ page, visit }) => {
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
    await page.getByRole('radio', { name: site.theme.dark }).check({ force: true })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await visitAllPages(page)
    await page.goBack()
    await expectComplete(page, servicesPage.title)
    await sendMessage(page)
    expect(Object.values(await typedIn(page)).join('')).toBe('')
  })

  test('after fifty quick route changes', { tag: '@all' }, async ({ page, visit }) => {
    await visit('/')
    const paths = [aboutPage.path, servicesPage.path, homePage.path]
    await page.evaluate(async (paths) => {
      const links = paths.map((path) =>
        document.querySelector<HTMLElement>(`header nav a[href="${path}"]`),
      )
      // On a slow machine, going back must not leave the document.
      for (let entry = 0; entry < 8; entry++) window.history.pushState(null, '', '#')
      for (let change = 0; change < 50; change++) {
        links[change % 3]!.click()
        if (change % 5 === 0) await new Promise((resolve) => setTimeout(resolve, 20))
        if (change % 7 === 0) window.history.back()
      }
      // Going back is asynchronous. The last navigation must win.
      await new Promise((resolve) => setTimeout(resolve, 500))
      links[1]!.click()
    }, paths)
    await expectComplete(page, servicesPage.title)
    expect(new URL(page.url()).pathname).toBe(servicesPage.path)
    await expect(page.getByRole('tab')).toHaveCount(services.length)
    await visitAllPages(page)
  })
})

test('An island that fails breaks nothing else', async ({ page, expectInConsole }) => {
  expectInConsole(/broken on purpose/)
  await page.route(/static\/js\/your-line\./, (route) => {
    const body = `const Component = () => { throw new TypeError('broken on purpose') }
      const island = { Component }
      export { island as t }`
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto('/')
  await expect.poll(() => page.locator('#your-line').count()).toBe(1)
  await page.locator('#your-line').hover()
  await page.waitForTimeout(1000)
  await expectComplete(page, homePage.title)
  await expect(page.locator('#your-line').getByRole('status')).toBeVisible()
  await sendMessage(page)
  await visitAllPages(page)
})
