import { homePage, missing, pageOfEachKind, servicesPage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectFits, sweep } from './checks.ts'

for (const [index, { path }] of pageOfEachKind.entries())
  test(`${path} is complete, readable and operable`, {
    tag: path === homePage.path ? [] : '@all',
  }, async ({ page }) => {
    test.slow()
    await sweep(page, path, index % 2 === 0 ? 'light' : 'dark', true)
  })

const work = pageOfEachKind.filter(({ kind }) => kind === 'work')

/** The longest texts and the least content that the check allows; and eight services, four with the needed fields only. */
for (const [variant, pages, theme] of [
  ['longest', [homePage, servicesPage], 'light'],
  ['bare', [homePage, servicesPage], 'dark'],
  ['eight', [homePage, servicesPage, missing, ...work], 'dark'],
] as const)
  test.describe(`With the content “${variant}”`, { tag: '@all' }, () => {
    test.use({ variant })

    for (const { path } of pages)
      test(`${path} is complete, readable and operable`, async ({ page }) => {
        test.slow()
        await sweep(page, path, theme)
      })
  })

test.describe('With the worst case “longest”', { tag: '@all' }, () => {
  test.use({ variant: 'longest' })

  test('every page fits', async ({ page, visit }) => {
    test.slow()
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)</g)].map(([, path]) => path!)
    expect(paths.length).toBeGreaterThan(5)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of paths)
      for (const width of [320, 834]) {
        await page.setViewportSize({ width, height: 800 })
        await visit(path)
        await expectFits(page, `${path} at ${width} px`)
      }
  })
})
