import { messages } from '../mail/inbox-client.ts'
import { site } from '../src/content/site.ts'
import {
  failure,
  field,
  fill,
  form,
  sendButton,
  sent,
  success,
  type Visitor,
  visitor,
} from './support/contact.ts'
import type { FaultName } from './support/faults.ts'
import { outcome, reckon, record, sees } from './support/reliability.ts'
import { addresses, expect, type Page, test } from './support/test.ts'
import { words } from './support/words.ts'

/** A character of each of the seventeen planes, where they are assigned, and of private use. */
const planes = Array.from({ length: 17 }, (_, plane) =>
  String.fromCodePoint(plane * 0x1_00_00 + 0x21_41),
)
const controls = Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code + 1))
  .filter((character) => character !== '\r')
  .concat('\u007f', '\u0085', '\u009f', '\u2028', '\u2029', '\u200b', '\ufeff')

const texts: [FaultName, string[]][] = [
  [
    'text: every plane of Unicode',
    [`${planes.join(' ')} 👨‍👩‍👧‍👦 e\u0301 \u{10fffd}`, 'Ωмега 漢字 𓀀 🚇'],
  ],
  [
    'text: right to left',
    ['שלום, התקשרו אליי\nمرحبا، اتصلوا بي 123', '\u202Eabc\u202C \u2067שלום\u2069 end'],
  ],
  ['text: control characters', [`a${controls.join('b')}c`, 'tab\tbell\u0007escape\u001b[31mred']],
  ['text: lines starting with a dot', ['.\n..\n.\n\n. text\n.', '\n.\nQUIT\n.\n']],
  ['text: 10 000 lines', [Array.from({ length: 10_000 }, (_, n) => n % 1000).join('\n')]],
  [
    'text: looks like mail headers',
    [
      'Bcc: x@victim.example\nSubject: forged\n\n--boundary--\nContent-Type: text/html',
      '=?utf-8?B?QmNj?=\nReply-To: y',
    ],
  ],
]

/** As a visitor pastes it: key by key, ten thousand lines would take the browser minutes. */
async function fillAndPaste(page: Page, typed: Visitor) {
  await fill(page, { ...typed, Message: 'x' })
  await field(page, 'Message').evaluate((element: HTMLTextAreaElement, text) => {
    element.value = text
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  }, typed.Message)
}

/** The message as the mail has it, between the template's lines. */
const messageOf = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .split('\nMessage:\n\n')
    .slice(1)
    .join('\nMessage:\n\n')
    .split('\n\n-- \n')
    .slice(0, -1)
    .join('\n\n-- \n')

const arrivedFrom = async (typed: Visitor) =>
  (await messages(addresses.inbox)).filter(({ replyTo }) => replyTo.includes(typed.Email))

for (const [name, contents] of texts) {
  test(`A message arrives as it was typed, once: ${name}`, async ({ page, visit }) => {
    await visit('/')
    for (const content of contents) {
      const typed = visitor({ Message: content })
      if (name === 'text: looks like mail headers') typed['First name'] = 'Bcc: x@victim.example'
      await fillAndPaste(page, typed)
      await sendButton(page).click()
      const seen = await outcome(page, typed)
      const arrived = await arrivedFrom(typed)
      const same = arrived.filter(({ text }) => messageOf(text) === content)
      record(name, reckon(seen, same.length))
      expect(seen).toBe(sees.success)
      expect(arrived.map(({ text }) => messageOf(text))).toEqual([content])
      expect(arrived[0]?.recipients).toEqual([site.email])
      expect(arrived[0]?.subject).toContain(typed['First name'])
    }
  })
}

test('51 200 bytes arrive, one more is told before sending and kept', async ({
  page,
  visit,
  expectInConsole,
}) => {
  expectInConsole(/contact form: send failed/)
  await page.clock.install()
  await visit('/')
  const typed = visitor({ Message: '' })
  const name = `Ada ${typed['Last name']}`
  const others = [name, typed.Email, typed.Phone, site.email, typed.Email].join('')
  const room = 51_200 - Buffer.byteLength(others)
  typed.Message = 'é\n'.repeat(Math.floor(room / 3) - 1)
  typed.Message += 'x'.repeat(room - Buffer.byteLength(typed.Message))

  const tooLong = { ...typed, Message: `${typed.Message}x` }
  await fillAndPaste(page, tooLong)
  const notice = form(page).getByText(`${words.form.tooLong.before}1${words.form.tooLong.after}`)
  await expect(notice).toBeVisible()
  await sendButton(page).click()
  await expect(failure(page)).toBeVisible()
  const refused = await outcome(page, tooLong)
  record('text: 51 201 bytes', {
    ...reckon(refused, (await arrivedFrom(tooLong)).length),
    sees: `how many bytes are over, before sending; then ${refused}`,
  })
  expect(refused).toBe(sees.failure)

  await fillAndPaste(page, typed)
  await expect(notice).toBeHidden()
  await sendButton(page).click()
  await expect(success(page).filter({ hasText: sent })).toBeVisible()
  const arrived = await arrivedFrom(typed)
  record('text: 51 200 bytes', reckon(sees.success, arrived.length))
  expect(arrived.map(({ text }) => messageOf(text))).toEqual([typed.Message])
})
