import { fill as fillIn } from '../../src/lib/fill.ts'
import { hold, openFromHeader } from '../support/browsing.ts'
import { field, fill, received, sendButton, sent, success, visitor } from '../support/contact.ts'
import { contact, home, isSample, languages, services } from '../support/content.ts'
import { aboutPage, homePage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'
import { figureField, sumButton, yourLine } from '../support/your-line.ts'

const copy = home.yourLine
const range = (from: number, to: number) => fillIn(copy.result.range, { from, to })

/** The job with which the page starts, and one of another service. */
const example = { service: services[0]!, job: services[0]!.jobs[0]! }
const other = { service: services[1]!, job: services[1]!.jobs[0]! }

const job = (page: Page, { service, job }: typeof example) =>
  yourLine(page).getByRole('radio', { name: `${job.name}, ${service.title}`, exact: true })
const result = (page: Page) => yourLine(page).getByRole('status')
const bringButton = (page: Page) => yourLine(page).getByRole('button', { name: copy.bring })
const map = (page: Page) => page.locator('main figure:not(:has(ol))')
const board = (page: Page) => page.locator('main figure:has(ol)')

/** 200 cases of 6 minutes are 20 hours. 20 to 60 cases stop and take 9 minutes each, so 11 to 17 hours remain. */
async function enterFigures(page: Page) {
  await job(page, other).check({ force: true })
  await figureField(page, 'many').fill('200')
  await figureField(page, 'minutes').fill('6')
  await sumButton(page).click()
  await figureField(page, 'least').fill('10')
  await figureField(page, 'most').fill('30')
}

test.describe('Your own line', () => {
  test.beforeEach(({ visit }) => visit(homePage.path))

  test('has an example for each job, until a figure is typed', async ({ page }) => {
    await expect(yourLine(page).getByRole('radiogroup', { name: copy.legend })).toBeVisible()
    await expect(job(page, example)).toBeChecked()
    await expect(figureField(page, 'many')).toHaveValue(String(example.job.weekly))
    await expect(figureField(page, 'minutes')).toHaveValue(String(example.job.minutes))
    await expect(figureField(page, 'cost')).toHaveValue('')
    await expect(yourLine(page)).toContainText(copy.mark.example)
    if (isSample)
      await expect(result(page)).toHaveText(
        '15 to 20 of your 24 hours a week, handled24 to 60 of your 240 calls still go to a person',
      )
    for (const text of [...example.job.stations, ...example.job.note])
      await expect(map(page)).toContainText(text)

    await figureField(page, 'many').fill('77')
    await job(page, other).check({ force: true })
    await expect(figureField(page, 'many')).toHaveValue('77')
    await expect(figureField(page, 'minutes')).toHaveValue(String(other.job.minutes))
  })

  test('works out the visitor’s own figures, keeps them in the tab, and sends nothing', async ({
    page,
    visit,
  }) => {
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const stored = () => page.evaluate(() => JSON.stringify([localStorage, document.cookie]))
    const before = await stored()
    await enterFigures(page)
    await expect(yourLine(page)).toContainText(copy.mark.yours)
    for (const text of [range(11, 17), range(20, 60)])
      await expect(result(page)).toContainText(text)
    const through = fillIn(copy.map.through, { from: 140, to: 180, many: 200 })
    const people = fillIn(copy.map.people, { from: 20, to: 60 })
    for (const text of [through, people, ...other.job.stations, ...other.job.note])
      await expect(map(page)).toContainText(text)
    const state = fillIn(copy.board.state, { from: 20, to: 60 })
    for (const text of home.board ? [copy.board.yours, other.job.name, state] : [])
      await expect(board(page).getByRole('listitem').first()).toContainText(text)

    await expect(result(page)).not.toContainText(copy.result.worth.split('{')[0]!)
    await figureField(page, 'cost').fill('34')
    // 11 and 17 hours at 34 are 374 and 578.
    await expect(result(page)).toContainText(/370\b.*\b580/)
    await expect(yourLine(page).getByRole('term')).toContainText(['200', '6', '30', '10', '34'])
    await figureField(page, 'factor').fill('2.5')
    await expect(result(page)).toContainText(range(5, 15))
    expect(requests).toEqual([])
    expect(await stored()).toBe(before)

    await figureField(page, 'minutes').fill('6,5')
    await figureField(page, 'minutes').press('Enter')
    for (const { content } of languages) {
      await visit(content.home.meta.path)
      await expect(page.locator('#your-line-many')).toHaveValue('200')
      await expect(page.locator('#your-line-minutes')).toHaveValue('6,5')
      const { mark, bring } = content.home.yourLine
      await expect(page.locator('#your-line')).toContainText(mark.yours)
      await page.getByRole('button', { name: bring }).click()
      const { name } = content.services[1]!.jobs[0]!
      await expect(page.locator('#field-message')).toHaveValue(
        new RegExp(`^.*${name}.*200.*5.*16.*$`),
      )
    }
  })

  test('refuses a wrong figure in a sentence, and keeps the last result', async ({ page }) => {
    await enterFigures(page)
    await expect(result(page)).toContainText(range(11, 17))
    for (const [name, wrong, good] of [
      ['many', '', '200'],
      ['cost', '1001', ''],
      ['most', 'some', '30'],
      ['factor', '0.9', '1.5'],
    ] as const) {
      await figureField(page, name).fill(wrong)
      await figureField(page, name).press('Enter')
      await expect(figureField(page, name)).toHaveAttribute('aria-invalid', 'true')
      await expect(figureField(page, name)).toHaveAccessibleDescription(/\d\D+\d/)
      await expect(result(page)).toContainText(range(11, 17))
      await figureField(page, name).fill(good)
      await expect(figureField(page, name)).not.toHaveAttribute('aria-invalid')
      await expect(figureField(page, name)).toHaveAccessibleDescription('')
    }

    // A mistake stays in sight, also after the visitor has read another page.
    await figureField(page, 'most').fill('some')
    await sumButton(page).click()
    await bringButton(page).click()
    await expect(figureField(page, 'most')).toBeFocused()
    await expect(field(page, 'message')).toHaveValue('')
    await openFromHeader(page, aboutPage)
    await page.goBack()
    await expect(figureField(page, 'most')).toHaveAttribute('aria-invalid', 'true')
    await expect(result(page)).toContainText(range(11, 17))
  })

  test('can be used by keyboard', async ({ page }) => {
    await job(page, example).focus()
    for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
    await expect(job(page, other)).toBeFocused()
    await expect(job(page, other)).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(figureField(page, 'many')).toBeFocused()
    await page.keyboard.type('50')
    await page.keyboard.press('Enter')
    await expect(page.locator('main [data-variant="signal"]').first()).toHaveText(copy.bring)
  })

  test('adds its sentence to the message, and changes nothing else', async ({ page, visit }) => {
    const typed = visitor({ lastName: '' })
    const message = field(page, 'message')
    await fill(page, typed)
    await bringButton(page).click()
    await expect(field(page, 'lastName')).toBeFocused()
    await expect(success(page)).toHaveText(contact.form.added)
    await expect(message).toHaveValue(new RegExp(`^${typed.message}\n.*${example.job.cases}`))

    await visit(homePage.path)
    await message.press('ControlOrMeta+End')
    await message.pressSequentially(' Thanks!')
    await enterFigures(page)
    await bringButton(page).click()
    const lines = (await message.inputValue()).split('\n')
    expect(lines).toEqual([typed.message, expect.stringMatching(/ Thanks!$/)])
    for (const part of [other.job.cases, '200', '11', '17']) expect(lines[1]).toContain(part)

    await field(page, 'lastName').fill('Lovelace')
    const release = await hold(page, /email\/send$/)
    await sendButton(page).click()
    await expect(bringButton(page)).toBeDisabled()
    release()
    await expect(success(page)).toHaveText(sent)
    await expect(bringButton(page)).toBeEnabled()
    expect((await received(typed)).text).toContain(lines.join('\n'))
  })
})

test('Your own line takes over what was done before its script', async ({ page }) => {
  const release = await hold(page, /js\/react\./)
  await page.goto(homePage.path)
  await job(page, other).check({ force: true })
  await figureField(page, 'many').fill('77')
  await sumButton(page).click()
  release()
  await expect(yourLine(page)).toContainText(copy.mark.yours)
  await expect(figureField(page, 'many')).toHaveValue('77')
  await expect(figureField(page, 'minutes')).toHaveValue(String(other.job.minutes))
  await expect(sumButton(page)).toHaveAttribute('aria-expanded', 'true')
})

test.describe('Your own line without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is a table of examples, with a link to the form', async ({ page }) => {
    await page.goto(homePage.path)
    await expect(yourLine(page)).toHaveCount(0)
    const panel = page.locator('#your-line')
    const examples = panel.getByRole('table').locator('tbody')
    await expect(examples.getByRole('rowheader')).toContainText(
      services.map(({ jobs }) => jobs[0]!.name),
    )
    await expect(panel.getByRole('link')).toHaveAttribute('href', '#contact')
  })
})
