import { field, fill, sendButton, sent, success, typedIn, visitor } from './support/contact.ts'
import {
  arrives,
  draftKept,
  expect,
  isTyped,
  reckon,
  record,
  sees,
  takenOf,
  test,
} from './support/reliability.ts'
import { interactive } from './support/test.ts'
import { words } from './support/words.ts'

test('A draft survives a reload and a walk to another page, and is gone once it is sent', async ({
  page,
  visit,
  faultyMail,
}) => {
  for (const [path, link] of [
    ['/', words.about],
    ['/about', words.services],
  ] as const) {
    await visit(path)
    const typed = visitor({ Message: 'A draft,\nÄ 👋🏽 “as typed”' })
    await fill(page, typed)
    await page.reload()
    await interactive(page)
    await expect.poll(() => isTyped(page, typed)).toBe(true)
    record('draft: reload', draftKept)

    const title = await page.title()
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
    await expect(page).not.toHaveTitle(title)
    await expect.poll(() => isTyped(page, typed)).toBe(true)
    await page.goBack()
    await expect(page).toHaveTitle(title)
    await expect.poll(() => isTyped(page, typed)).toBe(true)
    record('draft: another page and back', draftKept)

    const before = takenOf(faultyMail, typed)
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    expect(Object.values(await typedIn(page)).join('')).toBe('')
    await page.reload()
    await interactive(page)
    await page.waitForTimeout(200)
    expect(Object.values(await typedIn(page)).join('')).toBe('')
    const count = takenOf(faultyMail, typed) - before
    record('draft: after a successful send', reckon(sees.goneAfterReload, count))
    expect(count).toBe(1)
  }
})

test('What was sent from a later document is not in the fields of an earlier one either', async ({
  page,
  visit,
  faultyMail,
}) => {
  for (const [earlier, later] of [
    ['/', '/about'],
    ['/services', '/'],
  ] as const) {
    await visit(earlier)
    const typed = visitor()
    await fill(page, typed)
    await visit(later)
    expect(await isTyped(page, typed)).toBe(true)
    typed.Message += ' And one thing more.'
    await field(page, 'Message').fill(typed.Message)
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    await page.goBack()
    await interactive(page)
    await page.waitForTimeout(200)
    expect(Object.values(await typedIn(page)).join('')).toBe('')
    record('draft: sent from a later document', reckon(sees.goneOnBack, takenOf(faultyMail, typed)))
    expect(takenOf(faultyMail, typed)).toBe(1)
  }
})

test('A draft survives a crash', async ({ page, visit, context }) => {
  await visit('/')
  const typed = visitor({ Message: 'A draft,\nÄ 👋🏽 “as typed”' })
  await fill(page, typed)
  // Playwright gives a crashed page up; the browser itself does not.
  const browser = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  browser.send('Page.crash').catch(() => undefined)
  await crashed
  await browser.send('Page.reload')
  await expect
    .poll(async () => {
      const expression = `[...document.querySelectorAll('form [required]')].map(({ value }) => value)`
      const { result } = await browser.send('Runtime.evaluate', { expression, returnByValue: true })
      return result.value
    })
    .toEqual(Object.values(typed))
  record('draft: crash', draftKept)
})

test('A draft stays in its tab', async ({ page, visit, context, baseURL }) => {
  await visit('/')
  const typed = visitor()
  await fill(page, typed)
  for (const path of ['/', '/services']) {
    const other = await context.newPage()
    await other.goto(`${baseURL}${path}`)
    await interactive(other)
    await other.waitForTimeout(200)
    expect(Object.values(await typedIn(other)).join('')).toBe('')
    await other.close()
    const stays = await isTyped(page, typed)
    record('draft: another tab', {
      sees: 'empty fields there; what was typed, here',
      arrives: arrives.nothing,
      lost: stays ? 0 : 1,
      twice: 0,
    })
    expect(stays).toBe(true)
  }
})
