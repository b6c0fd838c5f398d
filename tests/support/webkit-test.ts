import { test as base, expect } from '@playwright/test'
import { fields } from '../../src/contact/fields.ts'
import { failed, fieldNames, sent, type Visitor } from './contact.ts'
import { isInMail, recordFate, type Seen } from './contact-test.ts'
import { type FaultyMail, startFaultyMail } from './faulty-mail.ts'
import { addresses } from './test.ts'
import { startWebKit, type WebKit } from './webkit.ts'
import { words } from './words.ts'

/** The fixtures of test.ts and contact-test.ts, and the helpers of contact.ts, for WebKit over WebDriver. */

export { expect }

export const site = addresses.sites?.['faulty-mail']

/** One browser for each worker: WebDriver has no contexts, and starting a browser takes seconds. */
export const test = base.extend<
  { webkit: WebKit; mail: FaultyMail },
  { workerMail: FaultyMail; workerWebKit: WebKit }
>({
  workerMail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern.
    async ({}, use) => {
      const mail = await startFaultyMail()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  workerWebKit: [
    async ({ workerMail }, use) => {
      const webkit = await startWebKit({ proxy: `127.0.0.1:${workerMail.port}` })
      await use(webkit)
      await webkit.close()
    },
    { scope: 'worker' },
  ],
  webkit: async ({ workerWebKit }, use) => {
    await workerWebKit.resize(1280, 900)
    await workerWebKit.open(`${site}/about`)
    await workerWebKit.run(() => sessionStorage.clear())
    await use(workerWebKit)
  },
  mail: async ({ workerMail }, use) => {
    await workerMail.open()
    workerMail.reset()
    await use(workerMail)
  },
})

export async function visit(webkit: WebKit, path: string) {
  await webkit.open(site + path)
  await interactive(webkit)
}

/** Waits for hydration, which gives the menu button its `aria-expanded`. */
export const interactive = (webkit: WebKit) =>
  expect
    .poll(() => webkit.run(() => document.querySelector('header [aria-expanded]') !== null))
    .toBe(true)

export const text = (webkit: WebKit, css: string) =>
  webkit.run((selector) => document.querySelector(selector)?.textContent?.trim() ?? '', css)

/** Fills every field, replacing its value. */
export async function fill(webkit: WebKit, typed: Visitor) {
  for (const { name, type } of fields) {
    const css = `[name=${name}]`
    if (type === 'select') await webkit.run(selectOption, css, typed[name])
    else {
      await webkit.run((field) => document.querySelector<HTMLInputElement>(field)!.select(), css)
      await webkit.type(css, typed[name])
    }
  }
}

function selectOption(css: string, value: string) {
  const select = document.querySelector<HTMLSelectElement>(css)!
  select.value = value
  select.dispatchEvent(new Event('input', { bubbles: true }))
}

export const send = (webkit: WebKit) => webkit.click('form button[type=submit]')

/** The form's current values, in the order of `fieldNames`. */
export const typedIn = (webkit: WebKit) =>
  webkit.run(
    (names) =>
      names.map((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!.value),
    fieldNames,
  )

export const valuesOf = (typed: Visitor) => fieldNames.map((name) => typed[name])

/** Waits until the send ends, records the message's fate for the report, and returns the result. */
export async function resultOf(webkit: WebKit, mail: FaultyMail, typed: Visitor, fault: string) {
  const seen = await outcome(webkit, typed)
  const arrived = mail.arrived(typed)
  recordFate(fault, arrived, seen === 'failed')
  return { seen, arrived }
}

async function outcome(webkit: WebKit, typed: Visitor): Promise<Seen> {
  const notices = () => webkit.run(textOfNotices)
  await expect.poll(notices).toMatch(/./)
  const values = await typedIn(webkit)
  if ((await notices()) === sent) return values.join('') === '' ? 'sent' : 'sent, fields not empty'
  expect(await notices()).toBe(failed)
  expect(await text(webkit, 'form button[type=submit]')).toBe(words.form.send)
  const ways = await webkit.run(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('form li a')].map(({ href }) => href),
  )
  expect(ways.map((href) => href.split(':')[0])).toEqual(['mailto', 'tel'])
  expect(await text(webkit, 'form li button')).toBe(words.form.otherWays.copy)
  const isTyped = JSON.stringify(values) === JSON.stringify(valuesOf(typed))
  return isTyped && isInMail(ways[0]!, typed) ? 'failed' : 'failed, not everything kept'
}

function textOfNotices() {
  const notices = document.querySelectorAll('#contact [role=alert], #contact [role=status]')
  return [...notices].map(({ textContent }) => textContent).join('')
}
