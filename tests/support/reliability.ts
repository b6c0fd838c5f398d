import {
  failed,
  failure,
  field,
  form,
  sendButton,
  sent,
  success,
  typedIn,
  type Visitor,
} from './contact.ts'
import { type FaultName, type Trial, trialAnnotation } from './faults.ts'
import { type FaultyMail, startFaultyMail } from './faulty-mail.ts'
import { test as base, expect, type Page } from './test.ts'
import { faultyMailHost } from './variants.ts'
import { words } from './words.ts'

export { expect }

/** With a misbehaving e-mail service of the worker's own, which its browser finds under the site's address for it. */
export const test = base.extend<{ faultyMail: FaultyMail }, { ownFaultyMail: FaultyMail }>({
  variant: 'faulty-mail',

  page: async ({ page }, use) => {
    await page.clock.install()
    await use(page)
  },

  ownFaultyMail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const mail = await startFaultyMail()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ launchOptions, browserName, ownFaultyMail }, use) => {
      const place = `127.0.0.1:${ownFaultyMail.port}`
      const way = browserName === 'firefox' ? firefoxProxy(place) : chromiumRule(place)
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...way.args],
        firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, ...way.preferences },
      })
    },
    { scope: 'worker' },
  ],

  faultyMail: async ({ ownFaultyMail }, use) => {
    await ownFaultyMail.open()
    ownFaultyMail.reset()
    await use(ownFaultyMail)
  },
})

/** How Chromium finds the worker's own service under the address that the site was built with. */
const chromiumRule = (place: string) => ({
  args: [`--host-resolver-rules=MAP ${faultyMailHost} ${place}`],
  preferences: {},
})

/** Firefox maps names to addresses, but not to ports; a proxy for that one name does both. */
function firefoxProxy(place: string) {
  const script = `function FindProxyForURL(url, host) {
    return host === '${faultyMailHost}' ? 'PROXY ${place}' : 'DIRECT'
  }`
  const [automatically, url] = [2, `data:,${encodeURIComponent(script)}`]
  return {
    args: [],
    preferences: { 'network.proxy.type': automatically, 'network.proxy.autoconfig_url': url },
  }
}

export const expectedComplaints =
  /contact form: send failed|Failed to load resource|CORS policy|ERR_FAILED|Cross-Origin Request Blocked/

export const sees = {
  failure: 'the failure message, which stays; every field kept; mail and telephone beside it',
  success: 'the success message; the fields are empty',
  servicePage: 'the service’s own page, OK',
  kept: 'what was typed, in the fields again',
  goneAfterReload: 'the success message; the fields are empty, also after a reload',
  goneOnBack: 'the success message; the fields are empty, also on Back',
  notTold: 'nothing told, or not everything kept',
}

export const arrives = { nothing: 'nothing', once: 'the message, once' }

/** Notes what came of a message, for docs/reliability.md, before anything is expected of it. */
export function record(fault: FaultName, trial: Omit<Trial, 'fault'>) {
  const description = JSON.stringify({ fault, ...trial } satisfies Trial)
  base.info().annotations.push({ type: trialAnnotation, description })
}

/** What the visitor sees when a send has ended; a failure, also a minute later. Needs the page's clock. */
export async function outcome(page: Page, typed: Visitor): Promise<string> {
  await expect(failure(page).or(success(page).filter({ hasText: sent }))).toBeVisible()
  if (await success(page).filter({ hasText: sent }).isVisible()) {
    const left = Object.values(await typedIn(page)).join('')
    return left === '' ? sees.success : sees.notTold
  }
  await page.clock.fastForward('01:00')
  await expect(failure(page)).toHaveText(failed)
  await expect(sendButton(page)).toHaveText(words.form.send)
  await expect(sendButton(page)).toBeEnabled()
  await expect(form(page).locator('a[href^="tel:"]')).toBeVisible()
  await expect(form(page).locator('a[href^="mailto:"]')).toBeVisible()
  await expect(form(page).getByRole('button', { name: words.form.otherWays.copy })).toBeVisible()
  return (await keepsAll(page, typed)) ? sees.failure : sees.notTold
}

/** In the fields, and in the mail that could be sent instead. */
async function keepsAll(page: Page, typed: Visitor): Promise<boolean> {
  const address = await form(page).locator('a[href^="mailto:"]').getAttribute('href')
  return isInMail(address ?? '', typed) && isTyped(page, typed)
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

export async function isTyped(page: Page, typed: Visitor): Promise<boolean> {
  return JSON.stringify(await typedIn(page)) === JSON.stringify(typed)
}

export const draftKept = { sees: sees.kept, arrives: arrives.nothing, lost: 0, twice: 0 }

/** The request that a reload ended had arrived whole; what becomes of it is the service's affair. */
export const reckonReload = (count: number) => ({
  ...reckon(sees.kept, count, sees.kept),
  arrives: `${arrivals(count)} by sending it again; the interrupted one too, where a service goes on without its sender`,
})

/** How often the service has taken this visitor's message as it was typed. */
export const takenOf = (mail: FaultyMail, typed: Visitor) =>
  mail.taken().filter((variables) => variables.get('message') === typed.Message).length

/** Of one message: it is lost when it neither arrived nor was told as failed, with everything kept. */
export const reckon = (seen: string, count: number, kept: string = sees.failure) => ({
  sees: seen,
  arrives: arrivals(count),
  lost: count === 0 && seen !== kept ? 1 : 0,
  twice: count > 1 ? 1 : 0,
})

export const arrivals = (count: number) =>
  count < 2 ? (count === 0 ? arrives.nothing : arrives.once) : `the message, ${count} times`

export const pressEnter = (page: Page) => field(page, 'Phone').press('Enter')
