import { services } from '../src/content/services.ts'
import { everyPage, missing, pages } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

test.describe('Routes', () => {
  for (const { path, title } of everyPage) {
    test(`${path} is titled "${title}", before its script and with it`, async ({
      page,
      visit,
      request,
    }) => {
      const html = await (await request.get(path)).text()
      expect(html).toContain(`<title>${title}</title>`)
      const isMissing = path === missing.path
      expect(/<meta name="robots" content="noindex"/.test(html), 'kept from engines').toBe(
        isMissing,
      )
      expect(/<link rel="canonical"/.test(html), 'has its address').toBe(!isMissing)
      await visit(path)
      await expect(page).toHaveTitle(title)
    })
  }

  test('the three pages are answered by 200, anything else by 404', async ({ request }) => {
    for (const { path } of pages) expect((await request.get(path)).status(), path).toBe(200)
    for (const path of [missing.path, '/contact', '/foo/bar-baz', '/Services', '/services/more']) {
      expect((await request.get(path)).status(), path).toBe(404)
    }
  })

  test('a trailing slash leads to the same page', async ({ page, visit }) => {
    await visit('/services/')
    await expect(page).toHaveTitle(words.titles.services)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
    await expect(page.getByRole('link', { name: words.services }).first()).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^/]\/services$/)
  })

  test('a page under its file’s name takes its own address', async ({ page, visit }) => {
    await page.route('**/services.html*', async (route) =>
      route.fulfill({
        response: await route.fetch({ url: new URL('/services', page.url()).href }),
      }),
    )
    await visit('/')
    await visit(`/services.html?a=b#${services.at(-1)!.slug}`)
    await expect(page).toHaveURL(`/services?a=b#${services.at(-1)!.slug}`)
    await expect(page).toHaveTitle(words.titles.services)
  })

  test('a host’s 404 stays one, also where the address is nearly a page’s', async ({
    page,
    visit,
  }) => {
    await page.route('**/services/', async (route) =>
      route.fulfill({ response: await route.fetch({ url: new URL('/404', page.url()).href }) }),
    )
    await visit('/')
    await visit('/services/')
    await expect(page).toHaveTitle(everyPage.at(-1)!.title)
    await expect(page).toHaveURL('/services/')
  })

  test('an unknown address shows the shell, the ways on and the contact form', async ({
    page,
    visit,
  }) => {
    await visit(missing.path)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('navigation', { name: words.breadcrumb })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('form', { name: words.form.label })).toBeVisible()
    for (const { path, link } of pages) {
      const inMain = page.getByRole('main').getByRole('link', { name: link, exact: true })
      await expect(inMain).toHaveAttribute('href', path)
    }
  })

  test('search engines are kept from unknown addresses only', async ({ page, visit }) => {
    await visit(missing.path)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)

    await page.getByRole('main').getByRole('link', { name: words.about }).click()
    await expect(page).toHaveTitle(words.titles.about)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  })

  for (const { path, link } of pages) {
    test(`on ${path} only the links to it are marked as current`, async ({ page, visit }) => {
      await visit(path)
      const header = page.getByRole('banner').getByRole('navigation')
      const current = header.locator('[aria-current]')
      await expect(current).toHaveText(link)
      await expect(current).toHaveAttribute('aria-current', 'page')
    })
  }

  test('an unknown address marks no link, and the mark moves with the route', async ({
    page,
    visit,
  }) => {
    await visit(missing.path)
    const links = page.getByRole('banner').getByRole('navigation')
    await expect(links.locator('[aria-current]')).toHaveCount(0)
    for (const { link } of pages) {
      await links.getByRole('link', { name: link, exact: true }).click()
      await expect(links.locator('[aria-current="page"]')).toHaveText(link)
      await expect(links.locator('[aria-current]')).toHaveCount(1)
    }
  })
})
