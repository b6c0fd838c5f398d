import { messages, waitForMessage } from '../../tools/mail/inbox-client.ts'
import { expectAccessible } from '../support/axe.ts'
import { scrollTo, settled } from '../support/browsing.ts'
import { field, fill as fillForm, sendButton, sent, success, visitor } from '../support/contact.ts'
import { home } from '../support/content.ts'
import { homePage } from '../support/pages.ts'
import { addresses, expect, interactive, test } from '../support/test.ts'
import { isSample, words } from '../support/words.ts'
import {
  bringButton,
  copy,
  example,
  figure,
  fill,
  job,
  other,
  panel,
  range,
  result,
  sumButton,
  visitYourLine,
  yourLine,
} from '../support/your-line.ts'

const map = 'main figure:not([data-below-the-fold])'
const board = 'main figure[data-below-the-fold]'

/** 200 cases of 6 minutes are 20 hours. */
async function enterFigures(page: Parameters<typeof figure>[0]) {
  await job(page, other).check({ force: true })
  await figure(page, 'many').fill('200')
  await figure(page, 'minutes').fill('6')
  await sumButton(page).click()
  await figure(page, 'least').fill('10')
  await figure(page, 'most').fill('30')
}

test.describe('Your own line', () => {
  test('starts with a worked example', async ({ page }) => {
    await visitYourLine(page)
    await expect(yourLine(page).getByRole('radiogroup', { name: copy.legend })).toBeVisible()
    await expect(job(page, example)).toBeChecked()
    await expect(figure(page, 'many')).toHaveValue(String(example.job.weekly))
    await expect(figure(page, 'minutes')).toHaveValue(String(example.job.minutes))
    await expect(figure(page, 'cost')).toHaveValue('')
    await expect(yourLine(page)).toContainText(copy.mark.example)
    if (isSample) {
      await expect(result(page)).toHaveText(
        '9 to 11 hours of 12 hours a week run on the network12 to 30 of 120 calls still come to a person',
      )
      await expect(page.locator(map)).toContainText('90 to 108 of 120 run straight through')
      await expect(page.locator(map)).toContainText('12 to 30 a week')
    }
    for (const text of [...example.job.stations, ...example.job.note])
      await expect(page.locator(map)).toContainText(text)
  })

  test('works out the visitor’s own figures, in the panel, on the map and on the board', async ({
    page,
  }) => {
    await visitYourLine(page)
    await enterFigures(page)
    await expect(yourLine(page)).toContainText(copy.mark.yours)
    await expect(result(page)).toContainText(range(14, 18))
    await expect(result(page)).toContainText(range(20, 60))
    await expect(page.locator(map)).toContainText(
      fill(copy.map.through, { from: 140, to: 180, many: 200 }),
    )
    await expect(page.locator(map)).toContainText(fill(copy.map.people, { from: 20, to: 60 }))
    for (const text of [...other.job.stations, ...other.job.note])
      await expect(page.locator(map)).toContainText(text)
    if (!home.board) return
    const first = page.locator(board).getByRole('listitem').first()
    for (const text of [
      copy.board.yours,
      other.job.name,
      fill(copy.board.state, { from: 20, to: 60 }),
    ])
      await expect(first).toContainText(text)
  })

  test('adds what the hours are worth', { tag: '@all' }, async ({ page }) => {
    await visitYourLine(page)
    await enterFigures(page)
    await expect(result(page)).not.toContainText(copy.result.worth.split('{')[0]!)
    await figure(page, 'cost').fill('34')
    // 14 and 18 hours at 34 are 476 and 612.
    await expect(result(page)).toContainText(/480\b.*\b610/)
    await figure(page, 'cost').fill('')
    await expect(result(page)).not.toContainText('480')
  })

  test('refuses missing and impossible figures in a sentence, and keeps the last good result', {
    tag: '@all',
  }, async ({ page }) => {
    await visitYourLine(page)
    await enterFigures(page)
    await expect(result(page)).toContainText(range(14, 18))
    for (const [name, good, impossible] of [
      ['many', '200', ['', 'some', '0', '-1', '10001', '2.5']],
      ['minutes', '6', ['', 'x', '0', '-6', '481']],
      ['cost', '', ['much', '-1', '1001']],
      ['least', '10', ['', '-1', '101']],
      ['most', '30', ['', '-1', '101']],
    ] as const) {
      for (const typed of impossible) {
        await figure(page, name).fill(typed)
        await figure(page, name).press('Enter')
        await expect(figure(page, name), typed).toHaveAttribute('aria-invalid', 'true')
        await expect(figure(page, name)).toHaveAccessibleDescription(/\d\D+\d/)
        await expect(result(page)).toContainText(range(14, 18))
        await expect(result(page)).toContainText(range(20, 60))
      }
      await figure(page, name).fill(good)
      await expect(figure(page, name)).not.toHaveAttribute('aria-invalid')
      await expect(figure(page, name)).toHaveAccessibleDescription('')
    }
  })

  test('stays with the visitor while a figure is wrong, and keeps the mistake in sight', {
    tag: '@all',
  }, async ({ page }) => {
    await visitYourLine(page)
    await enterFigures(page)
    await figure(page, 'most').fill('some')
    await sumButton(page).click()
    await expect(figure(page, 'most')).toBeVisible()
    await job(page, example).check({ force: true })
    await bringButton(page).click()
    await expect(figure(page, 'most')).toBeFocused()
    await expect(field(page, 'message')).toHaveValue('')

    await page.getByRole('banner').getByRole('link', { name: words.about }).click()
    await expect(page).toHaveTitle(words.titles.about)
    await page.goBack()
    await expect(figure(page, 'most')).toHaveAttribute('aria-invalid', 'true')
    await figure(page, 'most').fill('10')
    await expect(yourLine(page).locator('dl > div')).toHaveCount(3)
    await expect(page.locator(map)).toContainText(example.job.name)
  })

  test('follows the example of a job until a figure is typed', { tag: '@all' }, async ({
    page,
  }) => {
    await visitYourLine(page)
    await figure(page, 'many').fill('77')
    await job(page, other).check({ force: true })
    await expect(figure(page, 'many')).toHaveValue('77')
    await expect(figure(page, 'minutes')).toHaveValue(String(other.job.minutes))
  })

  test('can be used by keyboard: one tab stop for the jobs, Enter for the result', async ({
    page,
  }) => {
    await visitYourLine(page)
    await job(page, example).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(job(page, other)).toBeFocused()
    await expect(job(page, other)).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(figure(page, 'many')).toBeFocused()
    await page.keyboard.type('50')
    await page.keyboard.press('Enter')
    await expect(bringButton(page)).toHaveAttribute('data-variant', 'signal')
    await expect(page.locator('main [data-variant="signal"]').first()).toHaveText(copy.bring)
    for (const next of [figure(page, 'minutes'), figure(page, 'cost'), bringButton(page)]) {
      await page.keyboard.press('Tab')
      await expect(next).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(sumButton(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(figure(page, 'least')).toBeFocused()
  })

  test('writes its sentence into the message that arrives, and nothing else changes', async ({
    page,
  }) => {
    const typed = visitor({ lastName: '' })
    await visitYourLine(page)
    await fillForm(page, typed)
    await bringButton(page).click()
    await expect(field(page, 'lastName')).toBeFocused()
    await expect(success(page)).toHaveText(words.form.added)
    const message = field(page, 'message')
    await expect(message).toHaveValue(new RegExp(`^${typed.message}\n.*${example.job.cases}`))

    await page.reload()
    await interactive(page)
    await yourLine(page).waitFor()
    await expect(message).toHaveValue(new RegExp(`^${typed.message}\n.`))
    await message.press('ControlOrMeta+End')
    await message.pressSequentially(' Thanks!')
    await enterFigures(page)
    await bringButton(page).click()
    const sentence = fill(copy.sentence, {
      job: other.job.name,
      cases: other.job.cases,
      many: 200,
      minutes: '…',
      hours: '…',
      from: 14,
      to: 18,
    })
    const lines = (await message.inputValue()).split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toBe(typed.message)
    for (const part of sentence.split('…')) expect(lines[1]).toContain(part)
    expect(lines[1]).toMatch(/ Thanks!$/)

    await field(page, 'lastName').fill('Lovelace')
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    const mine = ({ replyTo }: { replyTo: string }) => replyTo.includes(typed.email)
    expect((await waitForMessage(addresses.inbox, mine, 10_000)).text).toContain(lines.join('\n'))
    expect((await messages(addresses.inbox)).filter(mine)).toHaveLength(1)
  })

  test('sends and stores nothing before the form is sent', async ({ page }) => {
    await visitYourLine(page)
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const stored = () =>
      page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))
    const before = await stored()
    await enterFigures(page)
    await figure(page, 'most').press('Enter')
    await expect(result(page)).toContainText(range(14, 18))
    expect(requests).toEqual([])
    expect(await stored()).toBe(before)
    expect(new URL(page.url()).search).toBe('')
  })

  test('keeps what was entered while the visitor reads another page', async ({ page }) => {
    await visitYourLine(page)
    await enterFigures(page)
    await expect(result(page)).toContainText(range(14, 18))
    await page.getByRole('banner').getByRole('link', { name: words.about }).click()
    await expect(page).toHaveTitle(words.titles.about)
    await page.goBack()
    await expect(figure(page, 'many')).toHaveValue('200')
    await expect(result(page)).toContainText(range(14, 18))
  })

  test('keeps focus when the form replaces the table', { tag: '@all' }, async ({ page }) => {
    const release = Promise.withResolvers<void>()
    await page.route(/your-line-form.*\.js/, async (route) => {
      await release.promise
      await route.continue()
    })
    await page.goto(homePage.path)
    await interactive(page)
    const summary = panel(page).getByText(copy.sum.heading)
    await summary.focus()
    await page.keyboard.press('Enter')
    release.resolve()
    await expect(sumButton(page)).toBeFocused()
  })

  test('stays a table if its script fails to load, and tries again at the next touch', {
    tag: '@all',
  }, async ({ page, expectInConsole }) => {
    expectInConsole(/ERR_FAILED/)
    await page.route(/your-line-form.*\.js/, (route) => route.abort())
    await page.goto(homePage.path)
    await interactive(page)
    await page.waitForLoadState('networkidle')
    await expect(panel(page).getByRole('table')).toBeVisible()
    await page.unroute(/your-line-form.*\.js/)
    await panel(page).getByRole('heading').hover()
    await expect(yourLine(page)).toBeVisible()
  })

  for (const width of [1280, 390])
    test(`is accessible in every state at ${width} px`, {
      tag: '@all',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await visitYourLine(page)
      await enterFigures(page)
      await figure(page, 'many').fill('0')
      await figure(page, 'cost').fill('34')
      await figure(page, 'most').fill('x')
      await figure(page, 'most').press('Enter')
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await settled(page)
        await expectAccessible(page, colorScheme, '#main')
      }
    })

  test('stays beside the map on a tablet, and never covers the board', {
    tag: '@all',
  }, async ({ page }) => {
    test.skip(!home.board)
    for (const width of [700, 834, 1024]) {
      await page.setViewportSize({ width, height: 1000 })
      await visitYourLine(page)
      await sumButton(page).click()
      for (const y of [600, 1000, 1200]) {
        await scrollTo(page, y)
        const [above, below] = [
          await panel(page).boundingBox(),
          await page.locator(board).boundingBox(),
        ]
        expect(above!.y + above!.height, `${width} px, scrolled to ${y}`).toBeLessThanOrEqual(
          below!.y,
        )
      }
      await scrollTo(page, 0)
    }
  })

  test('with reduced motion nothing moves, and the trains stand on their lines', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visitYourLine(page)
    await enterFigures(page)
    await expect(result(page)).toContainText(range(14, 18))
    const running = await page.evaluate(() => document.getAnimations().length)
    expect(running).toBe(0)
    await expect(page.locator(map).locator('b')).toHaveText(other.job.name)
  })
})

test.describe('Your own line without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is a table of examples, with the sum and a link to the form', async ({ page }) => {
    await page.goto(homePage.path)
    await expect(yourLine(page)).toHaveCount(0)
    const table = panel(page).getByRole('table')
    await expect(table.getByRole('row')).toHaveCount(1 + (await table.locator('tbody tr').count()))
    await expect(table).toContainText(example.job.name)
    await panel(page).getByText(copy.sum.heading).click()
    await expect(panel(page).locator('details p')).toBeVisible()
    await expect(panel(page).getByRole('link')).toHaveAttribute('href', '#contact')
  })
})
