import { globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { project } from '../../tools/project.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/edit-test.ts'

// One after the other: each worker starts a development server. Its pages load slowly.
test.describe.configure({ mode: 'default', timeout: 240_000 })

const services = 'content/en/services.yaml'
const editedFiles = ['src/styles/tokens.css', ...globSync('content/en/*.yaml', { cwd: project })]

test('what is on no page is found and changed, in both languages side by side', {
  tag: '@all',
}, async ({ editor, files, page }) => {
  await page.goto('/')
  await editor.openPanel('not-found description')
  await expect(editor.panel.getByRole('form', { name: 'not-found.yaml' })).toBeVisible()
  const [english, spanish] = ['English', 'Español'].map((language) =>
    editor.panel.getByLabel(`Description, ${language}`),
  )
  const { title } = files.value('content/en/not-found.yaml').meta
  await expect(editor.panel.getByLabel('Title, English')).toHaveCount(0)
  await english!.fill('Too short')
  await english!.press('Enter')
  await expect(
    editor.panel.getByRole('alert').filter({ hasText: 'meta.description' }),
  ).toBeVisible()
  expect(files.changes('content/en/not-found.yaml')).toEqual([])
  await english!.press('Escape')
  await spanish!.fill('Esta dirección no lleva a ninguna página; el menú y la portada sí.')
  await spanish!.blur()
  await expect
    .poll(() => files.changes('content/es/not-found.yaml'))
    .toContain('+description: Esta dirección no lleva a ninguna página; el menú y la portada sí.')
  expect(files.value('content/en/not-found.yaml').meta.title).toBe(title)
  await editor.panel.getByRole('button', { name: 'Close' }).click()
  await expect(editor.panel).toHaveCount(0)
})

test('a text that was changed elsewhere is not overwritten by the panel', { tag: '@all' }, async ({
  editor,
  files,
  page,
}) => {
  const file = 'content/en/home.yaml'
  await page.goto('/')
  await editor.openPanel('home.hero.heading')
  const heading = editor.panel.getByLabel('Heading, English')
  await heading.fill('Mine')
  await writeFile(
    path.join(files.folder, file),
    files.read(file).replace(/^ {2}heading: .*$/m, '  heading: Theirs'),
  )
  await expect(page.getByText(`${file} was changed elsewhere meanwhile.`)).toBeAttached()
  await heading.press('Enter')
  await expect(editor.panel.getByText('It now reads “Theirs”')).toBeVisible()
  await expect(heading).toHaveValue('Mine')
  expect(files.value(file).hero.heading).toBe('Theirs')
  await heading.press('Enter')
  await expect.poll(() => files.value(file).hero.heading).toBe('Mine')
})

test('shows what is not translated', { tag: '@all' }, async ({ editor, files, page }) => {
  await page.goto('/')
  await editor.openPanel('')
  const missing = editor.panel.getByLabel(/^Only what is missing or not translated/)
  await missing.check()
  const before = await editor.panel.getByText('Same as in English.').count()
  await missing.uncheck()
  await editor.panel.getByLabel('Search', { exact: true }).fill('home.hero.heading')
  const heading = editor.panel.getByLabel('Heading, Español')
  await heading.fill(files.value('content/en/home.yaml').hero.heading)
  await heading.press('Enter')
  await expect(editor.panel.getByText('Same as in English.')).toBeVisible()
  await editor.panel.getByLabel('Search', { exact: true }).fill('')
  await missing.check()
  await expect(editor.panel.getByText('Same as in English.')).toHaveCount(before + 1)
})

test('a colour without enough contrast is refused, and the suggestion works', {
  tag: '@all',
}, async ({ editor, files, page }) => {
  await page.goto('/')
  await editor.openPanel('colours')
  const line = editor.panel.getByRole('group', { name: 'Line 1', exact: true })
  const light = line.getByLabel('Light theme, #rrggbb')
  await light.fill('#ffaaaa')
  await light.press('Enter')
  await expect(line.getByRole('alert')).toContainText('The nearest colour that works is')
  expect(files.changes('src/styles/tokens.css')).toEqual([])
  await line.getByRole('button', { name: /^Use #/ }).click()
  await expect(line.getByRole('alert')).toBeEmpty()
  const changes = files.changes('src/styles/tokens.css')
  expect(changes).toHaveLength(2)
  expect(changes[1]).toContain(`light-dark(${await light.inputValue()}, `)
  await expectAccessible(page, 'the panel with colours')
})

test('icons and lines are chosen from pictures', { tag: '@all' }, async ({
  editor,
  files,
  page,
}) => {
  await page.goto('/')
  await editor.openPanel('services.0')
  const icons = editor.panel.getByRole('group', { name: 'Icon' }).first()
  await icons.getByRole('searchbox').fill('anchor')
  await icons.getByRole('button', { name: 'anchor', exact: true }).click()
  await expect.poll(() => files.value(services)[0].icon).toBe('anchor')
  const lines = editor.panel.getByRole('group', { name: 'Line', exact: true }).first()
  await lines.getByRole('radio', { name: '2' }).click()
  await expect(lines.getByRole('alert')).toContainText('Choose another')
  await lines.getByRole('radio', { name: '7' }).click()
  await expect.poll(() => files.value(services)[0].line).toBe(7)
  expect(files.changes(services)).toHaveLength(4)
  await expectAccessible(page, 'the panel with icons')
})

test('another drawing gets its words in every language before it is saved', {
  tag: '@all',
}, async ({ editor, files, page }) => {
  await page.goto('/services')
  await editor.openPanel('services.0.scene')
  await editor.panel.getByLabel('Drawing').selectOption('process')
  const save = editor.panel.getByRole('button', { name: 'Save scene' })
  await save.click()
  await expect(editor.panel.getByRole('alert').filter({ hasText: 'is empty' })).toBeVisible()
  for (const input of await editor.panel.locator('.edit-draft').getByRole('textbox').all())
    if ((await input.inputValue()) === '') {
      await input.fill('Words')
      await input.blur()
    }
  await save.click()
  await expect(save).toHaveCount(0)
  expect(files.value(services)[0].scene).toMatchObject({
    drawing: 'process',
    context: 'A Sunday, 02:14',
    read: { title: 'Words', detail: 'Words' },
  })
  expect(files.value('content/es/services.yaml')[0].scene).toMatchObject({
    filed: { title: 'Words' },
  })
  expect(files.value('content/es/services.yaml')[0].scene).not.toHaveProperty('drawing')
  expect(files.value(services).slice(1)).toHaveLength(3)
})

test('an optional part is left out and added again', { tag: '@all' }, async ({
  editor,
  files,
  page,
}) => {
  await page.goto('/services')
  await editor.openPanel('services.0.benefits')
  await editor.panel.getByRole('button', { name: 'Leave out benefits' }).click()
  await expect.poll(() => files.value(services)[0].benefits).toBeUndefined()
  expect(files.value('content/es/services.yaml')[0].benefits).toBeUndefined()
  await editor.panel.getByRole('button', { name: 'Add benefits' }).click()
  for (const language of ['English', 'Español']) {
    await editor.panel.getByLabel(`1, ${language}`).fill(`In ${language}`)
    await editor.panel.getByLabel(`1, ${language}`).blur()
  }
  await editor.panel.getByRole('button', { name: 'Save benefits' }).click()
  await expect.poll(() => files.value(services)[0].benefits).toEqual(['In English'])
  expect(files.value('content/es/services.yaml')[0].benefits).toEqual(['In Español'])
})

test('closing asks before a text is lost', { tag: '@all' }, async ({ editor, files, page }) => {
  await page.goto('/')
  await editor.openPanel('home.hero.heading')
  await editor.panel.getByLabel('Heading, English').fill('')
  await editor.panel.getByLabel('Search', { exact: true }).focus()
  await expect(editor.panel.getByRole('alert').filter({ hasText: 'is empty' })).toBeVisible()
  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(dialog.message())
    return dialog.dismiss()
  })
  await editor.panel.getByRole('button', { name: 'Close' }).click()
  await expect(editor.panel).toBeVisible()
  expect(asked).toEqual(['Some texts are not saved. Go on without them?'])
  page.once('dialog', (dialog) => dialog.accept())
  await editor.panel.getByRole('button', { name: 'Close' }).click()
  await expect(editor.panel).toHaveCount(0)
  expect(files.changes('content/en/home.yaml')).toEqual([])
})

test('every form opens and every field has a name', { tag: '@all' }, async ({ editor, page }) => {
  await page.goto('/')
  await editor.openPanel('')
  for (const summary of await editor.panel.locator('summary').all()) await summary.click()
  await expect(editor.panel.getByRole('form')).toHaveCount(editedFiles.length)
  expect(await editor.panel.getByRole('textbox').count()).toBeGreaterThan(500)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(
    await editor.panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBe(0)
  // It has every kind of control.
  await expectAccessible(page, 'all forms', 'form[aria-label="services.yaml"]')
})
