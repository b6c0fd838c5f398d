import { setTimeout as delay } from 'node:timers/promises'
import { visitor } from './support/contact.ts'
import type { FaultName } from './support/faults.ts'
import type { Fault } from './support/faulty-mail.ts'
import { reckon, record, sees, takenOf } from './support/reliability.ts'
import { startWebKit } from './support/webkit.ts'
import { fill, outcome, sendButton, text } from './support/webkit-contact.ts'
import { expect, site, test, visit } from './support/webkit-test.ts'

const refusals: [FaultName, Fault | 'closed'][] = [
  ...([400, 403, 412, 413, 422, 429, 451, 500, 502, 503] as const).map(
    (status): [FaultName, Fault] => [`answer ${status}`, { status }],
  ),
  ['answer 503, its body no text', { status: 503, body: 'binary' }],
  ['connection reset', 'reset'],
  ['CORS refused before the message', 'preflight refused'],
  ['connection refused', 'closed'],
]

test('What the e-mail service does not take is told, kept and can be sent again', async ({
  webkit,
  mail,
}) => {
  test.slow()
  await visit(webkit, '/')
  for (const [name, fault] of refusals) {
    const typed = visitor()
    await fill(webkit, typed)
    if (fault === 'closed') await mail.close()
    else mail.fault = fault
    await sendButton(webkit)
    const seen = await outcome(webkit, typed)
    const before = takenOf(mail, typed)
    await mail.open()
    mail.fault = 'none'
    await sendButton(webkit)
    expect(await outcome(webkit, typed)).toBe(sees.success)
    const reckoned = reckon(seen, takenOf(mail, typed))
    record(name, { ...reckoned, arrives: `nothing; sent again: ${reckoned.arrives}` })
    expect({ name, seen, before, count: takenOf(mail, typed) }).toEqual({
      name,
      seen: sees.failure,
      before: 0,
      count: 1,
    })
  }
})

const takings: [FaultName, Fault, string][] = [
  ['answer 200, its body no text', { status: 200, body: 'binary' }, sees.success],
  ['answer cut in the middle of its body', 'cut', sees.failure],
  ['CORS refused after the message', 'unreadable', sees.failure],
]

test('What the e-mail service takes is there once, whatever it answers', async ({
  webkit,
  mail,
}) => {
  await visit(webkit, '/services')
  for (const [name, fault, expected] of takings) {
    const typed = visitor()
    await fill(webkit, typed)
    mail.fault = fault
    await sendButton(webkit)
    const seen = await outcome(webkit, typed)
    record(name, reckon(seen, takenOf(mail, typed)))
    expect({ name, seen, count: takenOf(mail, typed) }).toEqual({ name, seen: expected, count: 1 })
  }
})

test('A message without an answer has failed after 30 s, and that stays', async ({
  webkit,
  mail,
}) => {
  await visit(webkit, '/')
  mail.fault = 'hold'
  const typed = visitor()
  await fill(webkit, typed)
  await sendButton(webkit)
  const seen = await outcome(webkit, typed, { timeout: 45_000, later: 6000 })
  record('no answer', reckon(seen, takenOf(mail, typed)))
  expect(seen).toBe(sees.failure)
})

test('A message whose answer comes after 29 s is told as sent', async ({ webkit, mail }) => {
  await visit(webkit, '/')
  mail.fault = 'hold'
  const typed = visitor()
  await fill(webkit, typed)
  await sendButton(webkit)
  await expect.poll(() => mail.attempts()).toBe(1)
  await delay(29_000)
  expect(await text(webkit, 'form button[type=submit]')).toBe('SENDING...')
  mail.answer()
  const seen = await outcome(webkit, typed)
  record('answer after 29 s', reckon(seen, takenOf(mail, typed)))
  expect({ seen, count: takenOf(mail, typed) }).toEqual({ seen: sees.success, count: 1 })
})

test('A form that a machine has filled in, honeypot and all, fails and sends nothing', async ({
  webkit,
  mail,
}) => {
  await visit(webkit, '/')
  const typed = visitor()
  await fill(webkit, typed)
  await webkit.run(() => {
    document.querySelector<HTMLInputElement>('[name=website]')!.value = 'https://spam.example'
  })
  await sendButton(webkit)
  const seen = await outcome(webkit, typed)
  record('honeypot filled in', reckon(seen, takenOf(mail, typed)))
  expect({ seen, attempts: mail.attempts() }).toEqual({ seen: sees.failure, attempts: 0 })
})

test('Without JavaScript a message arrives once, and nothing is hidden', async ({ mail }) => {
  const webkit = await startWebKit({ proxy: `127.0.0.1:${mail.port}`, scripts: false })
  try {
    for (const path of ['/', '/services', '/about']) {
      await webkit.open(site + path)
      expect(await webkit.run(() => document.querySelectorAll('[data-reveal]').length)).toBe(0)
      const typed = visitor()
      await fill(webkit, typed)
      await sendButton(webkit)
      await expect.poll(() => text(webkit, 'body')).toBe('OK')
      record('without JavaScript', reckon(sees.servicePage, takenOf(mail, typed)))
      expect(takenOf(mail, typed)).toBe(1)
    }
  } finally {
    await webkit.close()
  }
})
