import { setTimeout as delay } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'
import { fields } from '../../src/contact/fields.ts'
import { limits } from '../../src/lib/limits.ts'
import { inParallel, openBrowser } from '../browser/open.ts'
import { type LiveSite, matches } from './live-site.ts'
import { type Finding, type Say, type Steps, wrong } from './report.ts'

const sendPath = '/api/v1.0/email/send'
const contactForm = `form[action$="${sendPath}-form"]`
/** Enough for a slow site. In milliseconds. */
const timeout = 20_000

type Sending = {
  /** Sends a message, instead of asking the e-mail service whether it would take one. */
  message?: boolean | undefined
  /** A page that lists what has arrived, and so will contain the message. */
  inbox?: string | undefined
  /** The address that the site will have, if it is not online yet. */
  origin?: string
}

/** Does the form of a site work? In a browser, because EmailJS answers only browsers. */
export const formSteps = (site: LiveSite, sending: Sending): Steps => ({
  async *'The form of every page'(say) {
    const paths = await site.pages()
    await using browser = await browserFor(site)
    const problems: string[] = []
    let done = 0
    await inParallel(paths, async (path) => {
      // Each of them takes a while.
      if (problems.length >= 3) return
      const page = await browser.newPage()
      problems.push(...(await formProblems(page, site.origin + path)))
      await page.close()
      say(`${++done} of ${paths.length}`)
    })
    for (const problem of problems) yield wrong(problem)
    if (done < paths.length) yield wrong('The other pages were not checked.')
  },
  [sending.message ? 'Test message' : 'E-mail service']: (say) => send(site, sending, say),
})

/** It reaches the site, and the service that its form sends to. */
async function browserFor(site: LiveSite) {
  const { body } = await site.get(site.base)
  const services = matches(body, /<form[^>]* action="([^"]+)"/g)
  return openBrowser([site.origin, ...services].map((each) => new URL(each, site.origin).hostname))
}

/** What is wrong with a page that has no contact form, or whose form does not come alive. */
async function formProblems(page: Page, address: string): Promise<string[]> {
  const failed: string[] = []
  page.on('pageerror', ({ message }) => failed.push(message))
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.url()} returned ${response.status()}`)
  })
  const status = (await page.goto(address, { timeout }))?.status()
  if (status !== 200) return [`${address} returned ${status}.`]
  if ((await page.locator(contactForm).count()) === 0) return [`${address} has no contact form.`]
  if (await comesAlive(page)) return []
  return [[`${address} has a form whose script does not run.`, ...failed].join('\n')]
}

/** Touches the form, and waits until it sends by script. */
async function comesAlive(page: Page): Promise<boolean> {
  const island = `${contactForm} island-root[data-live]`
  // The page shows a notice when a script fails to load.
  const waitFor = (live: string) =>
    page.waitForSelector(`${live}, #retry:not([hidden])`, { timeout }).catch(() => undefined)
  await waitFor(`${contactForm}[data-live]`)
  await page.focus(`#field-${fields[0]!.name}`, { timeout })
  await waitFor(island)
  return (await page.locator(island).count()) > 0
}

/**
 * Sends the form of the home page, and reports what the e-mail service answers. Without `message` the recipient is left
 * out, so that the service checks everything else and then refuses.
 */
export async function* send(
  site: LiveSite,
  { message, inbox, origin }: Sending,
  say: Say,
): AsyncGenerator<Finding, void> {
  await using browser = await browserFor(site)
  // The e-mail service may be on this machine.
  const permissions = origin ? ['local-network-access'] : []
  const page = await browser.newPage({ permissions })
  if (origin)
    await page.route(`${origin}/**`, async (route) => {
      const url = route.request().url().replace(origin, site.origin)
      await route.fulfill({ response: await route.fetch({ url }) })
    })
  await page.addInitScript(changeSending, { sendPath, isTrial: !message })
  let request: Request | undefined
  page.on('request', (each) => {
    if (each.method() === 'POST' && each.url().endsWith(sendPath)) request = each
  })
  await page.goto((origin ?? site.origin) + site.base, { timeout })
  if (!(await comesAlive(page))) return yield wrong('The form’s script does not run.')
  /** To recognise the message by. A rule of the mailbox can go by the name or the address. */
  const time = new Date().toISOString()
  const text = `Sent by npm run check at ${time}. No reply needed.`
  const texts = { email: 'check-test@example.com', tel: '+1 202 555 0100', textarea: text }
  for (const { name, type } of fields.filter(({ required }) => required)) {
    const field = page.locator(`#field-${name}`)
    if (type === 'select') await field.selectOption({ index: 1 })
    else if (type === 'text') await field.fill(name === 'firstName' ? 'check' : 'Test')
    else await field.fill(texts[type])
  }
  await page.locator(`${contactForm} [type=submit]`).click()
  const outcome = page.locator(`${contactForm} :is([role=alert], [data-sent])`)
  await outcome.waitFor({ timeout: limits.sendTimeout + timeout })
  const isSent = (await outcome.getAttribute('data-sent')) !== null

  if (!request) return yield wrong('The form sent nothing: a script of it is missing or fails.')
  const answer = request.existingResponse()
  const failure = request.failure()?.errorText ?? 'too late'
  if (!answer) return yield wrong(`The e-mail service did not answer: ${failure}.`)
  const [status, reason] = [answer.status(), (await answer.text()).trim()]
  const lacksRecipient = !message && status === 422 && /recipient/i.test(reason)
  if (!answer.ok() && !lacksRecipient)
    return yield wrong(`The e-mail service answered ${status} “${reason}”.`, remedyFor(status))
  if (!message) return
  if (!isSent) yield wrong('The e-mail service accepted the message, but the form says no.')
  else if (inbox) yield* arrival(inbox, time, 300_000)
  else say(`sent, ${time}. Look into the inbox`)
}

/** Runs in the page, before its scripts. */
function changeSending({ sendPath, isTrial }: { sendPath: string; isTrial: boolean }) {
  // For VITE_EMAILJS_BLOCK_HEADLESS.
  Object.defineProperty(navigator, 'webdriver', { value: false })
  if (!isTrial) return
  const { fetch } = window
  window.fetch = async (address, options) => {
    if (options?.method !== 'POST') return fetch(address, options)
    // The second service would take what the first refuses.
    if (!String(address).endsWith(sendPath)) throw new TypeError('The check sends nothing else')
    const body = JSON.parse(String(options.body))
    body.template_params.to_email = ''
    return fetch(address, { ...options, body: JSON.stringify(body) })
  }
}

/** Waits, for so many milliseconds, until a page that lists what has arrived contains the time in the message. */
export async function* arrival(inbox: string, time: string, patience: number) {
  const deadline = Date.now() + patience
  for (;;) {
    const signal = AbortSignal.timeout(timeout)
    const request = fetch(inbox, { signal }).then((response) => response.text())
    // One failed request means nothing yet.
    if ((await request.catch(String)).includes(time)) return
    if (Date.now() >= deadline) break
    await delay(5000)
  }
  yield wrong(`The e-mail service took the message, but it did not get to the inbox (${time}).`)
}

/** What to do about EmailJS's status codes. */
function remedyFor(status: number): string {
  const dashboard = 'https://dashboard.emailjs.com/admin'
  const keys = `Compare VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID and VITE_EMAILJS_TEMPLATE_ID in .env with ${dashboard}.`
  const remedies: Record<number, string> = {
    400: keys,
    403: `Your account does not allow this domain. Change that in ${dashboard}/account/security.`,
    404: keys,
    412: `Open the e-mail service in ${dashboard} and reconnect its mailbox.`,
    422: `Set “To Email” of the template in ${dashboard}/templates to {{to_email}}.`,
    429: `Too many messages at once: wait a minute. Or the month’s quota is used up: ${dashboard} shows it.`,
  }
  return remedies[status] ?? `Try again later. ${dashboard} shows sent messages and the quota.`
}
