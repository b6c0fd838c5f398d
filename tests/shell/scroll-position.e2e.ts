import {
  expectScrolledTo,
  follow,
  scrollPositions,
  scrollTo,
  settled,
} from '../support/browsing.ts'
import { services } from '../support/content.ts'
import { aboutPage, homePage, missing, pageOfEachKind, servicesPage } from '../support/pages.ts'
import { expect, interactive, type Page, test } from '../support/test.ts'

/** Chooses the last job and card, and opens and decides all there is. */
const chooseAll = (page: Page) =>
  page.locator('main').evaluate((main) => {
    for (const select of main.querySelectorAll('select')) {
      select.selectedIndex = select.length - 1
      select.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const controls =
      'summary, [role=group] button:first-child, [role=radiogroup] article:last-child input'
    for (const each of main.querySelectorAll<HTMLElement>(controls)) each.click()
  })

const chosen = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const all = [...main.querySelectorAll('details, [type=radio], [data-decided]')]
    return all.map((each) => each.matches('[open], :checked, [data-decided]'))
  })

const pageOf = (kind: string) => pageOfEachKind.find((page) => page.kind === kind)!

test.describe('The scroll position', () => {
  test('is restored by Back and Forward, however long the pages are', {
    tag: '@firefox',
  }, async ({ page, visit }) => {
    await visit(missing.path)
    await scrollTo(page, 150)
    const entries = [{ path: missing.path, title: missing.title, y: 150 }]
    for (const [{ path, title }, place] of [
      [homePage, 'end'],
      [aboutPage, 420],
      [servicesPage, 'end'],
      [aboutPage, 1500],
    ] as const) {
      await follow(page, path)
      await expect(page).toHaveTitle(title)
      await expectScrolledTo(page, 0)
      await settled(page)
      const end = () => document.documentElement.scrollHeight - innerHeight
      const y = place === 'end' ? await page.evaluate(end) : place
      await scrollTo(page, y)
      entries.push({ path, title, y })
    }
    let at = entries.length - 1
    for (const step of [-1, -1, -1, -1, 1, 1, 1, 1]) {
      await page.evaluate((by) => history.go(by), step)
      const { title, y } = entries[step < 0 ? --at : ++at]!
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expectScrolledTo(page, y)
    }
  })

  test('is kept by a reload', async ({ page, visit }) => {
    await visit(`${servicesPage.path}#${services.at(-1)!.slug}`)
    await scrollTo(page, 2200)
    await settled(page)
    await page.reload()
    await interactive(page)
    await expectScrolledTo(page, 2200)
    for (const y of await scrollPositions(page, 300)) expect(y).toBeCloseTo(2200, -0.6)
  })

  /** A path is followed, in this document or in another one. A number goes by so many entries in the history. */
  for (const [what, { path }, ...steps] of [
    ['a reload', homePage, 'reload'],
    ['Back', homePage, aboutPage.path, -1],
    ['Back, where all is opened', pageOf('before-you-sign'), aboutPage.path, -1],
    ['Back to another document', pageOf('night'), missing.path, -1],
    ['Back to an earlier entry', aboutPage, missing.path, aboutPage.path, -2],
  ] as const)
    test(`and what was chosen are kept by ${what}`, { tag: '@firefox' }, async ({
      page,
      visit,
    }) => {
      await visit(path)
      await chooseAll(page)
      await settled(page)
      const y = await page.evaluate(() => Math.round(document.body.scrollHeight * 0.6))
      await scrollTo(page, y)
      const before = await chosen(page)
      for (const step of steps) {
        const arrival = page.waitForEvent('framenavigated')
        if (step === 'reload') await page.reload()
        else if (step === missing.path) await page.goto(step)
        else if (typeof step === 'string') await follow(page, step)
        else await page.evaluate((by) => history.go(by), step)
        await arrival
        await interactive(page)
      }
      await expect.poll(() => chosen(page)).toEqual(before)
      await expectScrolledTo(page, y)
    })
})
