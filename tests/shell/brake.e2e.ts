import { openFromHeader } from '../support/browsing.ts'
import { field } from '../support/contact.ts'
import { site } from '../support/content.ts'
import { aboutPage, homePage, servicesPage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'
import { figureField } from '../support/your-line.ts'

const { brake } = site
const handle = (page: Page) => page.getByRole('button', { name: brake.pull, exact: true })
const note = (page: Page) => page.locator('#hand-over')
const button = (page: Page, name: string) => note(page).getByRole('button', { name, exact: true })
const message = (page: Page) => field(page, 'message')
const states = (page: Page) => page.locator('[data-board-state]').allTextContents()
/** The colours of the lines on the map that is shown. */
const colors = (page: Page) =>
  page
    .locator('main figure:not(:has(ol)) svg:visible g[data-line] > path:first-child')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke))

test('Pulled and released, the brake stops and restores the home page', async ({ page, visit }) => {
  await visit(homePage.path)
  const before = { states: await states(page), colors: await colors(page) }
  await handle(page).press('Enter')
  await expect(handle(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(note(page)).toBeFocused()
  await expect(page.getByRole('dialog', { name: brake.note })).toBeVisible()
  expect(new Set(await states(page))).toEqual(new Set([brake.state]))
  // One line is in use: the others share a colour.
  expect(new Set(await colors(page)).size).toBe(2)

  await page.keyboard.press('Escape')
  await expect(note(page)).toBeHidden()
  await expect(handle(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(handle(page)).toBeFocused()
  expect({ states: await states(page), colors: await colors(page) }).toEqual(before)
})

test('The note says what the visit was, and goes into the message once', async ({
  page,
  visit,
}) => {
  await visit(homePage.path)
  await figureField(page, 'many').fill('200')
  await figureField(page, 'many').press('Enter')
  await openFromHeader(page, servicesPage)
  await field(page, 'firstName').fill('Ada')
  await message(page).fill('Hello')
  // By keyboard, because further cards may cover the one with the handle.
  await handle(page).press('Enter')
  for (const said of ['200', homePage.link, servicesPage.link, 'Ada', 'Hello'])
    await expect(note(page)).toContainText(said)

  await button(page, brake.bring).click()
  await expect(field(page, 'lastName')).toBeFocused()
  const first = await message(page).inputValue()
  expect(first).toContain(`Hello\n${brake.note}\n${brake.lines.job}: `)
  expect(first).not.toContain('Ada')
  await message(page).fill(`${first}\nThanks`)
  await button(page, brake.bring).click()
  expect(await message(page).inputValue()).toBe(`${first}\nThanks`)

  await button(page, brake.release).click()
  await expect(note(page)).toBeHidden()
  await handle(page).press('Enter')
  await openFromHeader(page, aboutPage)
  await expect(note(page)).toBeHidden()
  await expect(handle(page)).toHaveAttribute('aria-pressed', 'false')
})

test('On a phone, the note does not cover the handle', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(aboutPage.path)
  await handle(page).click()
  const boxes = () => Promise.all([handle(page), note(page)].map((it) => it.boundingBox()))
  await expect(async () => {
    const [above, below] = await boxes()
    expect(above!.y + above!.height).toBeLessThan(below!.y)
  }).toPass()
})

test('Every page has one handle, and without scripts none', async ({ page, browser, visit }) => {
  for (const { path } of [homePage, servicesPage, aboutPage]) {
    await visit(path)
    await expect(handle(page)).toHaveCount(1)
  }
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(page.url())
  await expect(handle(plain)).toHaveCount(0)
  await context.close()
})
