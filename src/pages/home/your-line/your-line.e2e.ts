import {
  figureField,
  hold,
  jobField,
  openFromHeader,
  scripts,
  settled,
  yourLine,
} from '../../../../tests/support/browsing.ts'
import {
  field,
  fill,
  received,
  sendButton,
  sent,
  success,
  visitor,
} from '../../../../tests/support/contact.ts'
import { contact, home, languages, services, site } from '../../../../tests/support/content.ts'
import { aboutPage, homePage } from '../../../../tests/support/pages.ts'
import { expect, type Page, test } from '../../../../tests/support/test.ts'
import { fill as fillIn } from '../../../lib/fill.ts'
import { marksOf } from './marks.ts'
import { type Range, weekOf, workOut } from './sum.ts'

const copy = home.yourLine
const range = ([from, to]: Range) => fillIn(copy.result.range, { from, to })

/** The job with which the page starts, what the page says of it, and a job of another service. */
const example = services[0]!.jobs[0]!
const start = workOut(weekOf(example))
const other = services[1]!.jobs[0]!

const result = (page: Page) => yourLine(page).getByRole('status')
const sum = (page: Page) => page.locator('#your-line details')
const bringButton = (page: Page) => page.getByRole('button', { name: copy.bring })
const picture = (page: Page) => yourLine(page).getByRole('img')
const marks = (page: Page) => picture(page).locator('> [data-mark]')

const decision = (page: Page) => page.locator('#decision')
const choice = (page: Page, { text }: { text: string }) =>
  decision(page).getByRole('button', { name: text, exact: true })

const figures = { many: 200, minutes: 6 }
/** What the page says of them, for the other job. */
const own = workOut({ ...figures, toPerson: other.toPerson })

async function enterFigures(page: Page) {
  await jobField(page).selectOption(other.name)
  for (const [name, value] of Object.entries(figures))
    await figureField(page, name as 'many').fill(String(value))
}

test.describe('Your own line', () => {
  test.beforeEach(({ visit }) => visit(homePage.path))

  test('has an example for each job, until a figure is typed', async ({ page }) => {
    await expect(jobField(page).locator('option:checked')).toHaveText(example.name)
    await expect(figureField(page, 'many')).toHaveValue(String(example.weekly))
    await expect(figureField(page, 'minutes')).toHaveValue(String(example.minutes))
    await expect(yourLine(page)).toContainText(copy.label.example)
    for (const text of [range(start.handled), range(start.people)])
      await expect(result(page)).toContainText(text)
    const kinds = await marks(page).evaluateAll((all) => all.map(({ dataset }) => dataset.mark))
    expect(kinds).toEqual(marksOf(weekOf(example)).kinds)

    await figureField(page, 'many').fill('77')
    await jobField(page).selectOption(other.name)
    await expect(figureField(page, 'many')).toHaveValue('77')
    await expect(figureField(page, 'minutes')).toHaveValue(String(other.minutes))
    await figureField(page, 'many').fill('1')
    await expect(result(page)).toContainText(copy.result.few)
    await expect(jobField(page).locator('option:checked')).toHaveText(other.one!)
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
    await expect(yourLine(page)).toContainText(copy.label.yours)
    for (const text of [range(own.handled), range(own.people)])
      await expect(result(page)).toContainText(text)
    await expect(yourLine(page)).toContainText(range(own.through))
    await expect(picture(page)).toHaveAccessibleName(new RegExp(range(own.people)))
    await sum(page).locator('summary').click()
    const { least, most, factor } = other.toPerson
    const terms = ['200', `6 .*${factor}`, `${most}`, `${least}`].map((text) => new RegExp(text))
    await expect(sum(page).getByRole('term')).toHaveText(terms)
    expect(requests).toEqual([])
    expect(await stored()).toBe(before)

    await figureField(page, 'minutes').fill('6,5')
    await figureField(page, 'minutes').press('Enter')
    await visit(homePage.path)
    await expect(figureField(page, 'many')).toHaveValue('200')
    await expect(figureField(page, 'minutes')).toHaveValue('6,5')
    await expect(yourLine(page)).toContainText(copy.label.yours)
    await bringButton(page).click()
    await expect(field(page, 'message')).toHaveValue(new RegExp(`^.*200 ${other.name}.*6.5.*$`))
  })

  test('refuses a wrong figure in a sentence, and keeps the last result', { tag: '@all' }, async ({
    page,
  }) => {
    await enterFigures(page)
    await expect(result(page)).toContainText(range(own.handled))
    // read-number.test.ts has what is wrong.
    for (const name of ['many', 'minutes'] as const) {
      await figureField(page, name).fill('0')
      await figureField(page, name).press('Enter')
      await expect(figureField(page, name)).toHaveAttribute('aria-invalid', 'true')
      await expect(figureField(page, name)).toHaveAccessibleDescription(/\d\D+\d/)
      await expect(result(page)).toContainText(range(own.handled))
      await figureField(page, name).fill(String(figures[name]))
      await expect(figureField(page, name)).not.toHaveAttribute('aria-invalid')
      await expect(figureField(page, name)).toHaveAccessibleDescription('')
    }

    // A mistake stays in sight, also after the visitor has read another page.
    await figureField(page, 'minutes').fill('some')
    await bringButton(page).click()
    await expect(figureField(page, 'minutes')).toBeFocused()
    await expect(field(page, 'message')).toHaveValue('')
    await openFromHeader(page, aboutPage)
    await page.goBack()
    await expect(figureField(page, 'minutes')).toHaveAttribute('aria-invalid', 'true')
    await expect(result(page)).toContainText(range(own.handled))
  })

  test('lets the visitor decide, and keeps the choice in the tab', { tag: '@firefox' }, async ({
    page,
    visit,
  }) => {
    const group = page.getByRole('group', { name: site.decision.group })
    const message = page.locator('#field-message')
    await expect(group).toHaveId('decision')
    await expect(group).toContainText(example.decision.case)
    const [, chosen] = example.decision.choices
    await choice(page, chosen!).press('Enter')
    await expect(group.getByRole('status')).toHaveText(chosen!.result)
    await expect(choice(page, chosen!)).toBeHidden()
    // To another page, if the content names one.
    if (home.yourLine.next) await expect(group.getByRole('link')).toBeFocused()
    await expect(yourLine(page)).toContainText(copy.label.example)

    for (const { content } of languages) {
      const { yourLine } = content.pages.home as typeof home
      await visit(content.homePath)
      const { decision } = content.services[0]!.jobs[0]!
      await expect(page.locator('#decision')).toContainText(decision.choices[1]!.result)
      await page.getByRole('button', { name: yourLine.bring }).click()
      const lines = (await message.inputValue()).split('\n')
      expect(lines).toHaveLength(2)
      for (const part of [decision.case, decision.choices[1]!.text])
        expect(lines[1]).toContain(part)
    }

    await page.getByRole('combobox').first().selectOption({ index: 2 })
    await expect(page.locator('#decision')).toHaveJSProperty('dataset.decided', undefined)
    await page.locator('#your-line-bring').click()
    await expect(message).toHaveValue(/^.+$/)
  })

  test('presses nothing else by a double click on a choice', async ({ page }) => {
    test.skip(!home.yourLine.next, 'There is nothing to press')
    await choice(page, example.decision.choices[1]!).dblclick()
    await expect(decision(page).getByRole('link')).toBeVisible()
    await settled(page)
    await expect(page).toHaveURL(homePage.path)
  })

  test('adds its sentence to the message, and changes nothing else', async ({ page, visit }) => {
    const typed = visitor({ lastName: '' })
    const message = field(page, 'message')
    await fill(page, typed)
    await bringButton(page).click()
    await expect(field(page, 'lastName')).toBeFocused()
    await expect(success(page)).toHaveText(contact.form.added)
    await expect(message).toHaveValue(new RegExp(`^${typed.message}\n.*${example.name}`))

    await visit(homePage.path)
    await message.press('ControlOrMeta+End')
    await message.pressSequentially(' Thanks!')
    await enterFigures(page)
    await bringButton(page).click()
    const lines = (await message.inputValue()).split('\n')
    expect(lines).toEqual([typed.message, expect.stringMatching(/ Thanks!$/)])
    for (const part of [other.name, '200', range(own.handled)]) expect(lines[1]).toContain(part)

    // A second sentence would contradict the one that the visitor has edited.
    lines[1] = lines[1]!.replace('200', '210')
    await message.fill(lines.join('\n'))
    await bringButton(page).press('Enter')
    await expect(success(page)).toHaveText(contact.form.changed)
    await expect(message).toHaveValue(lines.join('\n'))

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

for (const isJobLast of [false, true])
  test(`Your own line takes over what was done before its script, in its order, the job ${isJobLast ? 'last' : 'first'}`, async ({
    page,
  }) => {
    const release = await hold(page, scripts)
    await page.goto(homePage.path)
    if (!isJobLast) await jobField(page).selectOption(other.name)
    await figureField(page, 'many').fill('77')
    await decision(page).getByRole('button').first().click()
    if (isJobLast) await jobField(page).selectOption(other.name)
    await sum(page).locator('summary').click()
    release()
    await expect(yourLine(page)).toContainText(copy.label.yours)
    await expect(sum(page)).toHaveAttribute('open')
    await expect(figureField(page, 'many')).toHaveValue('77')
    await expect(figureField(page, 'minutes')).toHaveValue(String(other.minutes))
    // Another job has another case.
    const outcome = isJobLast ? '' : other.decision.choices[0]!.result
    await expect(decision(page).locator('[role=status]')).toHaveText(outcome)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#your-line').getByText(`77 ${other.name}`).first()).toBeVisible()
    await expect(yourLine(page)).toBeHidden()
  })
