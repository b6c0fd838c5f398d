import type { Browser, Page } from '@playwright/test'
import { lateFrames, timeToNextPage, timeToNextPaint } from './in-page.ts'
import { phone } from './load.ts'
import { type Spread, spread } from './statistics.ts'

const slowdown = 4
const letters = 'half past nine'

/** Times to the next paint in milliseconds, by what the visitor does; what a page does not have is left out. */
export type Interactions = {
  nextPaint: Record<string, Spread & { count: number }>
  nextPage?: Spread & { flashes: number }
  lateFrames: Spread
}

/** What a visitor does on a page that has been loaded, each often enough for a median. */
export async function interact(
  browser: Browser,
  siteUrl: string,
  path: string,
  times: number,
): Promise<Interactions | undefined> {
  const { page, session } = await openPhone(browser)
  await page.goto(siteUrl + path)
  if (!(await becomesInteractive(page))) {
    await page.context().close()
    return undefined
  }
  await warmUp(page, path)

  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const samples: { name: string; time: number }[] = []
  const arrivals: { time: number; flash: boolean }[] = []
  const late: number[] = []
  const paint = async (name: string, act: () => Promise<unknown>) => {
    samples.push({ name, time: await timeToNextPaint(page, act) })
  }

  for (let time = 0; time < times; time++) {
    await pressTabs(page, paint)
    await chooseCards(page, paint)
    await pressMenu(page, paint)
    await type(page, paint)
    late.push(await lateFrames(page, () => scroll(page)))
    const arrival = await changePage(page, path, paint)
    if (arrival) arrivals.push(arrival)
  }
  await page.context().close()
  return {
    nextPaint: byName(samples),
    ...(arrivals.length > 0 && {
      nextPage: {
        ...spread(arrivals.map(({ time }) => time)),
        flashes: arrivals.filter(({ flash }) => flash).length,
      },
    }),
    lateFrames: spread(late),
  }
}

/** Switches between the first, the middle and the last tab: the time to the next paint for each. */
export async function switchTabs(browser: Browser, url: string, times: number): Promise<number[]> {
  const { page, session } = await openPhone(browser)
  await page.goto(url)
  await becomesInteractive(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const tabs = page.getByRole('tab')
  const count = await tabs.count()
  const measured: number[] = []
  for (let time = 0; time < times; time++) {
    for (const index of [count - 1, Math.floor(count / 2), 0]) {
      const point = await middleOf(page, tabs.nth(index))
      measured.push(await timeToNextPaint(page, () => page.mouse.click(point.x, point.y)))
    }
  }
  await page.context().close()
  return measured
}

async function openPhone(browser: Browser) {
  const context = await browser.newContext({ viewport: phone })
  const page = await context.newPage()
  return { page, session: await context.newCDPSession(page) }
}

function byName(samples: { name: string; time: number }[]): Interactions['nextPaint'] {
  const groups = Object.entries(Object.groupBy(samples, ({ name }) => name))
  return Object.fromEntries(
    groups.map(([name, group = []]) => [
      name,
      { ...spread(group.map(({ time }) => time)), count: group.length },
    ]),
  )
}

type Paint = (name: string, act: () => Promise<unknown>) => Promise<void>

/** The menu's button tells its state once the application holds the page. */
async function becomesInteractive(page: Page): Promise<boolean> {
  const button = page.locator('header button[aria-controls][aria-expanded]')
  return button.waitFor({ state: 'attached', timeout: 15_000 }).then(
    () => true,
    () => false,
  )
}

/** Every page has been there once: nothing is fetched any more when a link is clicked. */
async function warmUp(page: Page, path: string) {
  const target = nextPage(path)
  await openMenu(page)
  await menuLink(page, target).click()
  await page.waitForURL((url) => url.pathname === target)
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await calm(page)
}

async function pressTabs(page: Page, paint: Paint) {
  const tabs = page.getByRole('tab')
  for (let index = (await tabs.count()) - 1; index >= 0; index--) {
    const point = await middleOf(page, tabs.nth(index))
    await paint('tab', () => page.mouse.click(point.x, point.y))
  }
}

async function chooseCards(page: Page, paint: Paint) {
  const cards = page.locator('main [type="radio"]')
  for (let index = (await cards.count()) - 1; index >= 0; index--) {
    const point = await middleOf(page, cards.nth(index))
    await paint('card', () => page.mouse.click(point.x, point.y))
  }
}

async function pressMenu(page: Page, paint: Paint) {
  await toTop(page)
  const point = await middleOf(page, menuButton(page))
  await paint('menu', () => page.mouse.click(point.x, point.y))
  await paint('menu', () => page.mouse.click(point.x, point.y))
}

async function type(page: Page, paint: Paint) {
  const field = page.getByRole('textbox', { name: 'Message' })
  if ((await field.count()) === 0) return
  await field.click()
  for (const letter of letters) await paint('typing', () => page.keyboard.press(letter))
  await field.fill('')
}

async function scroll(page: Page) {
  await page.mouse.move(phone.width / 2, phone.height / 2)
  for (const way of [1, 1, 1, 1, 1, -1, -1, -1, -1, -1]) {
    await page.mouse.wheel(0, way * 500)
    await page.waitForTimeout(300)
  }
}

/** Once for the paint after the click, once for the next page's content: each from the page it starts on. */
async function changePage(page: Page, path: string, paint: Paint) {
  const follow = async () => {
    await toTop(page)
    await openMenu(page)
    const point = await middleOf(page, menuLink(page, nextPage(path)))
    return () => page.mouse.click(point.x, point.y)
  }
  await paint('link', await follow())
  await page.goBack()
  await calm(page)
  const arrival = await timeToNextPage(page, await follow())
  await page.goBack()
  await calm(page)
  return arrival
}

const nextPage = (path: string) => ({ '/': '/services', '/services': '/about' })[path] ?? '/'

const menuButton = (page: Page) => page.locator('header button[aria-controls]')
const menuLink = (page: Page, path: string) => page.locator(`header nav a[href="${path}"]`)

async function openMenu(page: Page) {
  await menuButton(page).click()
  await calm(page)
}

async function toTop(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await calm(page)
}

/** Where to click, once nothing moves there any more. */
async function middleOf(page: Page, target: ReturnType<Page['locator']>) {
  await target.scrollIntoViewIfNeeded()
  await calm(page)
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not to be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const calm = (page: Page) => page.waitForTimeout(400)
