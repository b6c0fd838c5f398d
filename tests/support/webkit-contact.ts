import { setTimeout as delay } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { failed, sent, type Visitor } from './contact.ts'
import { isInMail, sees } from './reliability.ts'
import type { WebKit } from './webkit.ts'
import { words } from './words.ts'

/** The contact form as a visitor with WebKit meets it: contact.ts and reliability.ts, by WebDriver. */
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

export const sendButton = (webkit: WebKit) => webkit.click('form button[type=submit]')

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

/** What the visitor sees when a send has ended within `timeout`; a failure, also `later` milliseconds on. */
export async function outcome(
  webkit: WebKit,
  typed: Visitor,
  { timeout = 15_000, later = 500 } = {},
): Promise<string> {
  const told = () =>
    webkit.run(() =>
      [...document.querySelectorAll('form [role=alert], form [role=status]')]
        .map(({ textContent }) => textContent)
        .join(''),
    )
  await expect.poll(told, { timeout }).toMatch(/./)
  if ((await told()) === sent) {
    return (await typedIn(webkit)).join('') === '' ? sees.success : sees.notTold
  }
  expect(await told()).toBe(failed)
  await delay(later)
  expect(await told()).toBe(failed)
  expect(await text(webkit, 'form button[type=submit]')).toBe(words.form.send)
  const ways = await webkit.run(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('form a:not([href^="#"])')].map(
      ({ href }) => href,
    ),
  )
  expect(ways.map((href) => href.split(':')[0])).toEqual(['mailto', 'tel'])
  expect(await text(webkit, 'form li button')).toBe(words.form.otherWays.copy)
  return isInMail(ways[0]!, typed) && (await isTyped(webkit, typed)) ? sees.failure : sees.notTold
}
