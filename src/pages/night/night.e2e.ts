import { follow, hold } from '../../../tests/support/browsing.ts'
import { field } from '../../../tests/support/contact.ts'
import { content, facts, isSample, site } from '../../../tests/support/content.ts'
import { aboutPage } from '../../../tests/support/pages.ts'
import { expect, interactive, type Locator, type Page, test } from '../../../tests/support/test.ts'
import { expectSound } from '../../../tests/sweep/checks.ts'
import { fill } from '../../lib/fill.ts'
import { amountIn, listIn } from '../../lib/format.ts'
import type { Night } from './schema.ts'

const { meta, events, morning, ticket, change, before, hero, year } = content.pages.night as Night
const stops = events.flatMap(({ decision, ...event }) =>
  decision ? { ...event, ...decision } : [],
)
const all = stops.map(() => 1)

const group = (page: Page, stop: number) =>
  page.getByRole('group', { name: stops[stop]!.job, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const onTicket = (page: Page) => page.locator('#ticket')

/** By keys: a pointer at once at the same place would be a second press. */
async function decide(page: Page, ...choices: number[]) {
  for (const [stop, choice] of choices.entries())
    await group(page, stop).getByRole('button').nth(choice).press('Enter')
}

test('The visitor decides every stop, changes one, and gets the ticket in the morning', async ({
  page,
  visit,
}) => {
  await visit(meta.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading)
  await expect(onTicket(page).getByText(ticket.waits)).toHaveCount(stops.length)
  await group(page, 0).getByRole('button').first().press('Enter')
  const waiting = fill(morning.waiting, { count: stops.length - 1, stops: stops.length })
  await page.getByRole('link', { name: waiting }).click()
  await expect(group(page, 1).getByRole('heading')).toBeInViewport()
  await group(page, 0).getByRole('button').focus()
  await expect(group(page, 0).getByRole('status')).toContainText(stops[0]!.choices[0]!.result)
  await expect(button(page, change)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, stops[0]!.choices[0]!.text).first()).toBeFocused()
  await expect(page.locator('#year')).toHaveCount(0)
  await decide(page, ...all)
  const chosen = stops.map(({ choices }) => choices[1]!)
  const [dearest] = chosen.toSorted((one, other) => other.over - one.over)
  for (const { text } of chosen) await expect(onTicket(page)).toContainText(text)
  await expect(onTicket(page)).toContainText(`${ticket.over} ${dearest!.end}`)
  const left = chosen.filter(({ over }) => over > 0).length
  await expect(page.getByText(morning.left[left]!, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: morning.heading })).toBeFocused()
  await expect(page.getByRole('status').getByText(morning.left[left]!)).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(onTicket(page)).toBeVisible()
  await expect(group(page, 0).getByRole('status')).toBeVisible()
  await expect(page.getByText(stops[0]!.choices[0]!.result)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  if (isSample) await expect(onTicket(page)).toContainText('$19,640')
  await page.reload()
  await expect(onTicket(page)).toContainText(dearest!.end)
  const rules = page.locator('#year').getByRole('group')
  const sums = page.locator('#year [role=status]')
  const added = (to: 'hours' | 'cost') =>
    rules.evaluateAll((all, to) => all.reduce((sum, { dataset }) => sum + +dataset[to]!, 0), to)
  const hours = stops.reduce((sum, { times, minutes }) => sum + (times * minutes) / 60, 0)
  expect(await added('hours')).toBeCloseTo(hours)
  expect(await added('cost')).toBe(0)
  await expect(sums).toContainText(year.allStop)
  for (const [stop, { times, choices }] of stops.entries()) {
    const rule = rules.nth(stop)
    await rule.getByRole('radio', { name: year.run }).press(' ')
    await expect(rule).toHaveAttribute('data-hours', '0')
    await expect(rule).toHaveAttribute('data-cost', String(times * choices[1]!.over))
    await expect(rule).toContainText(choices[1]!.rule)
    await expect(sums).toContainText(amountIn(site.locale, facts.currency, await added('cost')))
  }
  await expect(sums).toContainText(year.allRun)
  await expectSound(page, 'the rule', '#year')
  await field(page, 'message').fill('Mine')
  await button(page, year.bring).click()
  await expect(field(page, 'message')).toHaveValue(/^Mine\n.+$/)
  const message = await field(page, 'message').inputValue()
  for (const { text } of chosen) expect(message).toContain(text)
  await button(page, morning.again).click()
  await expect(onTicket(page).getByText(ticket.waits)).toHaveCount(stops.length)
  await expect(group(page, 0).getByRole('button').first()).toBeFocused()
  await decide(page, ...all)
  await expect(rules.getByRole('radio', { name: year.stop, checked: true })).toHaveCount(
    stops.length,
  )
})

test('The address that is copied compares two nights, and says nothing before', async ({
  page,
  context,
  visit,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  await visit(`${meta.path}#${'1'.repeat(stops.length)}`)
  await expect(page.getByText(before)).toHaveCount(0)
  await decide(page, ...all)
  await button(page, morning.send).click()
  await expect(page.getByText(morning.copied)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname).toBe(`${meta.path}/${'2'.repeat(stops.length)}`)
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => new Promise(() => {}) }),
  )
  await button(page, morning.send).click()
  const field = page.getByRole('textbox', { name: morning.byHand })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(link)
})

test('Someone else’s half of the ticket turns over stop by stop, and in the morning both are joined', async ({
  page,
  visit,
}) => {
  const half = page.locator('#theirs')
  const boxOf = (element: Locator) => element.boundingBox()
  const headline = page.getByRole('heading', { level: 1 })
  await visit(meta.path)
  const { y } = (await boxOf(headline))!
  // The visitor chooses the second each time. The other one did so at the first stop only.
  await visit(`${meta.path}/${'2'.padEnd(stops.length, '1')}`)
  expect((await boxOf(headline))!.y).toBe(y)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(half.getByText(before)).toBeVisible()
  const { height } = (await boxOf(half))!
  expect(height).toBeLessThanOrEqual(260)
  for (const [stop, { job, choices }] of stops.entries()) {
    const says = stop === 0 ? ticket.same : fill(ticket.theirs, { choice: choices[0]!.text })
    await expect(page.locator('main')).not.toContainText(says)
    await group(page, stop).getByRole('button').last().click()
    await expect(group(page, stop).getByRole('status')).toContainText(says)
    await page.reload()
    await expect(half.getByRole('listitem').filter({ hasText: job })).toContainText(says)
  }
  expect((await boxOf(half))!.height).toBe(height)
  const differing = onTicket(page).locator('[data-differs] b')
  const expectJoined = () => expect(differing).toHaveCount(2 * (stops.length - 1))
  await expectJoined()
  const { theirs, yours } = ticket.halves
  await expect(onTicket(page).getByRole('columnheader')).toHaveText([theirs, yours])
  const agree = fill(ticket.agree, { count: 1, stops: stops.length })
  const jobs = stops.slice(1).map(({ job }) => job)
  for (const said of [agree, listIn(site.locale, jobs)])
    await expect(page.getByRole('status').getByText(said)).toBeVisible()
  await expect(button(page, morning.sendBack)).toBeVisible()
  await expectSound(page, 'both halves', '#ticket, #theirs')
  await page.emulateMedia({ media: 'print' })
  await expect(differing.last()).toBeVisible()
  await expect(half).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await follow(page, aboutPage.path)
  await expect(page).toHaveTitle(aboutPage.title)
  await page.goBack()
  await expectJoined()
  const [otherLanguage] = await page.locator('footer a[hreflang]:not([aria-current])').all()
  await otherLanguage?.click()
  await expect(half.getByText(before)).toHaveCount(otherLanguage ? 0 : 1)
  await expectJoined()
})

test('A reload and Back lead to the same place of a decided night', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(meta.path)
  await decide(page, ...all)
  for (const seen of [page.locator('#year').getByRole('group').nth(1), field(page, 'message')]) {
    await seen.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const { y } = (await seen.boundingBox())!
    const expectSamePlace = async () => {
      await interactive(page)
      await expect.poll(async () => (await seen.boundingBox())?.y).toBeCloseTo(y, -0.6)
    }
    await page.reload()
    await expectSamePlace()
    await follow(page, aboutPage.path)
    await expect(page).toHaveTitle(aboutPage.title)
    await page.goBack()
    await expectSamePlace()
  }
})

test('Presses before the script is there count once it is', async ({ page }) => {
  const release = await hold(page, '**/night.*.js')
  await page.goto(meta.path)
  await group(page, 1).getByRole('button').first().click()
  await group(page, 0).getByRole('button').last().click()
  release()
  for (const choice of [stops[0]!.choices[1]!, stops[1]!.choices[0]!])
    await expect(onTicket(page)).toContainText(choice.text)
  await expect(onTicket(page).getByText(ticket.waits, { exact: true })).toHaveCount(
    stops.length - 2,
  )
})
