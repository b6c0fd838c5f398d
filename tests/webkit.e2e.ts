import { visitor } from './support/contact.ts'
import { keptOnly, neverRetried, sentOnce } from './support/contact-test.ts'
import { aboutPage, servicesPage } from './support/pages.ts'
import { expect, resultOf, sendButton, test } from './support/webkit.ts'

// In one worker: two drivers that start at the same moment may choose the same port and hang.
test.describe.configure({ mode: 'default', ...neverRetried })

test('Without the Navigation API, documents load and a draft is kept', async ({ webkit }) => {
  await webkit.visit('/')
  expect(await webkit.run(() => 'navigation' in window)).toBe(false)
  const typed = await webkit.fill(visitor())
  for (const { path, title } of [servicesPage, aboutPage]) {
    await webkit.click(`header nav a[href="${path}"]`)
    await expect.poll(() => webkit.title()).toBe(title)
    expect(await webkit.run(() => window.scrollY)).toBe(0)
  }
  await webkit.back()
  await expect.poll(() => webkit.title()).toBe(servicesPage.title)
  const message = () =>
    webkit.run(() => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value)
  await expect.poll(message).toBe(typed.message)
})

test('A refused message is kept, and then sent once by a double click', async ({
  webkit,
  mail,
}) => {
  await webkit.visit(servicesPage.path)
  const typed = await webkit.fill(visitor())
  await mail.close()
  await webkit.click(sendButton)
  expect(await resultOf(webkit, mail, typed)).toEqual({ ...keptOnly, isKept: true })
  await mail.open()
  mail.fault = 'hold'
  await webkit.doubleClick(sendButton)
  await mail.answer()
  // The first failure is shown until the message is on its way.
  await expect.poll(() => mail.arrived(typed)).toBe(1)
  expect(await resultOf(webkit, mail, typed)).toMatchObject(sentOnce)
  expect(mail.attempts()).toBe(1)
})

test('A reload while sending keeps what was typed', async ({ webkit, mail }) => {
  await webkit.visit('/')
  mail.fault = 'hold'
  const typed = await webkit.fill(visitor({ message: 'A draft,\nÄ “as typed”' }))
  await webkit.click(sendButton)
  await expect.poll(() => mail.attempts()).toBe(1)
  await webkit.reload()
  expect(await webkit.typedIn()).toEqual(Object.values(typed))
  mail.fault = 'none'
  await mail.answer()
  await webkit.click(sendButton)
  expect(await resultOf(webkit, mail, typed)).toMatchObject(sentOnce)
  await webkit.reload()
  expect((await webkit.typedIn()).join('')).toBe('')
})
