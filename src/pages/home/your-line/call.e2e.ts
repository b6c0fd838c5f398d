import { hold, jobField, openFromHeader, scripts } from '../../../../tests/support/browsing.ts'
import { field } from '../../../../tests/support/contact.ts'
import { home, services } from '../../../../tests/support/content.ts'
import { aboutPage, homePage } from '../../../../tests/support/pages.ts'
import { expect, type Page, test } from '../../../../tests/support/test.ts'
import { fill } from '../../../lib/fill.ts'

const [service] = services
const { decision } = service!.jobs[0]!
const call = decision.call!
const words = home.yourLine.call!
const [choice] = decision.choices
const [first, second] = call.before.phrases

const capsule = (page: Page) => page.locator('#decision').locator('..')
const button = (page: Page, name: string) =>
  capsule(page).getByRole('button', { name, exact: true })
const listen = (page: Page) => button(page, words.listen)
const stop = (page: Page) => button(page, words.stop)
const waiting = (page: Page) => capsule(page).getByText(call.waiting)
const result = (page: Page) => page.locator('#decision').getByRole('status')
const read = (page: Page) => capsule(page).locator('details')

/** Waits until a recording is heard, and goes on at a time before its end, in seconds. */
const heard = (page: Page, beforeEnd?: number) =>
  page.waitForFunction((left) => {
    const audio = [...document.querySelectorAll('audio')].find((each) => !each.paused)
    if (!audio?.currentTime) return false
    if (left) audio.currentTime = audio.duration - left
    return true
  }, beforeEnd)

const isSilent = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('audio')].every(({ paused }) => paused))

/** The colours of the band, its branch, its marks, and the line above it. */
const colors = (page: Page) =>
  page
    .getByRole('img')
    .first()
    .evaluate((lines) => {
      const fillOf = (part: string) => getComputedStyle(lines.querySelector(part)!).fill
      return [
        fillOf('rect:not([data-line])'),
        getComputedStyle(lines.querySelector('[data-kind] > path')!).stroke,
        fillOf('rect[data-line]'),
      ]
    })

async function start(page: Page) {
  await listen(page).press('Enter')
  await heard(page)
}

test.skip(!decision.call, 'This content has no call')

test('The line stops without its colour, waits, and tells the caller what was decided', async ({
  page,
  visit,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => request.url().endsWith('.mp3') && loaded.push(request.url()))
  await visit(homePage.path)
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  const before = await colors(page)
  await listen(page).dblclick()
  await expect(page.locator('#decision')).toContainText(first!.text)
  await heard(page)
  await expect(stop(page)).toContainText(/0:3\d/)
  await page.evaluate((at) => {
    document.querySelector('audio')!.currentTime = at
  }, second!.at)
  await expect(page.locator('#decision')).toContainText(second!.text)
  await expect(capsule(page)).toContainText(call.speakers.caller)

  await heard(page, 0.3)
  await expect(waiting(page)).toBeVisible()
  await expect(listen(page)).toContainText(call.before.length)
  const [band, mark, other] = await colors(page)
  expect(band).not.toBe(before[0])
  expect(mark).not.toBe(before[1])
  expect(other).toBe(before[2])
  await page.locator('#your-line-bring').click()
  await expect(field(page, 'message')).toHaveValue(/^.+$/)
  expect(new Set(loaded).size).toBe(3)

  await button(page, choice!.text).press('Enter')
  await expect(waiting(page)).toBeHidden()
  await expect(page.getByText(fill(words.decided, { choice: choice!.text }))).toBeFocused()
  expect(await colors(page)).toEqual(before)
  await expect(result(page)).toBeEmpty()
  await heard(page, 0.3)
  await expect(result(page)).toHaveText(choice!.result)
  if (home.yourLine.next) await expect(page.locator('#decision').getByRole('link')).toBeFocused()
  await listen(page).press('Enter')
  await expect(result(page)).toBeEmpty()
})

for (const [way, act] of Object.entries<(page: Page) => Promise<unknown>>({
  'its button': (page) => stop(page).press('Enter'),
  Escape: (page) => page.keyboard.press('Escape'),
  'a link': (page) => page.locator('a[href="#decision"]').click(),
  'another job': (page) => jobField(page).selectOption(services[1]!.jobs[0]!.name),
  'a headset': (page) => page.evaluate(() => document.querySelector('audio')!.pause()),
  'another page, which is hidden': (page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  'another document': (page) => page.evaluate(() => dispatchEvent(new Event('pagehide'))),
  'another page': (page) => openFromHeader(page, aboutPage),
  'whatever removes it': (page) => page.evaluate(() => document.querySelector('main')!.remove()),
}))
  test(`The call is stopped by ${way}`, async ({ page, visit }) => {
    await visit(homePage.path)
    await start(page)
    const audio = await page.evaluateHandle(() => document.querySelector('audio')!)
    await act(page)
    await expect.poll(() => audio.evaluate(({ paused }) => paused)).toBe(true)
    await expect(stop(page)).toBeHidden()
  })

test('A line does not wait any more after another page, and a decision is kept', async ({
  page,
  visit,
}) => {
  await visit(homePage.path)
  const before = await colors(page)
  await start(page)
  await heard(page, 0.3)
  await expect(waiting(page)).toBeVisible()
  await openFromHeader(page, aboutPage)
  await page.goBack()
  await expect(listen(page)).toBeVisible()
  await expect(waiting(page)).toBeHidden()
  expect(await colors(page)).toEqual(before)
  await start(page)
  await button(page, choice!.text).press('Enter')
  await heard(page)
  await page.reload()
  await expect(result(page)).toHaveText(choice!.result)
})

for (const [what, pattern] of [
  ['a recording', '**/*.mp3'],
  ['the script', /\/speak\./],
] as const)
  test(`Where ${what} does not come, the words are there, and the decision as it was`, async ({
    page,
    visit,
    expectInConsole,
  }) => {
    expectInConsole(/Failed to load|dynamically imported/)
    await visit(homePage.path)
    await button(page, choice!.text).press('Enter')
    await page.route(pattern, (route) => route.abort())
    await listen(page).press('Enter')
    await expect(capsule(page).getByText(words.failed)).toBeVisible()
    await expect(read(page).getByText(first!.text)).toBeVisible()
    await expect(result(page)).toHaveText(choice!.result)
    expect(await isSilent(page)).toBe(true)
  })

test('A recording that is late for 10 s has failed', async ({ page, visit }) => {
  await page.route('**/*.mp3', () => undefined)
  await visit(homePage.path)
  await page.clock.install()
  await listen(page).press('Enter')
  await expect(page.locator('#decision')).toContainText(first!.text)
  await page.clock.fastForward(9000)
  await expect(stop(page)).toBeVisible()
  await page.clock.fastForward(1000)
  await expect(capsule(page).getByText(words.failed)).toBeVisible()
})

test('A press before the script plays, or asks for another one where the browser refuses', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = () => {
      HTMLMediaElement.prototype.play = play
      return Promise.reject(new DOMException('', 'NotAllowedError'))
    }
  })
  const release = await hold(page, scripts)
  await page.goto(homePage.path)
  await listen(page).click()
  release()
  await expect(capsule(page).getByText(words.again)).toBeVisible()
  await expect(read(page)).not.toHaveAttribute('open')
  await page.waitForTimeout(500)
  await listen(page).click()
  await heard(page)
})

for (const [width, height] of [
  [1440, 900],
  [834, 1112],
  [390, 860],
  [320, 640],
] as const)
  test(`In every state the capsule is as high, and its button in one place, ${width} px wide`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height })
    await visit(homePage.path)
    await page.evaluate(() => document.fonts.ready)
    const places = () =>
      capsule(page).evaluate((element) => {
        const all = [element, element.querySelector('#decision + * button')!]
        return all
          .map((each) => each.getBoundingClientRect())
          .map(({ y, height }) => [y + scrollY, height])
      })
    await button(page, decision.choices[1]!.text).press('Enter')
    const decided = await places()
    await start(page)
    expect.soft(await places(), 'while somebody speaks').toEqual(decided)
    await heard(page, 0.3)
    await expect(waiting(page)).toBeVisible()
    expect.soft(await places(), 'while it waits').toEqual(decided)
    await button(page, choice!.text).press('Enter')
    await heard(page)
    expect.soft(await places(), 'while the caller hears of it').toEqual(decided)
    await stop(page).press('Enter')
    await expect(result(page)).toHaveText(choice!.result)
    expect.soft(await places(), 'at the end').toEqual(decided)
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await expect(button(page, choice!.text)).toBeVisible()
    expect.soft(await places(), 'at rest').toEqual(decided)
  })
