import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessible } from '../support/axe.ts'
import { home as homePage } from '../support/content.ts'
import { expect, send, test } from '../support/edit-test.ts'

// In one worker, because each starts a development server.
test.describe.configure({ mode: 'default' })

const home = 'content/en/home.yaml'
const translation = 'content/es/home.yaml'
const services = 'content/en/services.yaml'
const changeTo = (value: string, more = {}) =>
  JSON.stringify({
    ...{ kind: 'set', language: 'en', file: 'home', path: ['hero', 'heading'] },
    ...{ was: homePage.hero.heading, value, ...more },
  })

test('a text is changed by keyboard, and only that', { tag: '@all' }, async ({
  editor,
  files,
  page,
}) => {
  await editor.start('/')
  const { intro } = files.value(home).hero
  await editor.text('home.hero.heading').press('ControlOrMeta+a')
  await page.keyboard.type('Work: on time')
  await page.keyboard.press('Tab')
  await expect(editor.text('home.hero.intro')).toBeFocused()
  await expect(editor.status).toHaveText('Saved in content/en/home.yaml')
  await page.keyboard.type('Not this. ')
  await page.keyboard.press('Escape')
  await expect(editor.text('home.hero.intro')).toHaveText(intro)
  expect(files.changes(home)).toEqual(["  heading: 'Work: on time'"])

  await editor.text('home.hero.intro').press('Alt+F10')
  await expect(editor.button('Edit')).toBeFocused()
  const loaded = page.waitForEvent('load')
  await page.keyboard.press('Enter')
  await loaded
  await expect(page.locator('[contenteditable]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work: on time')
})

test('a page of another site can neither read nor change anything', { tag: '@all' }, async ({
  development: { origin },
  files,
  page,
  expectInConsole,
}) => {
  expectInConsole(/./)
  const body = `<form method="post" action="${origin}/__edit" enctype="text/plain"><input name='${changeTo('Owned')}'>`
  const hostile = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end(body)
  }).listen(0, '127.0.0.1')
  await once(hostile, 'listening')
  await page.goto(`http://127.0.0.1:${(hostile.address() as AddressInfo).port}/`)
  type Init = { method?: string; body?: string; mode?: 'no-cors'; headers?: Record<string, string> }
  const attempt = (address: string, init: Init = {}) =>
    page.evaluate(
      async ([address, init]) => (await fetch(address, init).catch(() => undefined))?.type,
      [origin + address, init] as const,
    )
  const post = { method: 'POST', body: changeTo('Owned') }
  expect(await attempt('/')).toBeUndefined()
  expect(await attempt('/__edit')).toBeUndefined()
  expect(await attempt('/__edit', post)).toBeUndefined()
  expect(await attempt('/__edit', { ...post, headers: { 'X-Edit-Token': 'a' } })).toBeUndefined()
  expect(await attempt('/__edit', { ...post, mode: 'no-cors' })).toBe('opaque')
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  await expect(page.locator('body')).toContainText('Not from this page')
  expect(files.changes(home)).toEqual([])
  hostile.close()
})

test('only a known change of a content file is accepted', { tag: '@all' }, async ({
  development,
  files,
}) => {
  for (const [status, body] of [
    [400, '[]'],
    [400, '['.repeat(50_000)],
    [400, '{"kind":"set"}'],
    [400, changeTo('Owned', { file: '../../package' })],
    [400, changeTo('Owned', { file: '__proto__' })],
    [400, changeTo('Owned', { more: 1 })],
    // Half a character.
    [400, changeTo('\ud800')],
    [413, changeTo('x'.repeat(120_000))],
    // Of unknown size.
    [413, new Blob([changeTo('Owned')]).stream()],
    // Refused by the editor.
    [200, changeTo('Owned', { language: '../src' })],
    [200, changeTo('Owned', { language: 'schema' })],
    [200, changeTo('Owned', { path: ['__proto__', 'heading'] })],
  ] as const)
    expect(await send(development.origin, body), String(body).slice(0, 90)).toBe(status)
  expect(files.changes(home)).toEqual([])
})

test.describe('On the page', { tag: '@all' }, () => {
  test('a refusal is shown beside the text, and nothing typed is lost', async ({
    editor,
    files,
    page,
    expectInConsole,
  }) => {
    expectInConsole(/Failed to load resource/)
    await editor.start('/')
    const [heading, refusal] = [editor.text('home.hero.heading'), page.getByRole('alert')]
    await editor.replace('home.hero.heading', 'Unternehmensberatung')
    const reason = /^home\.hero\.heading contains “Unternehmensberatung”, which is too wide for a/
    await expect(refusal).toHaveText(reason)
    await expect(heading).toHaveAccessibleDescription(reason)
    const [text, message] = [(await heading.boundingBox())!, (await refusal.boundingBox())!]
    expect(Math.abs(message.y - text.y - text.height)).toBeLessThan(20)
    expect(files.changes(home)).toEqual([])
    await expectAccessible(page, 'with a refusal')
    await heading.press('Escape')
    await expect(refusal).toHaveCount(0)
    await expect(heading).toHaveText(files.value(home).hero.heading)

    await page.route('**/__edit', (route) => route.abort())
    await editor.replace('home.hero.heading', 'Kept here')
    await expect(refusal).toContainText('the development server cannot be reached')
    await expect(heading).toHaveText('Kept here')
    await page.unroute('**/__edit')
    await heading.press('Enter')
    await expect.poll(() => files.value(home).hero.heading).toBe('Kept here')
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('texts of controls and drawings are edited', async ({ editor, files, page }) => {
    await editor.start('/')
    const send = editor.text('contact.form.send')
    await send.click()
    await send.press('End')
    await page.keyboard.type(' now')
    await page.keyboard.press('Enter')
    await expect.poll(() => files.value('content/en/contact.yaml').form.send).toMatch(/ now$/)
    // As text is pasted, with a line break.
    await editor.replace('site.contactLink.text', 'Talk\n  to us')
    await expect(editor.status).toHaveText('Saved in content/en/site.yaml')
    expect(files.value('content/en/site.yaml').contactLink.text).toBe('Talk to us')
    // The page fills in numbers.
    const people = editor.text('home.yourLine.result.people')
    await people.click()
    await expect(people).toHaveText(files.value(home).yourLine.result.people)
    await people.press('Escape')
    await expect(people).toHaveText(/^of \d/)
    const words = 'of {many} {cases}, a person sees'
    await editor.reloads(() => editor.replace('home.yourLine.result.people', words))
    await expect(people).toHaveText(/^of \d+ \w+, a person sees$/)
    await expect(page).toHaveURL('/')

    await editor.reloads(() => editor.text('about.meta.link').click({ modifiers: ['Alt'] }))
    await expect(page).toHaveURL('/about')
    await expect(editor.text('site.contactLink.text')).toHaveText('Talk to us')
    await page.locator('svg text[data-field="site.brand"]').first().click({ force: true })
    await expect(editor.search).toHaveValue('site.brand')
    await expect(editor.panel.getByLabel('Brand', { exact: true })).toBeFocused()
  })

  test('a translation is changed, undone and changed again', async ({ editor, files }) => {
    await editor.start('/es')
    await editor.replace('home.hero.heading', 'A tiempo.')
    await expect(editor.status).toHaveText(`Saved in ${translation}`)
    await editor.replace('home.hero.intro', 'Dos')
    await expect.poll(() => files.value(translation).hero.intro).toBe('Dos')
    expect(files.changes(home)).toEqual([])
    await editor.reloads('Undo')
    await expect(editor.button('Undo')).toBeFocused()
    expect(files.changes(translation)).toEqual(['  heading: A tiempo.'])
    await editor.reloads('Undo')
    await expect(editor.button('Undo')).toBeDisabled()
    expect(files.changes(translation)).toEqual([])
    await editor.reloads('Redo')
    await expect(editor.text('home.hero.heading')).toHaveText('A tiempo.')
  })

  test('what was changed in a file meanwhile is shown and not overwritten', async ({
    editor,
    files,
    page,
    expectInConsole,
  }) => {
    expectInConsole(/./)
    await editor.start('/')
    const heading = editor.text('home.hero.heading')
    await editor.reloads(() => files.writeHeading(home, 'Theirs'))
    await expect(heading).toHaveText('Theirs')
    await expect(editor.status).toContainText('was changed elsewhere. The page shows it as it')

    await heading.press('ControlOrMeta+a')
    await page.keyboard.insertText('Mine')
    await files.writeHeading(home, 'Theirs again')
    await expect(page.getByRole('alert')).toContainText(`${home} was changed elsewhere`)
    await page.keyboard.press('Enter')
    const refusal = page.getByRole('alert').filter({ hasText: 'It now reads “Theirs again”' })
    await expect(refusal).toBeVisible()
    await expect(heading).toHaveText('Mine')
    expect(files.value(home).hero.heading).toBe('Theirs again')
    await heading.press('Enter')
    await expect(refusal).toHaveCount(0)
    expect(files.value(home).hero.heading).toBe('Mine')

    const overlay = page.locator('vite-error-overlay')
    await files.writeHeading(home, "''")
    await expect(overlay).toContainText('home.hero.heading is empty')
    await editor.reloads(() => files.writeHeading(home, 'Fixed'))
    await expect(heading).toHaveText('Fixed')
    await expect(overlay).toHaveCount(0)
  })

  test('an entry is moved, copied and removed in every language', async ({ editor, files }) => {
    await editor.start('/')
    const cards = () =>
      [home, translation].map((file): unknown[] => files.value(file).features.cards)
    const before = cards()
    const { length } = before[0]!
    await editor.text('home.features.cards.0.title').click()
    await editor.reloads(`Move down: Cards, 1 of ${length}`)
    await expect(editor.button(`Move down: Cards, 2 of ${length}`)).toBeFocused()
    await editor.reloads(`Add after: Cards, 2 of ${length}`)
    await expect(editor.text('home.features.cards.2.title')).toBeFocused()
    const copied = before.map(([first, second, ...others]) => [second, first, first, ...others])
    expect(cards()).toEqual(copied)
    await editor.reloads(`Remove: Cards, 3 of ${length + 1}`)
    expect(cards()).toEqual(copied.map((each) => each.toSpliced(2, 1)))
    await editor.reloads('Undo')
    expect(cards()).toEqual(copied)
  })

  test('a new service asks for what has to differ', async ({ editor, files, page }) => {
    await editor.start('/services')
    // The second one, because the sample has a case about the first.
    await editor.text('services.1.title').click()
    await editor.reloads('Remove: Services, 2 of 4')
    for (const language of ['en', 'es']) {
      const value = (file: string) => files.value(`content/${language}/${file}.yaml`)
      for (const list of [value('services'), value('home').board.rows, value('pricing').offers])
        expect(list).toHaveLength(3)
    }

    await editor.text('services.2.title').click()
    await editor.button('Add after: Services, 3 of 3').click()
    const dialog = page.getByRole('dialog', { name: 'Add an entry' })
    await expect(dialog.getByRole('alert').last()).toContainText('Choose another')
    await dialog.getByLabel('Slug').fill('night-desk')
    await dialog.getByLabel('Letter').fill('N')
    await dialog.getByRole('radio', { name: '5' }).check()
    await dialog.getByLabel('Jobs 1 name').fill('Night calls')
    await dialog.getByLabel('Jobs 2 name').fill('Night mail')
    await editor.reloads(() => dialog.getByRole('button', { name: 'Add', exact: true }).click())
    expect(files.value(services)[3]).toMatchObject({ slug: 'night-desk', letter: 'N', line: 5 })
    expect(files.value('content/es/services.yaml')[3].letter).toBe('N')
  })
})

test.describe('In the panel with all texts', { tag: '@all' }, () => {
  test('a text on no page is found and translated', async ({ editor, files, page }) => {
    const [file, translated] = ['content/en/not-found.yaml', 'content/es/not-found.yaml']
    const { panel } = editor
    await editor.openPanel('')
    for (const summary of await panel.locator('summary').all()) await summary.click()
    await expect(panel.getByRole('form', { name: 'Colours' })).toBeVisible()
    expect(await panel.getByRole('textbox').count()).toBeGreaterThan(500)
    await editor.search.fill('not-found heading')
    await expect(panel.getByLabel('Title, English')).toHaveCount(0)

    const english = panel.getByLabel('Heading, English')
    const spanish = panel.getByLabel('Heading, Español')
    await english.fill('')
    await editor.search.focus()
    const refusal = panel.getByRole('alert')
    await expect(refusal.filter({ hasText: 'not-found.heading is empty' })).toBeVisible()
    const asked = page.waitForEvent('dialog').then((dialog) => [dialog.message(), dialog.dismiss()])
    await panel.getByRole('button', { name: 'Close' }).click()
    expect((await asked)[0]).toBe('Some texts are not saved. Go on without them?')
    await english.fill('Mine')
    await files.writeHeading(file, 'Theirs')
    await expect(page.getByText(`${file} was changed elsewhere meanwhile.`)).toBeAttached()
    await english.press('Enter')
    await expect(refusal.filter({ hasText: 'It now reads “Theirs”' })).toBeVisible()
    await expect(english).toHaveValue('Mine')
    await english.press('Escape')
    await expect(english).toHaveValue('Theirs')

    const missing = panel.getByLabel(/^Only what is missing or not translated/)
    await spanish.fill('Theirs')
    await spanish.press('Enter')
    await expect(panel.getByText('Same as in English.')).toBeVisible()
    await missing.check()
    await spanish.fill('Esta parada no existe')
    await spanish.press('Enter')
    await expect(spanish).toHaveCount(0)
    expect(files.value(translated).heading).toBe('Esta parada no existe')
    expect(files.value(file).heading).toBe('Theirs')
  })

  test('a colour needs enough contrast, and one is suggested', async ({ editor, files, page }) => {
    const tokens = 'src/styles/tokens.css'
    await editor.openPanel('colours')
    await expectAccessible(page, 'colours', '.edit-panel')
    const line = editor.panel.getByRole('group', { name: 'Line 1', exact: true })
    const light = line.getByLabel('Light theme, #rrggbb')
    await light.fill('#ffaaaa')
    await light.press('Enter')
    await expect(line.getByRole('alert')).toContainText('The nearest colour that works is')
    expect(files.changes(tokens)).toEqual([])
    await line.getByRole('button', { name: /^Use #/ }).click()
    await expect(line.getByRole('alert')).toBeEmpty()
    const color = `    --color-line-1: light-dark(${await light.inputValue()}, #ff5a5f);`
    expect(files.changes(tokens)).toEqual([color])
  })

  test('pictures are chosen, and an optional part is left out', async ({ editor, files, page }) => {
    const { panel, search } = editor
    const service = () => files.value(services)[0]
    const translated = () => files.value('content/es/services.yaml')[0]
    await editor.openPanel('services.0')
    // It has every kind of control but colours.
    await expectAccessible(page, 'a service', '.edit-panel')
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await panel.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
    const icons = panel.getByRole('group', { name: 'Icon' }).first()
    await icons.getByRole('searchbox').fill('anchor')
    await icons.getByRole('button', { name: 'anchor', exact: true }).click()
    await expect.poll(() => service().icon).toBe('anchor')
    const lines = panel.getByRole('group', { name: 'Line', exact: true }).first()
    await lines.getByRole('radio', { name: '2' }).click()
    await expect(lines.getByRole('alert')).toContainText('Choose another')
    await lines.getByRole('radio', { name: '7' }).click()
    await expect.poll(() => service().line).toBe(7)

    await search.fill('services.0.benefits')
    await panel.getByRole('button', { name: 'Leave out benefits' }).click()
    await expect.poll(() => service().benefits).toBeUndefined()
    expect(translated().benefits).toBeUndefined()
    await panel.getByRole('button', { name: 'Add benefits' }).click()
    await panel.getByLabel('1, English').fill('A benefit')
    await panel.getByLabel('1, Español').fill('Un beneficio')
    await panel.getByRole('button', { name: 'Save benefits' }).click()
    await expect.poll(() => service().benefits).toEqual(['A benefit'])
    expect(translated().benefits).toEqual(['Un beneficio'])

    await search.fill('services.0.scene')
    await panel.getByLabel('Drawing').selectOption('process')
    const save = panel.getByRole('button', { name: 'Save scene' })
    await save.click()
    await expect(panel.getByRole('alert').filter({ hasText: 'is empty' })).toBeVisible()
    for (const input of await panel.locator('.edit-draft').getByRole('textbox').all()) {
      if ((await input.inputValue()) === '') await input.fill('Words')
      await input.blur()
    }
    await save.click()
    await expect.poll(() => service().scene.drawing).toBe('process')
    expect(translated().scene.read).toEqual({ title: 'Words', detail: 'Words' })
  })
})
