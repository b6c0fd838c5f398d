import { expect } from '@playwright/test'
import { failed, sent, type Visitor } from './contact.ts'
import { isInMail, note, type Seen } from './contact-test.ts'
import type { FaultyMail } from './faulty-mail.ts'
import type { WebKit } from './webkit.ts'
import { words } from './words.ts'

/** The contact form as a visitor with WebKit meets it: contact.ts and contact-test.ts, by WebDriver. */
const names: Record<keyof Visitor, string> = {
  'First name': 'firstName',
  'Last name': 'lastName',
  Email: 'email',
  Phone: 'phone',
  Message: 'message',
}
const labels = Object.keys(names) as (keyof Visitor)[]

export const text = (webkit: WebKit, css: string) =>
  webkit.run((selector) => document.querySelector(selector)?.textContent?.trim() ?? '', css)

/** Hydrated: the menu button tells its state from then on. */
export const interactive = (webkit: WebKit) =>
  expect
    .poll(() => webkit.run(() => document.querySelector('header [aria-expanded]') !== null))
    .toBe(true)

/** In the place of what stands there. */
export async function fill(webkit: WebKit, typed: Visitor) {
  for (const label of labels) {
    const css = `[name=${names[label]}]`
    await webkit.run(
      (selector) => document.querySelector<HTMLInputElement>(selector)!.select(),
      css,
    )
    await webkit.type(css, typed[label])
  }
}

export const send = (webkit: WebKit) => webkit.click('form button[type=submit]')

export const typedIn = (webkit: WebKit) =>
  webkit.run(
    (fields) =>
      fields.map((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!.value),
    labels.map((label) => names[label]),
  )

export async function isTyped(webkit: WebKit, typed: Visitor) {
  return (
    JSON.stringify(await typedIn(webkit)) === JSON.stringify(labels.map((label) => typed[label]))
  )
}

/** Waits for the end of a send. Notes what became of the message and returns it. */
export async function resultOf(webkit: WebKit, mail: FaultyMail, typed: Visitor, fault: string) {
  const seen = await outcome(webkit, typed)
  const arrived = mail.arrived(typed)
  note(fault, arrived, seen === 'failed')
  return { seen, arrived }
}

async function outcome(webkit: WebKit, typed: Visitor): Promise<Seen> {
  const notices = () =>
    webkit.run(() =>
      [...document.querySelectorAll('form [role=alert], form [role=status]')]
        .map(({ textContent }) => textContent)
        .join(''),
    )
  await expect.poll(notices).toMatch(/./)
  if ((await notices()) === sent) {
    return (await typedIn(webkit)).join('') === '' ? 'sent' : 'sent, fields not empty'
  }
  expect(await notices()).toBe(failed)
  expect(await text(webkit, 'form button[type=submit]')).toBe(words.form.send)
  const ways = await webkit.run(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('form li a')].map(({ href }) => href),
  )
  expect(ways.map((href) => href.split(':')[0])).toEqual(['mailto', 'tel'])
  expect(await text(webkit, 'form li button')).toBe(words.form.otherWays.copy)
  const isKept = isInMail(ways[0]!, typed) && (await isTyped(webkit, typed))
  return isKept ? 'failed' : 'failed, not everything kept'
}
