import { scrollPositions, scrollTo, scrollTop } from '../support/browsing.ts'
import { aboutPage, homePage, missing, servicesPage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const header = (page: Page) => page.getByRole('banner')

test.describe('The header', () => {
  test('is marked as scrolled beyond 50 px', async ({ page, visit }) => {
    await visit(homePage.path)
    await expect(header(page)).toHaveAttribute('data-scrolled', 'false')
    await scrollTo(page, 50)
    await expect(header(page)).toHaveAttribute('data-scrolled', 'false')
    await scrollTo(page, 51)
    await expect(header(page)).toHaveAttribute('data-scrolled', 'true')
    await scrollTo(page, 50)
    await expect(header(page)).toHaveAttribute('data-scrolled', 'false')
  })

  test('updates at most every 100 ms', { tag: '@all' }, async ({ page, visit }) => {
    await page.clock.install()
    await visit(homePage.path)
    await page.clock.pauseAt(Date.now() + 60_000)
    await scrollTo(page, 400)
    await expect(header(page)).toHaveAttribute('data-scrolled', 'true')
    await scrollTo(page, 0)
    await page.clock.fastForward(99)
    await expect(header(page)).toHaveAttribute('data-scrolled', 'true')
    await page.clock.fastForward(1)
    await expect(header(page)).toHaveAttribute('data-scrolled', 'false')
  })

  test('is marked as scrolled after a reload further down the page', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
    await visit(aboutPage.path)
    await scrollTo(page, 700)
    await page.reload()
    await expect(header(page)).toHaveAttribute('data-scrolled', 'true')
  })

  test('has a logo that links to the home page', async ({ page, visit }) => {
    await visit(aboutPage.path)
    const logo = header(page).getByRole('link').first()
    await expect(logo).toHaveAccessibleName(new RegExp(words.brand))
    await expect(logo).toHaveAttribute('href', homePage.path)
    await logo.click()
    await expect(page).toHaveTitle(words.titles.home)
  })
})

test.describe('REQUEST FREE DEMO', () => {
  for (const path of [aboutPage.path, missing.path]) {
    const tag = path === missing.path ? '@all' : []
    test(`on ${path} scrolls to the form and focuses its first field`, { tag }, async ({
      page,
      visit,
    }) => {
      await visit(path)
      await header(page).getByRole('link', { name: words.demo }).click()
      await expect(page.getByLabel(words.form.firstName, { exact: true })).toBeFocused()
      await expect(page.getByLabel(words.form.firstName, { exact: true })).toBeInViewport({
        ratio: 1,
      })
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(50)
    })
  }

  for (const path of [homePage.path, servicesPage.path]) {
    const tag = path === homePage.path ? '@all' : []
    test(`in the main part of ${path} does the same by keyboard`, { tag }, async ({
      page,
      visit,
    }) => {
      await visit(path)
      await page.getByRole('main').getByRole('link', { name: words.demo }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(words.form.firstName, { exact: true })).toBeFocused()
      await expect(page.getByLabel(words.form.firstName, { exact: true })).toBeInViewport({
        ratio: 1,
      })
    })
  }

  for (const { reducedMotion, how } of [
    { reducedMotion: 'no-preference', how: 'smoothly' },
    { reducedMotion: 'reduce', how: 'instantly with reduced motion' },
  ] as const) {
    test(`scrolls ${how}`, async ({ page, visit }) => {
      await page.emulateMedia({ reducedMotion })
      await visit(homePage.path)
      await page.waitForLoadState('networkidle')
      const scrolled = scrollPositions(page)
      await header(page).getByRole('link', { name: words.demo }).click()
      const positions = await scrolled
      if (reducedMotion === 'reduce') expect(positions).toHaveLength(2)
      else expect(positions.length).toBeGreaterThan(5)
      await expect(page.getByLabel(words.form.firstName, { exact: true })).toBeInViewport({
        ratio: 1,
      })
    })
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is a link to the form', async ({ page }) => {
      await page.goto(aboutPage.path)
      await header(page).getByRole('link', { name: words.demo }).click()
      await expect(page).toHaveURL(`${aboutPage.path}#contact`)
      await expect(page.getByLabel(words.form.firstName, { exact: true })).toBeInViewport()
    })
  })
})
