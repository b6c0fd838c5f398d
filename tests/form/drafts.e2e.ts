import { emptyValues } from '../../src/contact/fields.ts'
import { footNotice, openFromHeader } from '../support/browsing.ts'
import { field, fill, form, sendButton, success, typedIn, visitor } from '../support/contact.ts'
import { expect, neverRetried, send, sentOnce, test } from '../support/contact-test.ts'
import { contact } from '../support/content.ts'
import { aboutPage, homePage, servicesPage } from '../support/pages.ts'
import { interactive } from '../support/test.ts'

test.describe.configure(neverRetried)

const draft = { message: 'A draft,\nÄ 👋🏽 “as typed”' }

test('a draft is kept until it is sent', { tag: '@firefox' }, async ({ page, visit, mail }) => {
  await visit(homePage.path)
  const typed = await fill(page, visitor(draft))
  await page.reload()
  await interactive(page)
  expect(await typedIn(page)).toEqual(typed)

  await openFromHeader(page, aboutPage)
  await expect.poll(() => typedIn(page)).toEqual(typed)
  await page.goBack()
  await expect(page).toHaveTitle(homePage.title)
  await expect.poll(() => typedIn(page)).toEqual(typed)

  expect(await send(page, mail, typed)).toEqual(sentOnce)
  await page.reload()
  await interactive(page)
  expect(await typedIn(page)).toEqual(emptyValues)
})

test('a reload while sending keeps the text, and says that nothing is known', {
  tag: '@firefox',
}, async ({ page, visit, mail }) => {
  await visit(homePage.path)
  mail.fault = 'hold'
  const typed = await fill(page, visitor(draft))
  await sendButton(page).click()
  await expect.poll(() => mail.attempts()).toBe(1)
  await page.reload()
  await interactive(page)
  expect(await typedIn(page)).toEqual(typed)
  await expect(success(page)).toHaveText(contact.form.posted)
  await visit(servicesPage.path)
  await expect(footNotice(page)).toContainText(contact.form.posted)
  await footNotice(page).getByRole('button').press('Enter')
  await expect(success(page)).toBeInViewport({ ratio: 1 })
  await expect(footNotice(page)).toBeHidden()
  const again = form(page).getByRole('button', { name: contact.form.sendAgain })
  await expect(again).toBeVisible()
  await field(page, 'message').press('End')
  await field(page, 'message').pressSequentially('!')
  await expect(again).toHaveCount(0)
  typed.message += '!'
  mail.fault = 'none'
  await mail.answer()
  expect(await send(page, mail, typed)).toEqual(sentOnce)
})

test('going back to an earlier document does not restore a message that has been sent', {
  tag: ['@all', '@firefox'],
}, async ({ page, visit, mail }) => {
  await visit(servicesPage.path)
  const typed = await fill(page, visitor(draft))
  await visit(homePage.path)
  expect(await typedIn(page)).toEqual(typed)
  typed.message += ' And one thing more.'
  await field(page, 'message').fill(typed.message)
  expect(await send(page, mail, typed)).toEqual(sentOnce)
  await page.goBack()
  await interactive(page)
  expect(await typedIn(page)).toEqual(emptyValues)
})
