import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/edit-test.ts'

// One after the other: each worker starts a development server. Its pages load slowly.
test.describe.configure({ mode: 'default', timeout: 240_000 })

const home = 'content/en/home.yaml'

test('a text is typed over in its place, and is the only change in the file', {
  tag: '@all',
}, async ({ editor, files, page }) => {
  await editor.start('/')
  const before = files.value(home).hero.heading
  await expect(editor.text('home.hero.heading')).toHaveText(before)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute(
    'contenteditable',
    'plaintext-only',
  )
  await editor.replace('home.hero.heading', 'Work: on time')
  await expect(editor.status).toHaveText('Saved in content/en/home.yaml')
  expect(files.changes(home)).toEqual([`-heading: ${before}`, "+heading: 'Work: on time'"])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work: on time')

  await editor.isReady()
  await editor.replace('home.hero.intro', 'Not this.', 'Escape')
  await expect(editor.text('home.hero.intro')).toHaveText(files.value(home).hero.intro)
  expect(files.changes(home)).toHaveLength(2)
})

test('a text that breaks a rule is refused beside it, in the words of the check', {
  tag: '@all',
}, async ({ editor, files, page }) => {
  await editor.start('/')
  const refusal = page.getByRole('alert')
  await editor.replace('home.hero.heading', 'Unternehmensberatung')
  await expect(refusal).toContainText(
    'home.hero.heading contains “Unternehmensberatung”, which is too wide for a phone.',
  )
  const [text, message] = [
    (await editor.text('home.hero.heading').boundingBox())!,
    (await refusal.boundingBox())!,
  ]
  expect(Math.abs(message.y - text.y - text.height)).toBeLessThan(20)
  await expectAccessible(page, 'with a refusal')
  await editor.replace('home.hero.heading', '')
  await expect(refusal).toContainText('home.hero.heading is empty')
  expect(files.changes(home)).toEqual([])

  await editor.text('home.hero.heading').click()
  await page.keyboard.press('Escape')
  await expect(refusal).toHaveCount(0)
  await expect(editor.text('home.hero.heading')).toHaveText(files.value(home).hero.heading)
  // Nothing is left that could be lost.
  await page.reload()
  await editor.isReady()
})

test('a text that the page fills in is edited as it is in the file', { tag: '@all' }, async ({
  editor,
  files,
  page,
}) => {
  await editor.start('/')
  const field = 'home.yourLine.result.people'
  const raw = files.value(home).yourLine.result.people
  await expect(editor.text(field)).not.toHaveText(raw)
  await editor.text(field).click()
  await expect(editor.text(field)).toHaveText(raw)
  await page.keyboard.press('Escape')
  await expect(editor.text(field)).not.toHaveText(raw)
  await editor.replace(field, 'without the names')
  await expect(page.getByRole('alert')).toContainText('has to contain {many}')
  await editor.replace(field, 'of {many} {cases}, a person sees')
  await page.waitForEvent('load')
  await editor.isReady()
  await expect(editor.text(field)).toHaveText(/^of \d+ \w+, a person sees$/)
})

test('texts of links and buttons can be edited, with spaces, and do not act', {
  tag: '@all',
}, async ({ editor, files, page }) => {
  await editor.start('/')
  await editor.text('site.contactLink.text').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Talk to us')
  await page.keyboard.press('Enter')
  await expect(editor.status).toHaveText('Saved in content/en/site.yaml')
  expect(files.value('content/en/site.yaml').contactLink.text).toBe('Talk to us')
  await editor.text('about.meta.link').click()
  await expect(editor.text('about.meta.link')).toBeFocused()
  await editor.text('contact.form.send').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' now')
  await page.keyboard.press('Enter')
  await expect.poll(() => files.value('content/en/contact.yaml').form.send).toMatch(/ now$/)
  await expect(page).toHaveURL('/')
  await editor.text('about.meta.link').click({ modifiers: ['Alt'] })
  await expect(page).toHaveURL('/about')
  await editor.isReady()
})

test('a text of a drawing opens the panel', { tag: '@all' }, async ({ editor, page }) => {
  await editor.start('/')
  await page.locator('svg text[data-field="site.brand"]').first().click({ force: true })
  await expect(editor.panel.getByLabel('Search', { exact: true })).toHaveValue('site.brand')
  await expect(editor.panel.getByLabel('Brand', { exact: true })).toBeFocused()
})

test('a translation is edited on its own pages; values that are not words in the first language', {
  tag: '@all',
}, async ({ editor, files }) => {
  await editor.start('/es')
  await editor.replace('home.hero.heading', 'A tiempo.')
  await expect(editor.status).toHaveText('Saved in content/es/home.yaml')
  expect(files.value('content/es/home.yaml').hero.heading).toBe('A tiempo.')
  expect(files.changes(home)).toEqual([])
})

test('a text that was changed elsewhere is not overwritten', { tag: '@all' }, async ({
  editor,
  files,
  page,
}) => {
  await editor.start('/')
  await editor.text('home.hero.heading').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('Mine')
  const file = path.join(files.folder, home)
  await writeFile(file, files.read(home).replace(/^ {2}heading: .*$/m, '  heading: Theirs'))
  await expect(editor.page.getByRole('alert')).toContainText(`${home} was changed elsewhere`)
  await page.keyboard.press('Enter')
  const refusal = page.getByRole('alert').filter({ hasText: 'It now reads “Theirs”' })
  await expect(refusal).toBeVisible()
  expect(files.value(home).hero.heading).toBe('Theirs')
  await editor.text('home.hero.heading').click()
  await page.keyboard.press('Enter')
  await expect(refusal).toHaveCount(0)
  await expect.poll(() => files.value(home).hero.heading).toBe('Mine')
})

test('a page in which nothing is being typed shows what was changed elsewhere', {
  tag: '@all',
}, async ({ editor, files, page }) => {
  await editor.start('/')
  await writeFile(
    path.join(files.folder, home),
    files.read(home).replace(/^ {2}heading: .*$/m, '  heading: Theirs'),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theirs')
  await expect(editor.status).toHaveText(
    `${home} was changed elsewhere. The page shows it as it is now.`,
  )
})

test('undo and redo go through all changes, and refuse to overwrite others', {
  tag: '@all',
}, async ({ editor, files }) => {
  await editor.start('/')
  await editor.replace('home.hero.heading', 'One')
  await expect(editor.status).toContainText('Saved')
  await editor.replace('home.hero.intro', 'Two')
  await expect.poll(() => files.value(home).hero.intro).toBe('Two')
  await editor.pressAndReload(editor.button('Undo'))
  await expect(editor.button('Undo')).toBeFocused()
  expect(files.value(home).hero.intro).not.toBe('Two')
  await editor.pressAndReload(editor.button('Undo'))
  expect(files.changes(home)).toEqual([])
  await expect(editor.button('Undo')).toBeDisabled()
  await editor.pressAndReload(editor.button('Redo'))
  await expect(editor.text('home.hero.heading')).toHaveText('One')
  await writeFile(path.join(files.folder, home), files.read(home).replace('One', 'Theirs'))
  await expect(editor.text('home.hero.heading')).toHaveText('Theirs')
  await editor.button('Undo').click()
  await expect(editor.status).toContainText('was changed elsewhere since')
  expect(files.value(home).hero.heading).toBe('Theirs')
})

test('a server that has stopped loses no text', { tag: '@all' }, async ({
  editor,
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(/Failed to load resource/)
  await editor.start('/')
  await context.route('**/__edit', (route) => route.abort())
  await editor.replace('home.hero.heading', 'Kept here')
  await expect(page.getByRole('alert')).toContainText('the development server cannot be reached')
  await expect(editor.text('home.hero.heading')).toHaveText('Kept here')
  await context.unroute('**/__edit')
  await editor.text('home.hero.heading').click()
  await page.keyboard.press('Enter')
  await expect(editor.status).toHaveText('Saved in content/en/home.yaml')
})

test('a text can be pasted, and another page shows it', { tag: '@all' }, async ({
  editor,
  files,
  page,
  expectInConsole,
}) => {
  // React’s development build does not know that LazyPage (src/app.tsx) need not wait for a loaded page.
  expectInConsole(/called use\(\) to suspend in a previous render/)
  await editor.start('/about')
  await editor.replace('site.contactLink.text', 'Talk\n  to us')
  await expect(editor.status).toHaveText('Saved in content/en/site.yaml')
  expect(files.value('content/en/site.yaml').contactLink.text).toBe('Talk to us')
  await editor.replace('about.hero.heading', 'New words')
  await expect.poll(() => files.value('content/en/about.yaml').hero.heading).toBe('New words')
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
  const loaded = page.waitForEvent('load')
  await link('Services').press('Enter')
  await loaded
  await editor.isReady()
  await link('About').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New words')
})

test('leaving the editor shows the page as visitors see it', { tag: '@all' }, async ({
  editor,
  page,
}) => {
  await editor.start('/services')
  await editor.button('Edit').click()
  await expect(page.locator('[contenteditable]')).toHaveCount(0)
  await editor.button('Edit').click()
  await editor.isReady()
  await editor.replace('services.0.title', 'Voice desk')
  await expect(editor.status).toContainText('Saved')
  const loaded = page.waitForEvent('load')
  await editor.button('Edit').click()
  await loaded
  await expect(page.locator('[contenteditable]')).toHaveCount(0)
  await expect(page.getByText('Voice desk').first()).toBeVisible()
})

for (const address of ['/', '/services', '/about', '/es'])
  test(`the editor is accessible on ${address}`, { tag: '@all' }, async ({ editor, page }) => {
    await page.goto(address)
    await expectAccessible(page, 'before')
    await editor.button('Edit').click()
    await editor.isReady()
    await expectAccessible(page, 'while editing')
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

test('works with the keyboard alone', { tag: '@all' }, async ({ editor, files, page }) => {
  await page.goto('/')
  await editor.button('Edit').focus()
  await page.keyboard.press('Enter')
  await editor.isReady()
  await editor.text('home.hero.heading').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Typed words')
  await page.keyboard.press('Tab')
  await expect(editor.text('home.hero.intro')).toBeFocused()
  await expect.poll(() => files.value(home).hero.heading).toBe('Typed words')
  await page.keyboard.press('Alt+F10')
  await expect(editor.button('Edit')).toBeFocused()
})

test('a mistake in a file that was made elsewhere is shown, and the editor goes on when it is fixed', {
  tag: '@all',
}, async ({ editor, files, page, expectInConsole }) => {
  expectInConsole(/./)
  await editor.start('/')
  const file = path.join(files.folder, 'content/en/privacy.yaml')
  const text = files.read('content/en/privacy.yaml')
  await rm(file)
  await expect(page.locator('vite-error-overlay')).toHaveCount(1)
  await writeFile(file, text)
  await expect(page.locator('vite-error-overlay')).toHaveCount(0)
  await editor.isReady()
})
