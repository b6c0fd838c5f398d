import { fill, sendButton, sent, success, typedIn, visitor } from '../support/contact.ts'
import { services } from '../support/content.ts'
import { translateByElements } from '../support/foreign-changes.ts'
import { aboutPage, homePage, servicesPage } from '../support/pages.ts'
import { expect, interactive, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const link = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

/** The page has its title, one visible heading and the form. */
async function expectComplete(page: Page, title: string) {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('form', { name: words.form.label })).toBeVisible()
}

async function visitAllPages(page: Page) {
  for (const { link: name, title } of [aboutPage, servicesPage, homePage]) {
    await link(page, name).click()
    await expectComplete(page, title)
  }
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
    await page.getByRole('radio', { name: words.theme.dark }).check({ force: true })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await visitAllPages(page)
    await page.goBack()
    await expectComplete(page, servicesPage.title)
    await fill(page, visitor())
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    expect(Object.values(await typedIn(page)).join('')).toBe('')
  })

  test('after fifty quick route changes', { tag: '@all' }, async ({ page, visit }) => {
    await visit('/')
    const names = [words.about, words.services, words.home]
    await page.evaluate(async (names) => {
      const links = names.map((name) =>
        [...document.querySelectorAll<HTMLElement>('header a')].find(
          ({ textContent }) => textContent === name,
        ),
      )
      for (let change = 0; change < 50; change++) {
        links[change % 3]!.click()
        if (change % 5 === 0) await new Promise((resolve) => setTimeout(resolve, 20))
        if (change % 7 === 0) window.history.back()
      }
      // Going back is asynchronous. The last navigation must win.
      await new Promise((resolve) => setTimeout(resolve, 500))
      links[1]!.click()
    }, names)
    await expectComplete(page, words.titles.services)
    expect(new URL(page.url()).pathname).toBe('/services')
    await expect(page.getByRole('tab')).toHaveCount(services.length)
    await visitAllPages(page)
  })
})

test.describe('An extension that removes elements', () => {
  test('does not break navigation: the whole page, the links in the header or the footer', async ({
    page,
    visit,
    expectInConsole,
  }) => {
    expectInConsole(/NotFoundError|removeChild|insertBefore/)
    for (const selector of ['main > *', 'header nav', 'footer'])
      await test.step(selector, async () => {
        await visit('/')
        await page.evaluate((which) => {
          for (const element of document.querySelectorAll(which)) element.remove()
          document.querySelector<HTMLElement>('a[href="/about"]')!.click()
        }, selector)
        await expectComplete(page, words.titles.about)
      })
  })

  test('before hydration does not break navigation either', { tag: '@all' }, async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(/hydrat|#418|#423|#425/i)
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const element of document.querySelectorAll('main section p, header svg'))
          element.remove()
      })
    })
    await page.goto('/')
    await interactive(page)
    await visitAllPages(page)
  })
})

test.describe('A page translated by the browser', () => {
  test('keeps working', async ({ page, visit, expectInConsole }) => {
    expectInConsole(/NotFoundError|removeChild|insertBefore/)
    await visit('/')
    await page.evaluate(translateByElements)
    for (const { path, title } of [servicesPage, aboutPage, homePage]) {
      await page.locator(`header nav a[href="${path}"]`).click()
      await expectComplete(page, title)
      await page.evaluate(translateByElements)
    }
    await page.locator('header nav a[href="/services"]').click()
    await expectComplete(page, servicesPage.title)
    await page.evaluate(translateByElements)
    await page.getByRole('tab').last().click()
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toBeVisible()
  })

  test('announces that a message has been sent', async ({ page, visit }) => {
    await visit('/about')
    await fill(page, visitor())
    await page.evaluate(() => {
      const button = document.querySelector('form button[type=submit]')!
      const font = document.createElement('font')
      font.append('<', ...button.childNodes, '>')
      button.append(font)
    })
    await page.locator('form button[type=submit]').click()
    await expect(success(page)).toHaveText(sent)
    await expect(sendButton(page)).toBeEnabled()
  })
})

test.describe('An island that fails', () => {
  test('leaves the page as its document, and everything else works', async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(/broken on purpose/)
    await page.route(/static\/js\/your-line\./, (route) => {
      const body = `const broken = () => { throw new TypeError('broken on purpose') }
        export { broken as Component, broken as t, broken as n }`
      return route.fulfill({ contentType: 'text/javascript', body })
    })
    await page.goto('/')
    await expect.poll(() => page.locator('#your-line').count()).toBe(1)
    await page.locator('#your-line').hover()
    await page.waitForTimeout(1000)
    await expectComplete(page, homePage.title)
    await expect(page.locator('#your-line').getByRole('status')).toBeVisible()
    await fill(page, visitor())
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    await visitAllPages(page)
  })
})
