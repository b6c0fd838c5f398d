import { expect, test } from '../support/test.ts'
import { expectFits, sweep } from './checks.ts'

for (const [variant, address] of [
  ['longest', '/'],
  ['longest', '/services'],
  ['bare', '/'],
] as const)
  test.describe(`With the worst case “${variant}”`, { tag: '@all' }, () => {
    test.use({ variant })

    test(`${address} is complete, readable and operable`, async ({ page }) => {
      test.slow()
      await sweep(page, address, variant === 'bare' ? 'dark' : 'light')
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
