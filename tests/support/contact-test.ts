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

type Seen = 'sent' | 'failed' | 'failed, not everything kept' | 'sent, fields not empty'

/** The results of a successful send, and of a failed one that kept everything typed. */
export const sentOnce = { seen: 'sent', arrived: 1 } as const
export const keptOnly = { seen: 'failed', arrived: 0 } as const

/** For the tests of delivery: a retry would hide a message that was lost or arrived twice. */
export const neverRetried = { retries: 0 }

/** Sends the form, and returns the result. */
export async function send(page: Page, mail: FaultyMail, typed: Visitor) {
  await sendButton(page).click()
  return resultOf(page, mail, typed)
}

/** Waits until the send ends, and returns the result. */
export const resultOf = async (page: Page, mail: FaultyMail, typed: Visitor) => ({
  seen: await outcome(page, typed),
  arrived: mail.arrived(typed),
})

/** What the visitor sees once the send ends. A failure must still be there a minute later. */
async function outcome(page: Page, typed: Visitor): Promise<Seen> {
  const sentNotice = success(page).filter({ hasText: sent })
  await expect(failure(page).or(sentNotice)).toBeVisible()
  if (await sentNotice.isVisible()) {
    return (await isEmpty(page)) ? 'sent' : 'sent, fields not empty'
  }
  await page.clock.fastForward('01:00')
  await expect(failure(page)).toHaveText(failed)
  await expect(sendButton(page)).toHaveText(contact.form.send)
  await expect(sendButton(page)).toBeEnabled()
  await expect(form(page).locator('a[href^="tel:"]')).toBeVisible()
  await expect(form(page).getByRole('button', { name: contact.form.otherWays.copy })).toBeVisible()
  return (await isTyped(page, typed)) ? 'failed' : 'failed, not everything kept'
}

export const isTyped = async (page: Page, typed: Visitor) =>
  JSON.stringify(await typedIn(page)) === JSON.stringify(typed)

export const isEmpty = async (page: Page) => Object.values(await typedIn(page)).join('') === ''

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
