import { setTimeout } from 'node:timers/promises'
import { expectAccessible } from '../support/axe.ts'
import { home as homePage } from '../support/content.ts'
import { expect, send, test } from '../support/edit-test.ts'

// In one worker, because each starts a development server.
test.describe.configure({ mode: 'default' })

const home = 'content/en/home.yaml'
const translation = 'content/es/home.yaml'
const services = 'content/en/services.yaml'
const translatedServices = 'content/es/services.yaml'
const was = homePage.hero.heading
const place = { language: 'en', file: 'home', path: ['hero', 'heading'] }
const changeTo = (value: string, more = {}) =>
  JSON.stringify({ kind: 'edit', edits: [{ ...place, was, value, ...more }] })

test.describe('The editor', { tag: '@all' }, () => {
  test('changes a text by keyboard, and only that', async ({ editor, files, page }) => {
    await editor.open('/es')
    const intro = await editor.text('home.hero.intro').innerText()
    await editor.text('home.hero.heading').press('ControlOrMeta+a')
    await page.keyboard.type('Todo va: a tiempo')
    await page.keyboard.press('Tab')
    await expect(editor.text('home.hero.intro')).toBeFocused()
    await expect(editor.status).toHaveText(`Saved in ${translation}`)
    await page.keyboard.type('No. ')
    await page.keyboard.press('Escape')
    await expect(editor.text('home.hero.intro')).toHaveText(intro)
    expect(files.changes(translation)).toEqual(["  heading: 'Todo va: a tiempo'"])
    expect(files.changes(home)).toEqual([])

    await editor.text('home.hero.intro').press('Alt+F10')
    await expect(editor.button('Edit')).toBeFocused()
    await editor.reloads('Undo')
    const what = 'Home page, hero, heading, Español: “Todo va: a tiempo”'
    await expect(editor.status).toHaveText(`Taken back: ${what}.`)
    await expect(editor.button('Undo')).toBeDisabled()
    expect(files.changes(translation)).toEqual([])
    await editor.reloads('Redo')
    await expect(editor.text('home.hero.heading')).toHaveText('Todo va: a tiempo')
    await editor.button('Edit').press('Enter')
    await expect(page.locator('[contenteditable]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todo va: a tiempo')
  })

  // tools/edit/plugin.test.ts has the requests of other pages.
  test('accepts only a change of content with its token', async ({ development, files }) => {
    const { origin } = development
    const document = await fetch(origin, { headers: { Origin: 'http://hostile.example' } })
    expect(document.headers.get('Access-Control-Allow-Origin'), 'token not readable').toBeNull()
    const body = changeTo('Owned')
    expect((await fetch(`${origin}/__edit`, { method: 'POST', body })).status).toBe(403)
    for (const [status, body] of [
      [400, '['.repeat(50_000)],
      [400, changeTo('Owned', { file: '../../package' })],
      // Half a character.
      [400, changeTo('\ud800')],
      [413, changeTo('x'.repeat(2_100_000))],
      // Of unknown size.
      [413, new Blob([changeTo('Owned')]).stream()],
      // Refused by the editor.
      [200, changeTo('Owned', { language: '../src' })],
      [200, changeTo('Owned', { path: ['__proto__', 'heading'] })],
    ] as const)
      expect(await send(origin, body), String(body).slice(0, 90)).toBe(status)
    expect(files.changes(home)).toEqual([])
  })

  test('keeps a refused text until it fits or is discarded', async ({ editor, files, page }) => {
    await editor.open('/')
    const [heading, refusal] = [editor.text('home.hero.heading'), page.getByRole('alert')]
    await editor.replace('home.hero.heading', 'Unternehmensberatung')
    await expect(heading).toHaveAccessibleDescription(
      /^This contains “Unternehmensberatung”, which is too/,
    )
    await expect(heading).toBeFocused()
    const { y, height } = (await heading.boundingBox())!
    expect(Math.abs((await refusal.boundingBox())!.y - y - height)).toBeLessThan(20)
    await expectAccessible(page, 'with a refusal')

    // Left, it is in the toolbar, and another text is saved without it.
    await editor.text('home.hero.intro').click()
    await expect(refusal).toHaveCount(0)
    await page.keyboard.type('Yes. ')
    await page.keyboard.press('Enter')
    await expect.poll(() => files.value(home).hero.intro).toContain('Yes. ')
    await expect(editor.toolbar).toContainText('“Unternehmensberatung”')
    await page.reload()
    await editor.isReady()
    await expect(heading).toHaveText('Unternehmensberatung')
    await editor.button(/^Go there: Home page, hero, heading/).click()
    await expect(heading).toBeFocused()
    await heading.press('Escape')
    await expect(heading).toHaveText(was)
    await expect(editor.toolbar).not.toContainText('Not saved yet')
    expect(files.value(home).hero.heading).toBe(was)
  })

  test('saves what was typed when the server is back', async ({
    development,
    editor,
    files,
    page,
    expectInConsole,
  }) => {
    expectInConsole(/./)
    await editor.open('/')
    await page.route('**/__edit', (route) => route.abort())
    await editor.replace('home.hero.heading', 'Kept here')
    await expect(page.getByRole('alert')).toContainText('development server cannot be reached')
    await page.unroute('**/__edit')
    // Empty for a moment, while it is being written.
    const heading = () => files.value(home)?.hero.heading
    await expect.poll(heading).toBe('Kept here')
    const unsaved = () => page.evaluate(() => JSON.parse(sessionStorage.edit).unsaved)
    await expect.poll(unsaved).toEqual([])

    // Typed back before the first change is saved.
    let changes = 0
    await page.route('**/__edit', async (route) => {
      if (route.request().method() === 'POST') changes++
      await setTimeout(1000)
      await route.continue()
    })
    await editor.replace('home.hero.heading', 'Changed')
    await expect.poll(() => changes).toBe(1)
    await editor.replace('home.hero.heading', 'Kept here')
    // It says so for a second.
    await expect.poll(heading, { intervals: [50] }).toBe('Changed')
    await expect.poll(() => changes).toBe(2)
    await expect.poll(heading).toBe('Kept here')
    await page.unrouteAll({ behavior: 'wait' })
    await expect.poll(unsaved).toEqual([])

    await development.stop()
    await editor.replace('home.hero.heading', 'Kept too')
    await development.start()
    await expect.poll(heading, { timeout: 60_000 }).toBe('Kept too')
    await editor.isReady()
    await editor.replace('home.hero.heading', 'And again')
    await expect.poll(heading).toBe('And again')
  })

  test('changes texts of controls and drawings', async ({ editor, files, page }) => {
    await editor.open('/')
    await editor.replace('contact.form.send', 'SEND NOW')
    await expect.poll(() => files.value('content/en/contact.yaml').form.send).toBe('SEND NOW')
    // As text is pasted, with a line break.
    await editor.replace('site.contactLink.text', 'Talk\n  to us')
    const site = () => files.value('content/en/site.yaml')
    await expect.poll(() => site().contactLink.text).toBe('Talk to us')
    // The page fills in numbers.
    const stopped = editor.text('home.yourLine.picture.stop')
    await stopped.click()
    await expect(stopped).toHaveText(files.value(home).yourLine.picture.stop)
    await editor.reloads(() => editor.replace('home.yourLine.picture.stop', '{range} wait'))
    await expect(stopped).toHaveText(/^\d+ to \d+ wait$/)

    const address = 'hello@relaywell.example'
    await expect(editor.text('site.email')).toHaveText(address)
    await editor.reloads(() => editor.replace('site.email', `w${address}`))
    expect(site().email).toBe(`w${address}`)
    await expect(page.locator(`a[href="mailto:w${address}"]`)).not.toHaveCount(0)

    // Figures are in the panel.
    const { value, title } = homePage.impact.metrics[0]!
    await page.getByRole('listitem').filter({ hasText: title }).getByText(`${value}`).click()
    await expect(editor.search).toHaveValue('home.impact.metrics.0.value')
    await page.goto('/pricing')
    await editor.isReady()
    await page.getByText('$4,800').first().click()
    await expect(editor.search).toHaveValue('pricing.offers.0.build')
    await editor.panel.getByRole('button', { name: 'Close' }).click()

    await editor.text('about.meta.link').click({ modifiers: ['Alt'] })
    await expect(page).toHaveURL('/about')
    await page.locator('svg text[data-field="site.brand"]').first().click({ force: true })
    await expect(editor.search).toHaveValue('site.brand')
    await expect(editor.panel.getByLabel('Brand', { exact: true })).toBeFocused()
  })

  test('shows what was changed in a file meanwhile, and does not overwrite it', async ({
    editor,
    files,
    page,
    expectInConsole,
  }) => {
    expectInConsole(/./)
    await editor.open('/')
    const heading = editor.text('home.hero.heading')
    await editor.reloads(() => files.writeHeading(home, 'Theirs'))
    await expect(heading).toHaveText('Theirs')

    await heading.press('ControlOrMeta+a')
    await page.keyboard.insertText('Mine')
    await files.writeHeading(home, 'Theirs again')
    await expect(editor.button('Load it')).toBeVisible()
    await page.keyboard.press('Enter')
    const refusal = page.getByRole('alert').filter({ hasText: 'It now reads “Theirs again”' })
    await expect(refusal).toBeVisible()
    expect(files.value(home).hero.heading).toBe('Theirs again')
    await heading.press('Enter')
    await expect(editor.status).toHaveText(`Saved in ${home}`)
    expect(files.value(home).hero.heading).toBe('Mine')

    const overlay = page.locator('vite-error-overlay')
    await files.writeHeading(home, "''")
    await expect(overlay).toContainText('home.hero.heading is empty')
    await editor.reloads(() => files.writeHeading(home, 'Fixed'))
    await expect(overlay).toHaveCount(0)
  })

  test('moves, copies and removes an entry in every language', async ({ editor, files, page }) => {
    await editor.open('/')
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
    await expect(editor.status).toContainText('Cards 3 is removed')
    // A second click cannot hit the neighbour.
    await expect(editor.button(/^Remove/)).toHaveCount(0)
    await editor.text('home.features.cards.0.title').click()
    await editor.text('about.meta.link').click({ modifiers: ['Alt'] })
    await expect(page).toHaveURL('/about')
    await expect(editor.button(/^Remove/)).toHaveCount(0)
  })

  test('moves a service as often as the button is pressed', async ({ editor, files }) => {
    await editor.open('/services')
    await editor.text('services.3.title').click()
    const button = editor.button(/^Move up: Services/)
    await editor.reloads(async () => {
      for (let press = 0; press < 3; press++) await button.dispatchEvent('click')
    })
    const slugs = () => files.value(services).map(({ slug }: { slug: string }) => slug)
    expect(slugs()[0]).toBe('predictive-analytics')
    await expect(editor.status).toHaveText('The entry is moved.')
    await editor.reloads('Undo')
    await expect(editor.status).toHaveText('Taken back: Services, entries changed or moved.')
    expect(slugs()[1]).toBe('predictive-analytics')
  })

  test('moves a section, leaves it out and puts it back', async ({ editor, files }) => {
    await editor.open('/about')
    const sections = (): string[] => files.value('content/en/about.yaml').sections
    const [hero, first, second, ...others] = sections()
    const all = sections().length
    await editor.text(`about.${first}.heading`).click()
    await editor.button(`Move up: Sections, 2 of ${all}`).click()
    await expect(editor.status).toContainText('has to start with hero')
    await editor.reloads(`Move down: Sections, 2 of ${all}`)
    expect(sections()).toEqual([hero, second, first, ...others])
    await editor.reloads(`Remove: Sections, 3 of ${all}`)
    await expect(editor.text(`about.${first}.heading`)).toHaveCount(0)
    await editor.text(`about.${second}.heading`).click()
    await editor.reloads(`Add after: Sections, 2 of ${all - 1}`)
    expect(sections()).toEqual([hero, second, first, ...others])
  })

  test('removes and copies a service, with what refers to it', async ({ editor, files, page }) => {
    await editor.open('/services')
    await editor.text('services.1.title').click()
    await editor.button('Remove: Services, 2 of 4').click()
    const question = page.getByRole('dialog', { name: 'Other places refer to this' })
    await expect(question.getByRole('listitem')).not.toHaveCount(0)
    await expectAccessible(page, 'with a question', '.edit-dialog')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    expect(files.value(services)).toHaveLength(4)
    await editor.button('Remove: Services, 2 of 4').click()
    await editor.reloads(() => question.getByRole('button', { name: 'Change these too' }).click())

    await editor.text('services.2.title').click()
    await editor.button('Add after: Services, 3 of 3').click()
    const { panel } = editor
    await expect(panel.getByRole('status')).toHaveText(/^A copy is added, with another slug, line,/)
    await expect(panel.getByRole('radio', { name: /taken/ })).toHaveCount(3)
    for (const alert of await panel.getByRole('alert').all()) await expect(alert).toBeEmpty()
    await panel.getByLabel('Slug').fill('night-desk')
    await panel.getByLabel('Slug').press('Enter')
    await expect.poll(() => files.value(services)[3].slug).toBe('night-desk')
    expect(files.value(translatedServices)).toHaveLength(4)
  })

  test('saves values together that fit only together', async ({ editor, files, page }) => {
    const { panel, search } = editor
    const stops = () => files.value(services)[0].jobs[0].stops
    const { least, most } = stops()
    await editor.openPanel('services.0.jobs.0.stops')
    await panel.getByLabel('Least').fill(`${most + 1}`)
    await panel.getByLabel('Least').press('Enter')
    await expect(panel.getByRole('alert').filter({ hasText: 'has to be greater' })).toBeVisible()
    expect(stops().least).toBe(least)
    await page.reload()
    await editor.button('All texts').click()
    await expect(panel.getByRole('heading', { name: 'Not saved yet' })).toBeVisible()
    await search.fill('services.0.jobs.0.stops')
    await panel.getByLabel('Most').fill(`${most + 2}`)
    await panel.getByLabel('Most').press('Enter')
    await expect.poll(stops).toMatchObject({ least: most + 1, most: most + 2 })
    await expect(panel.getByRole('heading', { name: 'Not saved yet' })).toHaveCount(0)
  })

  test('leads to the titles that a longer brand makes too long', async ({ editor, page }) => {
    await editor.open('/')
    await editor.replace('site.brand', 'Relaywell and Daughters')
    await editor.button('Go to The case Night desk, title').click()
    await expect(editor.panel.getByLabel('Title, English')).toBeFocused()
    await expect(editor.panel.locator('summary')).toContainText('The case Night desk')
    await page.keyboard.press('Escape')
  })

  test('finds and translates a text that is on no page', async ({ editor, files }) => {
    const { panel } = editor
    await editor.openPanel('')
    for (const summary of await panel.locator('summary').all()) await summary.click()
    expect(await panel.getByRole('textbox').count()).toBeGreaterThan(500)
    await editor.search.fill('not-found heading')
    await expect(panel.getByLabel('Title, English')).toHaveCount(0)

    const english = panel.getByLabel('Heading, English')
    const spanish = panel.getByLabel('Heading, Español')
    await english.fill('')
    await editor.search.focus()
    const refusal = panel.getByRole('alert').filter({ hasText: 'This is empty' }).first()
    await expect(refusal).toBeVisible()
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(editor.toolbar).toContainText('Not saved yet')
    await editor.button(/^Go there: Not found page, heading/).click()
    await expect(english).toBeFocused()
    await english.press('Escape')
    await expect(panel.getByRole('heading', { name: 'Not saved yet' })).toHaveCount(0)

    await spanish.fill(await english.inputValue())
    await spanish.press('Enter')
    await expect(panel.getByText('Same as in English.')).toBeVisible()
    await panel.getByLabel(/Only what is missing or not translated/).check()
    await spanish.fill('Esta parada no existe')
    await spanish.press('Enter')
    await expect(spanish).toHaveCount(0)
    expect(files.value('content/es/not-found.yaml').heading).toBe('Esta parada no existe')
  })

  test('suggests a colour with enough contrast', async ({ editor, files, page }) => {
    const theme = 'content/theme.yaml'
    await editor.openPanel('theme colors line-1')
    await expectAccessible(page, 'colours', '.edit-panel')
    const line = editor.panel.getByRole('group', { name: 'Line 1', exact: true })
    const light = line.getByLabel('Light', { exact: true })
    await light.fill('#ffaaaa')
    await light.press('Enter')
    await expect(line.getByRole('alert')).toContainText('The nearest colour that works is')
    expect(files.changes(theme)).toEqual([])
    await line.getByRole('button', { name: /^Use #[\da-f]{6}$/ }).click()
    await expect(line.getByRole('alert')).toHaveCount(0)
    const color = `  line-1: {light: '${await light.inputValue()}', dark: '#ff5a5f'}`
    await expect.poll(() => files.changes(theme)).toEqual([color])
    await line.getByLabel('Pick Light').fill('#a00000')
    await light.focus()
    await expect.poll(() => files.value(theme).colors['line-1'].light).toBe('#a00000')
    const seen = 'light-dark(#a00000, #ff5a5f)'
    await expect(page.locator('html')).toHaveCSS('--color-line-1', seen)
  })

  test('offers pictures, and leaves out an optional part', async ({ editor, files, page }) => {
    const { panel, search } = editor
    const service = () => files.value(services)[0]
    const translated = () => files.value(translatedServices)[0]
    await editor.openPanel('services.0')
    // It has every kind of control but colours.
    await expectAccessible(page, 'a service', '.edit-panel')
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await panel.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
    const icons = panel.getByRole('group', { name: 'Icon' }).first()
    await icons.getByRole('searchbox').fill('anchor')
    await icons.getByRole('button', { name: 'anchor', exact: true }).click()
    await expect.poll(() => service().icon).toBe('anchor')

    await search.fill('services.0.benefits')
    await panel.getByRole('button', { name: 'Leave out benefits' }).click()
    await expect.poll(() => service().benefits).toBeUndefined()
    expect(translated().benefits).toBeUndefined()
    await panel.getByRole('button', { name: 'Add benefits' }).click()
    await panel.getByLabel('1, English').fill('A benefit')
    await panel.getByLabel('1, Español').fill('Un beneficio')
    await panel.getByLabel('1, Español').press('Enter')
    await expect.poll(() => service().benefits).toEqual(['A benefit'])
    expect(translated().benefits).toEqual(['Un beneficio'])

    await search.fill('services.0.scene')
    await panel.getByLabel('Drawing').selectOption('process')
    for (const input of await panel.getByRole('textbox').all())
      if ((await input.inputValue()) === '') await input.fill('Words')
    await search.focus()
    await expect.poll(() => service().scene.drawing).toBe('process')
    expect(translated().scene.read).toEqual({ title: 'Words', detail: 'Words' })
  })

  test('adds, previews and removes an article', async ({ editor, files, page }) => {
    const { panel, search } = editor
    const article = 'content/en/articles/second-look.md'
    await editor.openPanel('')
    page.on('dialog', (dialog) => dialog.accept('Second look'))
    await panel.getByRole('button', { name: 'New article…' }).click()
    await expect(panel.getByLabel('Title, English')).toBeFocused()
    await expect(panel.getByLabel('Address, English')).toBeEmpty()
    await expect(panel.getByRole('status')).toContainText('is a draft')
    for (const language of ['English', 'Español']) {
      await panel.getByLabel(`Title, ${language}`).fill('A second look.')
      expect(files.read(article)).toBe('')
      const description = panel.getByLabel(`Description, ${language}`)
      await description.fill('What a second look at an order finds, and what it costs.')
      await description.press('Tab')
    }
    await expect(panel.getByRole('status')).toContainText('Saved in')
    expect(files.read(article)).toContain('title: A second look.')
    const today = new Date().toLocaleDateString('en-CA')
    expect(files.read(article)).toContain(`date: ${today}`)
    expect(files.read(article)).toMatch(/^draft: true$/m)
    expect(files.read(article)).not.toMatch(/^(sample|updated|address):/m)

    await search.fill('articles/second-look')
    const body = panel.getByLabel('Body, English')
    await body.fill('## A heading\n\nA **strong** word.\n')
    await panel.getByRole('button', { name: 'Preview, English' }).click()
    await expect(panel.locator('.edit-preview strong')).toHaveText('strong')
    const picture = await page.evaluateHandle(async () => {
      const canvas = document.createElement('canvas')
      const blob = await new Promise<Blob>((done) => canvas.toBlob((made) => done(made!)))
      const transfer = new DataTransfer()
      transfer.items.add(new File([blob], 'A look.png', { type: 'image/png' }))
      return transfer
    })
    await body.dispatchEvent('drop', { dataTransfer: picture })
    await expect(body).toHaveValue(/!\[\]\(\.\.\/\.\.\/pictures\/a-look\.png\)/)
    // It has to be described.
    await expect(panel.getByRole('alert').filter({ hasText: 'picture' }).first()).toBeVisible()
    await body.press('Escape')
    await expect(body).toHaveValue(/a-look/)
    await editor.panel.getByRole('button', { name: /^Discard: .* text/ }).click()
    await panel.getByLabel('Draft').uncheck()
    await expect.poll(() => files.read(article)).not.toContain('draft')
    await panel.getByRole('button', { name: 'Remove articles/second-look.md' }).click()
    await expect.poll(() => files.read(article)).toBe('')
  })

  test('leaves the page as it looks', async ({ editor, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of ['/', '/services'])
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await editor.button('Edit').click()
        await editor.isReady()
        const edited = await editor.words()
        await editor.button('Edit').click()
        await expect(page.locator('[contenteditable]')).toHaveCount(0)
        expect.soft(edited, `${path} at ${width}`).toEqual(await editor.words())
      }
  })
})
