import { usesWebFont } from '../support/font.ts'
import { everyPage } from '../support/pages.ts'
import { keys } from '../support/webkit.ts'
import { expect, test, visit } from '../support/webkit-test.ts'
import { isSample, words } from '../support/words.ts'

test('Client-side navigation changes title and heading without a document load, and focuses the heading', async ({
  webkit,
}) => {
  await visit(webkit, '/')
  await webkit.run(() => {
    document.documentElement.dataset.same = 'document'
  })
  for (const [name, title] of [
    ['Services', words.titles.services],
    ['About', words.titles.about],
  ] as const) {
    await webkit.click(`header nav a[href="/${name.toLowerCase()}"]`)
    await expect.poll(() => webkit.title()).toBe(title)
    await expect.poll(() => webkit.run(() => document.activeElement?.tagName)).toBe('H1')
    expect(await webkit.run(() => window.scrollY)).toBe(0)
  }
  await webkit.back()
  await expect.poll(() => webkit.title()).toBe(words.titles.services)
  expect(await webkit.run(() => document.documentElement.dataset.same)).toBe('document')
})

test('The menu on a narrow screen opens, exposes its state, and closes on Escape and on a link', async ({
  webkit,
}) => {
  await webkit.resize(500, 900)
  await visit(webkit, '/')
  const button = 'header button[aria-controls=menu]'
  const state = () =>
    webkit.run((css) => {
      const { ariaExpanded, ariaLabel, textContent } = document.querySelector(css)!
      return `${ariaExpanded} ${ariaLabel ?? textContent}`
    }, button)
  expect(await state()).toBe(`false ${words.openMenu}`)
  await webkit.click(button)
  await expect.poll(state).toBe(`true ${words.closeMenu}`)
  await webkit.press(keys.escape)
  await expect.poll(state).toBe(`false ${words.openMenu}`)
  expect(await webkit.run((css) => document.activeElement?.matches(css), button)).toBe(true)
  await webkit.click(button)
  await webkit.click('#menu a[href="/about"]')
  await expect.poll(() => webkit.title()).toBe(words.titles.about)
  await expect.poll(state).toBe(`false ${words.openMenu}`)
})

test('The web font is applied on a narrow screen', async ({ webkit }) => {
  test.skip(!isSample, 'with texts of other lengths, a page may keep the fallback font')
  await webkit.resize(500, 900)
  await visit(webkit, '/')
  await expect.poll(() => webkit.run(usesWebFont)).toBe(true)
})

test('The service tabs select on click and by keyboard, and show one service each', async ({
  webkit,
}) => {
  await visit(webkit, '/services')
  const selected = () =>
    webkit.run(() => {
      const tabs = [...document.querySelectorAll('[role=tab]')]
      const panels = [...document.querySelectorAll('[role=tabpanel]')]
      return [
        tabs.findIndex((tab) => tab.ariaSelected === 'true'),
        panels.findIndex((panel) => panel.checkVisibility()),
        panels.filter((panel) => panel.checkVisibility()).length,
      ]
    })
  await expect.poll(selected).toEqual([0, 0, 1])
  await webkit.click('[role=tab]:nth-of-type(3)')
  await expect.poll(selected).toEqual([2, 2, 1])
  await webkit.press(keys.right)
  await expect.poll(selected).toEqual([3, 3, 1])
  await webkit.press(keys.right)
  await expect.poll(selected).toEqual([0, 0, 1])
  await webkit.press(keys.end)
  await expect.poll(selected).toEqual([3, 3, 1])
})

for (const { path } of everyPage) {
  test(`Sections of ${path} fade in when scrolled into view, and nothing stays hidden`, async ({
    webkit,
  }) => {
    await visit(webkit, path)
    const hiddenSections = () =>
      webkit.run(
        () =>
          [...document.querySelectorAll('[data-reveal=waiting]')].filter(
            (part) => getComputedStyle(part).opacity === '0',
          ).length,
      )
    await expect.poll(hiddenSections).toBeGreaterThan(0)
    await expect
      .poll(async () => {
        await webkit.run(() =>
          document.querySelector('[data-reveal=waiting]')?.scrollIntoView({ behavior: 'instant' }),
        )
        return hiddenSections()
      })
      .toBe(0)
    await expect
      .poll(() =>
        webkit.run(() =>
          [...document.querySelectorAll('[data-reveal]')].every(
            (part) => getComputedStyle(part).opacity === '1',
          ),
        ),
      )
      .toBe(true)
  })

  test(`Nothing overflows the screen on ${path}`, async ({ webkit }) => {
    await visit(webkit, path)
    for (const width of [500, 620, 768, 1000, 1280]) {
      await webkit.resize(width, 900)
      await expect.poll(() => webkit.run(() => window.innerWidth)).toBe(width)
      const overflow = () =>
        webkit.run(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
      expect(await overflow(), `${width} px`).toBe(0)
    }
  })
}
