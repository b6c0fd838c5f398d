import { visitor } from '../support/contact.ts'
import { keptOnly, recordFate, sentOnce } from '../support/contact-test.ts'
import { startWebKit } from '../support/webkit.ts'
import {
  fill,
  interactive,
  isTyped,
  resultOf,
  send,
  text,
  typedIn,
} from '../support/webkit-contact.ts'
import { expect, site, test, visit } from '../support/webkit-test.ts'

test('a double click sends a message once', async ({ webkit, mail }) => {
  await visit(webkit, '/')
  mail.fault = 'hold'
  const typed = visitor()
  await fill(webkit, typed)
  await webkit.doubleClick('form button[type=submit]')
  await mail.answer()
  expect(await resultOf(webkit, mail, typed, 'double click')).toEqual(sentOnce)
  expect(mail.attempts()).toBe(1)
})

test('a message that is refused is kept and can be sent again', async ({ webkit, mail }) => {
  await visit(webkit, '/services')
  const typed = visitor()
  await fill(webkit, typed)
  await mail.close()
  await send(webkit)
  expect(await resultOf(webkit, mail, typed, 'connection refused')).toEqual(keptOnly)
  await mail.open()
  await send(webkit)
  expect(await resultOf(webkit, mail, typed, 'connection refused')).toEqual(sentOnce)
})

test('a reload while sending keeps what was typed, and sending clears it', async ({
  webkit,
  mail,
}) => {
  await visit(webkit, '/')
  mail.fault = 'hold'
  const typed = visitor({ message: 'A draft,\nÄ “as typed”' })
  await fill(webkit, typed)
  await send(webkit)
  await expect.poll(() => mail.attempts()).toBe(1)
  await webkit.reload()
  await interactive(webkit)
  expect(await isTyped(webkit, typed)).toBe(true)
  mail.fault = 'none'
  await mail.answer()
  await send(webkit)
  expect(await resultOf(webkit, mail, typed, 'reload while sending')).toEqual(sentOnce)
  await webkit.reload()
  await interactive(webkit)
  expect((await typedIn(webkit)).join('')).toBe('')
})

test('without JavaScript a message arrives once, and nothing is hidden', async ({ mail }) => {
  const webkit = await startWebKit({ proxy: `127.0.0.1:${mail.port}`, scripts: false })
  try {
    await webkit.open(`${site}/about`)
    expect(await webkit.run(() => document.querySelectorAll('[data-reveal]').length)).toBe(0)
    const typed = visitor()
    await fill(webkit, typed)
    await send(webkit)
    await expect.poll(() => text(webkit, 'body')).toBe('OK')
    recordFate('without JavaScript', mail.arrived(typed), false)
    expect(mail.arrived(typed)).toBe(1)
  } finally {
    await webkit.close()
  }
})
