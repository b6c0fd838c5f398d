import { expect } from '@playwright/test'
import { fields } from '../../src/contact/fields.ts'
import { failed, fieldNames, sent, type Visitor } from './contact.ts'
import { isInMail, recordFate, type Seen } from './contact-test.ts'
import type { FaultyMail } from './faulty-mail.ts'
import type { WebKit } from './webkit.ts'
import { words } from './words.ts'

/** The helpers of contact.ts and contact-test.ts for WebKit, over WebDriver. */

export const text = (webkit: WebKit, css: string) =>
  webkit.run((selector) => document.querySelector(selector)?.textContent?.trim() ?? '', css)

/** Waits for hydration, which gives the menu button its `aria-expanded`. */
export const interactive = (webkit: WebKit) =>
  expect
    .poll(() => webkit.run(() => document.querySelector('header [aria-expanded]') !== null))
    .toBe(true)

/** Fills every field, replacing its value. */
export async function fill(webkit: WebKit, typed: Visitor) {
  for (const { name, type } of fields) {
    const css = `[name=${name}]`
    if (type === 'select') await webkit.run(selectOption, { css, value: typed[name] })
    else {
      await webkit.run(
        (selector) => document.querySelector<HTMLInputElement>(selector)!.select(),
        css,
      )
      await webkit.type(css, typed[name])
    }
  }
}

function selectOption({ css, value }: { css: string; value: string }) {
  const select = document.querySelector<HTMLSelectElement>(css)!
  select.value = value
  select.dispatchEvent(new Event('input', { bubbles: true }))
}

export const send = (webkit: WebKit) => webkit.click('form button[type=submit]')

export const typedIn = (webkit: WebKit) =>
  webkit.run(
    (names) =>
      names.map((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!.value),
    fieldNames,
  )

export async function isTyped(webkit: WebKit, typed: Visitor) {
  const expected = fieldNames.map((name) => typed[name])
  return JSON.stringify(await typedIn(webkit)) === JSON.stringify(expected)
}

/** Waits until the send ends, records the message's fate for the report, and returns the result. */
export async function resultOf(webkit: WebKit, mail: FaultyMail, typed: Visitor, fault: string) {
  const seen = await outcome(webkit, typed)
  const arrived = mail.arrived(typed)
  recordFate(fault, arrived, seen === 'failed')
  return { seen, arrived }
}

async function outcome(webkit: WebKit, typed: Visitor): Promise<Seen> {
  const notices = () =>
    webkit.run(() =>
      [...document.querySelectorAll('#contact [role=alert], #contact [role=status]')]
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
