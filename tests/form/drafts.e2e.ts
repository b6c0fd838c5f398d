import { field, fill, sendButton, typedIn, visitor } from '../support/contact.ts'
import {
  expect,
  isEmpty,
  isTyped,
  resultOf,
  sendFailures,
  sentOnce,
  test,
} from '../support/contact-test.ts'
import { interactive } from '../support/test.ts'
import { words } from '../support/words.ts'

const draft = { Message: 'A draft,\nÄ 👋🏽 “as typed”' }

test('a draft survives a reload and other pages, and is gone once it is sent', async ({
  page,
  visit,
  mail,
}) => {
  await visit('/')
  const typed = visitor(draft)
  await fill(page, typed)
  await page.reload()
  await interactive(page)
  expect(await typedIn(page)).toEqual(typed)

  await page.getByRole('banner').getByRole('link', { name: words.about }).click()
  await expect(page).toHaveTitle(words.titles.about)
  await expect.poll(() => isTyped(page, typed)).toBe(true)
  await page.goBack()
  await expect(page).toHaveTitle(words.titles.home)
  await expect.poll(() => isTyped(page, typed)).toBe(true)

  await sendButton(page).click()
  expect(await resultOf(page, mail, typed, 'reload with a draft')).toEqual(sentOnce)
  await page.reload()
  await interactive(page)
  expect(await isEmpty(page)).toBe(true)
})

test('a reload while sending keeps what was typed', async ({
  page,
  visit,
  mail,
  expectInConsole,
}) => {
  // Firefox reports to the page that the request was cancelled.
  expectInConsole(sendFailures)
  await visit('/')
  mail.fault = 'hold'
  const typed = visitor(draft)
  await fill(page, typed)
  await sendButton(page).click()
  await expect.poll(() => mail.attempts()).toBe(1)
  await page.reload()
  await interactive(page)
  expect(await typedIn(page)).toEqual(typed)
  mail.fault = 'none'
  await mail.answer()
  await sendButton(page).click()
  expect(await resultOf(page, mail, typed, 'reload while sending')).toEqual(sentOnce)
})

test('what was sent from a later document is not in the fields of an earlier one', async ({
  page,
  visit,
  mail,
}) => {
  await visit('/services')
  const typed = visitor(draft)
  await fill(page, typed)
  await visit('/')
  expect(await typedIn(page)).toEqual(typed)
  typed.Message += ' And one thing more.'
  await field(page, 'Message').fill(typed.Message)
  await sendButton(page).click()
  expect(await resultOf(page, mail, typed, 'sent from a later document')).toEqual(sentOnce)
  await page.goBack()
  await interactive(page)
  expect(await isEmpty(page)).toBe(true)
})

test('a draft survives a crash', async ({ page, visit, context }) => {
  await visit('/')
  const typed = visitor(draft)
  await fill(page, typed)
  // Playwright gives a crashed page up; the browser itself does not.
  const browser = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  browser.send('Page.crash').catch(() => undefined)
  await crashed
  await browser.send('Page.reload')
  const expression = `[...document.querySelectorAll('form [required]')].map(({ value }) => value)`
  const values = () => browser.send('Runtime.evaluate', { expression, returnByValue: true })
  await expect.poll(async () => (await values()).result.value).toEqual(Object.values(typed))
})

test('a draft stays in its tab', async ({ page, visit, context, baseURL }) => {
  await visit('/')
  const typed = visitor(draft)
  await fill(page, typed)
  const other = await context.newPage()
  await other.goto(`${baseURL}/services`)
  await interactive(other)
  expect(await isEmpty(other)).toBe(true)
  expect(await typedIn(page)).toEqual(typed)
})
