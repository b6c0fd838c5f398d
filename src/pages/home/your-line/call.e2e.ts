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

/** The colours of the lines, that of the call first, and of what leaves it for the person. */
const colors = (page: Page) =>
  page
    .locator('[role=img] :is(rect, [data-kind] > path:first-child)')
    .evaluateAll((all) =>
      all.map((each) => getComputedStyle(each)).map((it) => it.fill + it.stroke),
    )

test.skip(!decision.call, 'This content has no call')

for (const [width, height] of [
  [1440, 900],
  [740, 360],
  [390, 860],
  [320, 640],
] as const)
  test(`The line stops without its colour, waits, and goes on, in one height, ${width} px wide`, async ({
    page,
    visit,
  }) => {
    const loaded = new Set<string>()
    page.on('request', (request) => request.url().endsWith('.mp3') && loaded.add(request.url()))
    await page.setViewportSize({ width, height })
    await visit(homePage.path)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    expect(loaded.size).toBe(0)
    const placesOf = (element: HTMLElement | SVGElement) =>
      [element, element.querySelector('#decision + * button')!].map((each) => {
        const { y, height } = each.getBoundingClientRect()
        return [y + scrollY, height]
      })
    const places = await capsule(page).evaluate(placesOf)
    const expectSamePlaces = async (when: string) =>
      expect.soft(await capsule(page).evaluate(placesOf), when).toEqual(places)
    const before = await colors(page)

    await listen(page).dblclick()
    await expect(page.locator('#decision')).toContainText(first!.text)
    await heard(page)
    await expect(stop(page)).toContainText(/0:3\d/)
    await heard(page, call.before.lasts - second!.at)
    await expect(page.locator('#decision')).toContainText(second!.text)
    await expect(capsule(page)).toContainText(call.speakers.caller)
    await expectSamePlaces('while somebody speaks')

    await heard(page, 0.3)
    await expect(waiting(page)).toBeVisible()
    await expect(listen(page)).toContainText(call.before.length)
    await expectSamePlaces('while it waits')
    const isGray = (await colors(page)).map((color, index) => color !== before[index])
    expect(isGray).toEqual(before.map((_, index) => index === 0 || index >= services.length))
    await page.locator('#your-line-bring').click()
    await expect(field(page, 'message')).toHaveValue(/^.+$/)
    expect(loaded.size).toBe(3)

    await button(page, choice!.text).press('Enter')
    await expect(waiting(page)).toBeHidden()
    await expect(page.getByText(fill(words.decided, { choice: choice!.text }))).toBeFocused()
    expect(await colors(page)).toEqual(before)
    await expect(result(page)).toBeEmpty()
    await heard(page, 0.3)
    await expect(result(page)).toHaveText(choice!.result)
    if (home.yourLine.next) await expect(page.locator('#decision').getByRole('link')).toBeFocused()
    await expectSamePlaces('once it is decided')
    // Decided while the recording is still on its way.
    await page.route([...loaded][0]!, () => {})
    await listen(page).press('Enter')
    await expect(result(page)).toBeEmpty()

    await button(page, choice!.text).press('Enter')
    await heard(page)
    await page.reload()
    await expect(result(page)).toHaveText(choice!.result)
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
  'whatever removes it': (page) => page.evaluate(() => document.querySelector('main')!.remove()),
  'another page, for which it does not wait either': async (page) => {
    await heard(page, 0.3)
    await expect(waiting(page)).toBeVisible()
    await openFromHeader(page, aboutPage)
    await page.goBack()
    await expect(listen(page)).toBeVisible()
  },
}))
  test(`The call is stopped by ${way}`, async ({ page, visit }) => {
    await visit(homePage.path)
    await listen(page).press('Enter')
    await heard(page)
    const audio = await page.evaluateHandle(() => document.querySelector('audio')!)
    await act(page)
    await expect.poll(() => audio.evaluate(({ paused }) => paused)).toBe(true)
    await expect(stop(page)).toBeHidden()
    await expect(waiting(page)).toBeHidden()
  })

for (const [what, pattern, isLate] of [
  ['a recording', '**/*.mp3', false],
  ['the script', /\/speak\./, false],
  ['a recording in 10 s', '**/*.mp3', true],
] as const)
  test(`Where ${what} does not come, the words are there, and the decision as it was`, async ({
    page,
    visit,
    expectInConsole,
  }) => {
    expectInConsole(/Failed to load|dynamically imported/)
    await visit(homePage.path)
    await button(page, choice!.text).press('Enter')
    await page.clock.install()
    await page.route(pattern, (route) => isLate || route.abort())
    await listen(page).press('Enter')
    for (const time of isLate ? [9000, 1000] : []) {
      await expect(stop(page)).toBeVisible()
      await page.clock.fastForward(time)
    }
    await expect(capsule(page).getByText(words.failed)).toBeVisible()
    await expect(read(page).getByText(first!.text)).toBeVisible()
    await expect(result(page)).toHaveText(choice!.result)
    await expect(stop(page)).toBeHidden()
    const sounds = () => [...document.querySelectorAll('audio')].map(({ paused }) => paused)
    expect(await page.evaluate(sounds)).not.toContain(false)
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
  await expect(capsule(page).getByText(words.again)).toBeHidden()
  await heard(page)
})
