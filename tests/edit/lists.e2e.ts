import { expect, test } from '../support/edit-test.ts'

// One after the other: each worker starts a development server. Its pages load slowly.
test.describe.configure({ mode: 'default', timeout: 240_000 })

const services = 'content/en/services.yaml'

test('an entry is moved, copied and removed in every language', { tag: '@all' }, async ({
  editor,
  files,
}) => {
  await editor.start('/')
  const titles = (language: string) =>
    files
      .value(`content/${language}/home.yaml`)
      .features.cards.map(({ title }: { title: string }) => title)
  const [english, spanish] = [titles('en'), titles('es')]
  await editor.text('home.features.cards.0.title').click()
  await editor.pressAndReload(editor.button(`Move down: Cards, 1 of ${english.length}`))
  await expect(editor.button(`Move down: Cards, 2 of ${english.length}`)).toBeFocused()
  expect(titles('en').slice(0, 2)).toEqual([english[1], english[0]])
  expect(titles('es').slice(0, 2)).toEqual([spanish[1], spanish[0]])

  await editor.pressAndReload(editor.button(`Add after: Cards, 2 of ${english.length}`))
  await expect(editor.text('home.features.cards.2.title')).toBeFocused()
  expect(titles('en').slice(0, 3)).toEqual([english[1], english[0], english[0]])
  await editor.pressAndReload(editor.button(`Remove: Cards, 3 of ${english.length + 1}`))
  await editor.pressAndReload(editor.button('Undo'))
  await editor.pressAndReload(editor.button('Undo'))
  await editor.pressAndReload(editor.button('Undo'))
  expect(files.changes('content/en/home.yaml')).toEqual([])
  expect(files.read('content/es/home.yaml')).toContain(spanish[0])
  expect(titles('es')).toEqual(spanish)
})

test('a service that is removed takes its rows of the board and its prices along', {
  tag: '@all',
}, async ({ editor, files }) => {
  await editor.start('/services')
  const rows = () => files.value('content/en/home.yaml').board.rows
  // The second one, because the sample has a case about the first.
  const [, { slug }] = files.value(services)
  const offers = () => files.value('content/en/pricing.yaml').offers
  const prices = offers().length
  const others = rows().filter(({ service }: { service: string }) => service !== slug)
  await editor.text('services.1.title').click()
  await editor.pressAndReload(editor.button(/^Remove: Services, 2 of/))
  expect(files.value(services)).toHaveLength(3)
  expect(files.value('content/es/services.yaml')).toHaveLength(3)
  expect(rows()).toEqual(others)
  expect(offers()).toHaveLength(prices - 1)
  expect(files.value('content/es/pricing.yaml').offers).toHaveLength(prices - 1)
  await editor.pressAndReload(editor.button('Undo'))
  for (const file of [services, 'content/es/services.yaml', 'content/en/home.yaml'])
    expect(files.changes(file)).toEqual([])
})

test('a new service asks for what has to differ', { tag: '@all' }, async ({
  editor,
  files,
  page,
}) => {
  await editor.start('/services')
  await editor.text('services.3.title').click()
  await editor.button(/^Add after: Services, 4 of/).click()
  const dialog = page.getByRole('dialog', { name: 'Add an entry' })
  await expect(dialog.getByRole('alert').last()).toContainText('Choose another')
  const add = dialog.getByRole('button', { name: 'Add', exact: true })
  await dialog.getByLabel('Slug').fill('night-desk')
  await dialog.getByLabel('Letter').fill('N')
  await dialog.getByRole('radio', { name: '5' }).check()
  await dialog.getByLabel('Jobs 1 name').fill('Night calls')
  await dialog.getByLabel('Jobs 2 name').fill('Night mail')
  const loaded = page.waitForEvent('load')
  await add.click()
  await loaded
  await editor.isReady()
  expect(files.value(services)).toHaveLength(5)
  expect(files.value(services)[4]).toMatchObject({ slug: 'night-desk', letter: 'N', line: 5 })
  expect(files.value('content/es/services.yaml')[4].letter).toBe('N')
})
