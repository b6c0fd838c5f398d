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
import { type FaultyMail, startFaultyMail } from './faulty-mail.ts'
import type { Fate } from './reliability-report.ts'
import { test as base, expect, type Page } from './test.ts'
import { faultyMailHost } from './variants.ts'
import { words } from './words.ts'

export { expect }

/** With a misbehaving e-mail service for each worker, whose browser finds it under the site's address for it. */
export const test = base.extend<{ mail: FaultyMail }, { ownMail: FaultyMail }>({
  variant: 'faulty-mail',

  page: async ({ page }, use) => {
    await page.clock.install()
    await use(page)
  },

  ownMail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const mail = await startFaultyMail()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ launchOptions, browserName, ownMail }, use) => {
      const address = `127.0.0.1:${ownMail.port}`
      const way = browserName === 'firefox' ? firefoxProxy(address) : chromiumRule(address)
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...way.args],
        firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, ...way.preferences },
      })
    },
    { scope: 'worker' },
  ],

  // Also where a test does not ask for it: the worker's last test may have left the service out of order.
  mail: [
    async ({ ownMail }, use) => {
      await ownMail.open()
      ownMail.reset()
      await use(ownMail)
    },
    { auto: true },
  ],
})

const chromiumRule = (address: string) => ({
  args: [`--host-resolver-rules=MAP ${faultyMailHost} ${address}`],
  preferences: {},
})

/** Firefox maps names to addresses, but not to ports; a proxy for that one name does both. */
function firefoxProxy(address: string) {
  const script = `function FindProxyForURL(url, host) {
    return host === '${faultyMailHost}' ? 'PROXY ${address}' : 'DIRECT'
  }`
  const [automatically, url] = [2, `data:,${encodeURIComponent(script)}`]
  return {
    args: [],
    preferences: { 'network.proxy.type': automatically, 'network.proxy.autoconfig_url': url },
  }
}

/** `npm test` tries each fault once, on the home page; `npm run test:all` on two more pages. */
export function onThreePages(tests: (path: string) => void) {
  for (const path of ['/', '/services', '/about'])
    test.describe(`on ${path}`, { tag: path === '/' ? [] : '@all' }, () => tests(path))
}

/** What a failed send leaves in the console: the kind of failure, nothing that was typed. */
export const sendFailures =
  /^warning: contact form: send failed \((status \d+|\w*Error|string|too long|native send)\)$|Failed to load resource|CORS policy|ERR_FAILED|Cross-Origin Request Blocked/

export type Seen = 'sent' | 'failed' | 'failed, not everything kept' | 'sent, fields not empty'

/** The results of a send that went well, and of one that failed and lost nothing. */
export const sentOnce = { seen: 'sent', arrived: 1 } as const
export const keptOnly = { seen: 'failed', arrived: 0 } as const

/** Waits for the end of a send. Notes what became of the message and returns it. */
export async function resultOf(page: Page, mail: FaultyMail, typed: Visitor, fault: string) {
  const seen = await outcome(page, typed)
  const arrived = mail.arrived(typed)
  note(fault, arrived, seen === 'failed')
  return { seen, arrived }
}

/** For the report, and before anything is expected of it: a retry must not hide a message that was lost. */
export function note(fault: string, arrived: number, isKept: boolean) {
  let fate: Fate = 'arrived once'
  if (arrived > 1) fate = 'doubled'
  else if (arrived === 0) fate = isKept ? 'kept' : 'lost'
  base.info().annotations.push({ type: fate, description: fault })
}

/** What the visitor sees when a send has ended; a failure, also a minute later. */
async function outcome(page: Page, typed: Visitor): Promise<Seen> {
  const sentNotice = success(page).filter({ hasText: sent })
  await expect(failure(page).or(sentNotice)).toBeVisible()
  if (await sentNotice.isVisible()) {
    return (await isEmpty(page)) ? 'sent' : 'sent, fields not empty'
  }
  await page.clock.fastForward('01:00')
  await expect(failure(page)).toHaveText(failed)
  await expect(sendButton(page)).toHaveText(words.form.send)
  await expect(sendButton(page)).toBeEnabled()
  await expect(form(page).locator('a[href^="tel:"]')).toBeVisible()
  await expect(form(page).getByRole('button', { name: words.form.otherWays.copy })).toBeVisible()
  const link = await form(page).locator('a[href^="mailto:"]').getAttribute('href')
  const isKept = isInMail(link ?? '', typed) && (await isTyped(page, typed))
  return isKept ? 'failed' : 'failed, not everything kept'
}

/** Whether the link carries all that was typed, or of a long message as much as 2,000 characters take. */
export function isInMail(address: string, { Message, ...others }: Visitor): boolean {
  const body = new URL(address).searchParams.get('body')?.replaceAll('\r\n', '\n') ?? ''
  const message = body.slice(body.indexOf('\n\n') + 2)
  const isCut = address.length > 1970 && message.endsWith('…')
  return (
    address.length <= 2000 &&
    Object.values(others).every((text) => body.includes(text.trim())) &&
    (isCut ? Message.startsWith(message.slice(0, -1)) : message === Message.trim())
  )
}

export const isTyped = async (page: Page, typed: Visitor) =>
  JSON.stringify(await typedIn(page)) === JSON.stringify(typed)

export const isEmpty = async (page: Page) => Object.values(await typedIn(page)).join('') === ''
