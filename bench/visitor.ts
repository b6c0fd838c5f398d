import type { Browser, Locator, Page } from '@playwright/test'
import { type Arrival, timeToContent } from './in-page.ts'
import { phone } from './load.ts'

const letters = 'half past nine'

export async function openPhone(browser: Browser) {
  const context = await browser.newContext({ viewport: phone })
  const page = await context.newPage()
  return { page, session: await context.newCDPSession(page) }
}

/** Measures one act under a name. */
export type Paint = (name: string, act: () => Promise<unknown>) => Promise<void>

/** The menu's button tells its state once the application holds the page. */
export async function becomesInteractive(page: Page): Promise<boolean> {
  const button = page.locator('header button[aria-controls][aria-expanded]')
  return button.waitFor({ state: 'attached', timeout: 15_000 }).then(
    () => true,
    () => false,
  )
}

/** Every page has been there once: nothing is fetched any more when a link is clicked. */
export async function warmUp(page: Page, path: string) {
  await thereAndBack(page, async () => {
    const follow = await aimAtNextPage(page, path)
    await follow()
  })
  await page.waitForLoadState('networkidle')
}

export async function pressTabs(page: Page, paint: Paint) {
  const tabs = page.getByRole('tab')
  for (let index = (await tabs.count()) - 1; index >= 0; index--) {
    const point = await middleOf(page, tabs.nth(index))
    await paint('tab', () => page.mouse.click(point.x, point.y))
  }
}

/** The last tab, the middle one and the first: from the click until its panel is there. */
export async function openPanels(page: Page): Promise<number[]> {
  const tabs = await page.getByRole('tab').all()
  const measured: number[] = []
  for (const at of [tabs.length - 1, Math.floor(tabs.length / 2), 0]) {
    const tab = tabs[at]
    // Its panel is there already, and would be waited for in vain.
    if (!tab || (await tab.getAttribute('aria-selected')) === 'true') continue
    const point = await middleOf(page, tab)
    const click = () => page.mouse.click(point.x, point.y)
    const { time } = await timeToContent(page, '[role="tabpanel"]:not([hidden])', click)
    measured.push(time)
  }
  return measured
}

export async function chooseCards(page: Page, paint: Paint) {
  const cards = page.locator('main [type="radio"]')
  for (let index = (await cards.count()) - 1; index >= 0; index--) {
    const point = await middleOf(page, cards.nth(index))
    await paint('card', () => page.mouse.click(point.x, point.y))
  }
}

export async function pressMenu(page: Page, paint: Paint) {
  await toTop(page)
  const point = await middleOf(page, menuButton(page))
  await paint('menu', () => page.mouse.click(point.x, point.y))
  await paint('menu', () => page.mouse.click(point.x, point.y))
}

export async function typeWords(page: Page, paint: Paint) {
  const field = page.getByRole('textbox', { name: 'Message' })
  if ((await field.count()) === 0) return
  await field.click()
  for (const letter of letters) await paint('typing', () => page.keyboard.press(letter))
  await field.fill('')
}

export async function scrollUpAndDown(page: Page) {
  await page.mouse.move(phone.width / 2, phone.height / 2)
  for (const way of [1, 1, 1, 1, 1, -1, -1, -1, -1, -1]) {
    await page.mouse.wheel(0, way * 500)
    await page.waitForTimeout(300)
  }
}

/** Once for the paint after the click, once for the next page's content: each from the page it starts on. */
export async function changePage(page: Page, path: string, paint: Paint): Promise<Arrival> {
  const follow = await aimAtNextPage(page, path)
  await thereAndBack(page, () => paint('link', follow))
  const followAgain = await aimAtNextPage(page, path)
  return thereAndBack(page, () => timeToContent(page, 'main h1', followAgain))
}

async function aimAtNextPage(page: Page, path: string) {
  await toTop(page)
  await menuButton(page).click()
  const point = await middleOf(page, menuLink(page, nextPage(path)))
  return () => page.mouse.click(point.x, point.y)
}

/** Leaves a page, and comes back once the other one is there. */
async function thereAndBack<T>(page: Page, leave: () => Promise<T>): Promise<T> {
  const heading = page.locator('main h1')
  const own = heading.filter({ hasText: await heading.innerText() })
  const result = await leave()
  await own.waitFor({ state: 'detached' })
  await heading.waitFor()
  await page.goBack()
  await own.waitFor()
  await calm(page)
  return result
}

const nextPage = (path: string) => ({ '/': '/services', '/services': '/about' })[path] ?? '/'

const menuButton = (page: Page) => page.locator('header button[aria-controls]')
const menuLink = (page: Page, path: string) => page.locator(`header nav a[href="${path}"]`)

async function toTop(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await calm(page)
}

/** Where to click, once nothing moves there any more. */
export async function middleOf(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  await calm(page)
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not to be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const calm = (page: Page) => page.waitForTimeout(400)
