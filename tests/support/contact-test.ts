import { emptyValues } from '../../src/contact/fields.ts'
import {
  failed,
  failure,
  form,
  sendButton,
  sent,
  success,
  typedIn,
  type Visitor,
} from './contact.ts'
import { contact } from './content.ts'
import { type FaultyMail, startFaultyMail } from './faulty-mail.ts'
import { test as base, expect, type Page } from './test.ts'
import { faultyMailHost } from './variants.ts'

export { expect }

/**
 * Tests of the contact form. Each worker has its own faulty e-mail service, and its browser resolves the mail
 * host of the build to it.
 */
export const test = base.extend<{ mail: FaultyMail }, { workerMail: FaultyMail }>({
  variant: 'faulty-mail',

  page: async ({ page }, use) => {
    await page.clock.install()
    await use(page)
  },

  workerMail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern.
    async ({}, use) => {
      const mail = await startFaultyMail()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ launchOptions, browserName, workerMail }, use) => {
      const { args = [], firefoxUserPrefs } = launchOptions
      const address = `127.0.0.1:${workerMail.port}`
      const rule = `--host-resolver-rules=MAP ${faultyMailHost} ${address}`
      await use({
        ...launchOptions,
        ...(browserName === 'firefox'
          ? { firefoxUserPrefs: { ...firefoxUserPrefs, ...firefoxProxy(address) } }
          : { args: [...args, rule] }),
      })
    },
    { scope: 'worker' },
  ],

  // `auto`, because the worker's previous test may have left a fault.
  mail: [
    async ({ workerMail, expectInConsole }, use) => {
      expectInConsole(sendFailures)
      await workerMail.open()
      workerMail.reset()
      await use(workerMail)
    },
    { auto: true },
  ],
})

/** Firefox has no rule that maps a host to a port, so a proxy for this one host does. */
function firefoxProxy(address: string) {
  const script = `function FindProxyForURL(url, host) {
    return host === '${faultyMailHost}' ? 'PROXY ${address}' : 'DIRECT'
  }`
  const autoConfig = 2
  const url = `data:,${encodeURIComponent(script)}`
  return { 'network.proxy.type': autoConfig, 'network.proxy.autoconfig_url': url }
}

/** The console messages of a failed send: the kind of failure, and nothing that was typed. */
const sendFailures =
  /^warning: contact form: send failed \((status \d+|\w*Error)\)$|Failed to load resource|CORS policy|ERR_FAILED|Cross-Origin Request Blocked/

/** The results of a successful send, and of a failed one. */
export const sentOnce = { seen: 'sent', arrived: 1 }
export const keptOnly = { seen: 'failed', arrived: 0 }

/** For the tests of delivery: a retry would hide a message that was lost or arrived twice. */
export const neverRetried = { retries: 0 }

/** Sends the form, and returns the result. */
export async function send(page: Page, mail: FaultyMail, typed: Visitor) {
  await sendButton(page).click()
  return resultOf(page, mail, typed)
}

/** Waits until the send ends, and returns the result. Only success empties the fields. A failure is there a minute later. */
export async function resultOf(page: Page, mail: FaultyMail, typed: Visitor) {
  const sentNotice = success(page).filter({ hasText: sent })
  await expect(failure(page).or(sentNotice)).toBeVisible()
  const isSent = await sentNotice.isVisible()
  if (!isSent) {
    await page.clock.fastForward('01:00')
    await expect(failure(page)).toHaveText(failed)
    await expect(sendButton(page)).toHaveText(contact.form.send)
    await expect(sendButton(page)).toBeEnabled()
    await expect(form(page).locator('a[href^="tel:"]')).toBeVisible()
    await expect(
      form(page).getByRole('button', { name: contact.form.otherWays.copy }),
    ).toBeVisible()
  }
  expect(await typedIn(page)).toEqual(isSent ? emptyValues : typed)
  return { seen: isSent ? 'sent' : 'failed', arrived: mail.arrived(typed) }
}

/** Collects every URL that the browser requests or shows from now on. */
export function addressesSeen(page: Page) {
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  return seen
}

/** Expects no address to contain what was typed. */
export function expectNothingPersonal(seen: string[], typed: Visitor) {
  for (const text of Object.values(typed)) {
    const asInForm = new URLSearchParams({ text }).toString().slice('text='.length)
    for (const encoded of [text, encodeURIComponent(text), asInForm])
      expect(seen.filter((address) => address.includes(encoded))).toEqual([])
  }
}
