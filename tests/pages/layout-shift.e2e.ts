import { figureField, follow, hold, scrollTo, settled, usesWebFont } from '../support/browsing.ts'
import { isSample, services } from '../support/content.ts'
import { aboutPage, everyPage, homePage, servicesPage } from '../support/pages.ts'
import { expect, interactive, type Page, test } from '../support/test.ts'
import { expectNoShift, fontShift, watchShifts } from '../sweep/layout-shift.ts'

const font = '**/*.woff2'

/** Opens an address, lets the font arrive late, and waits until it is applied. */
async function openWithLateFont(page: Page, address: string) {
  const releaseFont = await hold(page, font)
  await page.goto(address, { waitUntil: 'commit' })
  await interactive(page)
  releaseFont()
  await expect.poll(() => page.evaluate(usesWebFont)).toBe(true)
}

// tests/sweep/ covers loading and scrolling, on every page.
test.describe('Nothing shifts', () => {
  test.beforeEach(({ page }) => watchShifts(page))

  for (const [address, width] of [
    [homePage.path, 390],
    [`${servicesPage.path}#${services.at(-1)!.slug}`, 1280],
    ...everyPage.filter(({ kind }) => kind === 'plan').map(({ path }) => [path, 412] as const),
  ] as const)
    test(`when the font comes late to ${address} at ${width} px, and on a reload half-way down`, {
      tag: '@all',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await openWithLateFont(page, address)
      await expectNoShift(page, 'late font', fontShift)
      await scrollTo(page, 1500)
      // This is about the position: the browser has no cache here, so the font would come late again.
      await hold(page, font)
      await page.reload({ waitUntil: 'commit' })
      await interactive(page)
      await expectNoShift(page, 'reload', fontShift)
    })

  test('when your own line becomes interactive, with any figures', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 1000 })
    await hold(page, font)
    const release = await hold(page, /js\/react\./)
    await page.goto(homePage.path)
    await settled(page)
    // Shifts below the window do not count, so compare the heights too. Other content may wrap differently.
    const heights = () =>
      page
        .locator('#your-line, #decision')
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height))
    const before = await heights()
    release()
    await interactive(page)
    await expectNoShift(page, 'when it becomes interactive')
    expect(await heights(), 'interactive').toEqual(before)
    for (const [name, value, isFixed] of [
      ['minutes', '1', true],
      ['minutes', '480', true],
      ['many', '10000', true],
      ['many', 'none', isSample],
    ] as const) {
      await figureField(page, name).fill(value)
      await figureField(page, name).press('Enter')
      if (isFixed) expect(await heights(), `${name}: ${value}`).toEqual(before)
    }
  })

  test('on client-side navigation', { tag: '@all' }, async ({ page, visit }) => {
    await visit(servicesPage.path)
    // By no click, which would excuse what shifts within half a second. Only the home page has no breadcrumbs.
    await follow(page, aboutPage.path)
    await expect(page).toHaveTitle(aboutPage.title)
    await expectNoShift(page, 'route change', fontShift)
  })
})
