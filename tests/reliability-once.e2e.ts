import { fill, form, sendButton, sent, success, typedIn, visitor } from './support/contact.ts'
import type { FaultName } from './support/faults.ts'
import {
  expect,
  expectedComplaints,
  isTyped,
  outcome,
  pressEnter,
  reckon,
  reckonReload,
  record,
  sees,
  takenOf,
  test,
} from './support/reliability.ts'
import { interactive, type Page } from './support/test.ts'
import { words } from './support/words.ts'

const submits: [FaultName, (page: Page) => Promise<unknown>][] = [
  ['double click', (page) => sendButton(page).dblclick()],
  [
    'Enter and click',
    (page) => Promise.all([pressEnter(page), sendButton(page).click({ force: true })]),
  ],
  [
    'submit while sending',
    async (page) => {
      await sendButton(page).click()
      await expect(sendButton(page)).toBeDisabled()
      await pressEnter(page)
      await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit())
    },
  ],
  [
    'back and forward while sending',
    async (page) => {
      await page.getByRole('banner').getByRole('link', { name: words.about }).click()
      await expect(page).toHaveTitle(words.titles.about)
      await sendButton(page).click()
      await expect(sendButton(page)).toBeDisabled()
      await page.goBack()
      await expect(page).toHaveTitle(words.titles.home)
      await page.goForward()
      await expect(page).toHaveTitle(words.titles.about)
      await pressEnter(page)
    },
  ],
]
for (const [name, submit] of submits) {
  test(`A message arrives once: ${name}`, async ({ page, visit, faultyMail }) => {
    for (let trial = 0; trial < 3; trial += 1) {
      await visit('/')
      faultyMail.reset()
      faultyMail.fault = 'hold'
      const typed = visitor()
      await fill(page, typed)
      await submit(page)
      await expect.poll(() => faultyMail.attempts()).toBeGreaterThan(0)
      await expect(sendButton(page)).toHaveText('SENDING...')
      faultyMail.fault = 'none'
      faultyMail.answer()
      const seen = await outcome(page, typed)
      record(name, reckon(seen, takenOf(faultyMail, typed)))
      expect(seen).toBe(sees.success)
      expect(faultyMail.attempts()).toBe(1)
      expect(takenOf(faultyMail, typed)).toBe(1)
    }
  })
}

test('A reload while sending keeps what was typed', async ({
  page,
  visit,
  faultyMail,
  expectInConsole,
}) => {
  // Firefox tells the page of the request that it ends.
  expectInConsole(/send failed \(TypeError\)/)
  await visit('/')
  for (let trial = 0; trial < 3; trial += 1) {
    faultyMail.reset()
    faultyMail.fault = 'hold'
    const typed = visitor()
    await fill(page, typed)
    await sendButton(page).click()
    await expect.poll(() => faultyMail.attempts()).toBe(1)
    await page.reload()
    await interactive(page)
    await expect.poll(() => isTyped(page, typed)).toBe(true)
    faultyMail.fault = 'none'
    faultyMail.answer()
    const before = takenOf(faultyMail, typed)
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    const count = takenOf(faultyMail, typed)
    record('reload while sending', reckonReload(count))
    expect({ before, count }).toEqual({ before: 0, count: 1 })
  }
})

test('Two tabs send a message each', async ({ page, visit, context, baseURL, faultyMail }) => {
  await visit('/')
  const other = await context.newPage()
  await other.goto(`${baseURL}/about`)
  await interactive(other)
  for (let trial = 0; trial < 3; trial += 1) {
    faultyMail.reset()
    faultyMail.fault = 'hold'
    const [one, two] = [visitor(), visitor()]
    await fill(page, one)
    await fill(other, two)
    await sendButton(page).click()
    await sendButton(other).click()
    await expect.poll(() => faultyMail.attempts()).toBe(2)
    faultyMail.answer()
    for (const [tab, typed] of [
      [page, one],
      [other, two],
    ] as const) {
      const seen = await outcome(tab, typed)
      record('two tabs, a message each', reckon(seen, takenOf(faultyMail, typed)))
      expect(seen).toBe(sees.success)
      expect(takenOf(faultyMail, typed)).toBe(1)
    }
  }
})

test('A form that a machine has filled in, honeypot and all, fails and sends nothing', async ({
  page,
  visit,
  faultyMail,
  expectInConsole,
}) => {
  expectInConsole(expectedComplaints)
  await visit('/')
  for (let trial = 0; trial < 3; trial += 1) {
    const typed = visitor()
    await fill(page, typed)
    await page.locator('input[name="website"]').evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example'
    })
    await sendButton(page).click()
    const seen = await outcome(page, typed)
    record('honeypot filled in', reckon(seen, takenOf(faultyMail, typed)))
    expect(seen).toBe(sees.failure)
    expect(await typedIn(page)).toEqual(typed)
    expect(faultyMail.attempts()).toBe(0)
  }
})
