import { visitor } from './support/contact.ts'
import type { FaultName } from './support/faults.ts'
import type { FaultyMail } from './support/faulty-mail.ts'
import { draftKept, reckon, reckonReload, record, sees, takenOf } from './support/reliability.ts'
import { keys, type WebKit } from './support/webkit.ts'
import {
  fill,
  interactive,
  isTyped,
  outcome,
  sendButton,
  text,
  typedIn,
} from './support/webkit-contact.ts'
import { expect, test, visit } from './support/webkit-test.ts'
import { words } from './support/words.ts'

const submits: [FaultName, (webkit: WebKit, mail: FaultyMail) => Promise<void>][] = [
  ['double click', (webkit) => webkit.doubleClick('form button[type=submit]')],
  [
    'Enter and click',
    async (webkit) => {
      await webkit.type('[name=phone]', keys.enter)
      await sendButton(webkit)
    },
  ],
  [
    'submit while sending',
    async (webkit, mail) => {
      await sendButton(webkit)
      await expect.poll(() => mail.attempts()).toBe(1)
      await webkit.run(() => document.forms[0]!.requestSubmit())
      await webkit.type('[name=phone]', keys.enter)
    },
  ],
  [
    'back and forward while sending',
    async (webkit) => {
      await webkit.click('header nav a[href="/about"]')
      await expect.poll(() => webkit.title()).toBe(words.titles.about)
      await sendButton(webkit)
      await webkit.back()
      await expect.poll(() => webkit.title()).toBe(words.titles.home)
      await webkit.forward()
      await expect.poll(() => webkit.title()).toBe(words.titles.about)
      await webkit.type('[name=phone]', keys.enter)
    },
  ],
]

for (const [name, submit] of submits) {
  test(`A message arrives once: ${name}`, async ({ webkit, mail }) => {
    await visit(webkit, '/')
    mail.fault = 'hold'
    const typed = visitor()
    await fill(webkit, typed)
    await submit(webkit, mail)
    await expect.poll(() => mail.attempts()).toBe(1)
    await expect.poll(() => text(webkit, 'form button[type=submit]')).toBe('SENDING...')
    mail.answer()
    const seen = await outcome(webkit, typed)
    record(name, reckon(seen, takenOf(mail, typed)))
    expect({ seen, attempts: mail.attempts(), taken: takenOf(mail, typed) }).toEqual({
      seen: sees.success,
      attempts: 1,
      taken: 1,
    })
  })
}

test('A reload while sending keeps what was typed', async ({ webkit, mail }) => {
  await visit(webkit, '/')
  mail.fault = 'hold'
  const typed = visitor()
  await fill(webkit, typed)
  await sendButton(webkit)
  await expect.poll(() => mail.attempts()).toBe(1)
  await webkit.reload()
  await interactive(webkit)
  await expect.poll(() => isTyped(webkit, typed)).toBe(true)
  mail.fault = 'none'
  mail.answer()
  await sendButton(webkit)
  expect(await outcome(webkit, typed)).toBe(sees.success)
  record('reload while sending', reckonReload(takenOf(mail, typed)))
  expect(takenOf(mail, typed)).toBe(1)
})

test('A draft survives a reload and a walk to another page, and is gone once it is sent', async ({
  webkit,
  mail,
}) => {
  await visit(webkit, '/')
  const typed = visitor({ Message: 'A draft,\nÄ “as typed”' })
  await fill(webkit, typed)
  await webkit.reload()
  await interactive(webkit)
  await expect.poll(() => isTyped(webkit, typed)).toBe(true)
  record('draft: reload', draftKept)
  await webkit.click('header nav a[href="/about"]')
  await expect.poll(() => webkit.title()).toBe(words.titles.about)
  await expect.poll(() => isTyped(webkit, typed)).toBe(true)
  await webkit.back()
  await expect.poll(() => webkit.title()).toBe(words.titles.home)
  await expect.poll(() => isTyped(webkit, typed)).toBe(true)
  record('draft: another page and back', draftKept)

  await sendButton(webkit)
  expect(await outcome(webkit, typed)).toBe(sees.success)
  await webkit.reload()
  await interactive(webkit)
  expect((await typedIn(webkit)).join('')).toBe('')
  record('draft: after a successful send', reckon(sees.goneAfterReload, takenOf(mail, typed)))
  expect(takenOf(mail, typed)).toBe(1)
})

test('What was sent from a later document is not in the fields of an earlier one either', async ({
  webkit,
  mail,
}) => {
  await visit(webkit, '/')
  const typed = visitor()
  await fill(webkit, typed)
  await visit(webkit, '/about')
  expect(await isTyped(webkit, typed)).toBe(true)
  await sendButton(webkit)
  expect(await outcome(webkit, typed)).toBe(sees.success)
  await webkit.back()
  await expect.poll(() => webkit.title()).toBe(words.titles.home)
  await interactive(webkit)
  expect((await typedIn(webkit)).join('')).toBe('')
  record('draft: sent from a later document', reckon(sees.goneOnBack, takenOf(mail, typed)))
  expect(takenOf(mail, typed)).toBe(1)
})
