import type { Page, Request } from '@playwright/test'
import { fields } from '../../src/contact/fields.ts'
import * as limits from '../../src/lib/limits.ts'
import { openBrowser } from '../browser/open.ts'
import { type LiveSite, matches } from './live-site.ts'
import { note, type Problem, wrong } from './report.ts'

const sendPath = '/api/v1.0/email/send'
const contactForm = `form[action$="${sendPath}-form"]`
/** Enough for a slow site. In milliseconds. */
const timeout = 20_000

export type FormOptions = {
  /** Sends a message, instead of asking the e-mail service whether it would take one. */
  send: boolean
  /** VITE_CONTACT_FALLBACK_URL. */
  fallback?: string | undefined
}

/** Does the form of a site work? In a browser, because EmailJS answers only browsers. */
export async function* formProblems(
  site: LiveSite,
  { send, fallback }: FormOptions,
): AsyncGenerator<Problem, void> {
  for (const path of await site.pages())
    if (!(await site.get(path)).body.includes(`${sendPath}-form"`))
      yield wrong(`${path} has no contact form.`)
  if (fallback) yield* secondServiceProblems(site, fallback)
  const { body } = await site.get('/')
  const services = matches(body, /<form[^>]* action="([^"]+)"/g)
  await using browser = await openBrowser(
    [site.origin, ...services].map((each) => new URL(each, site.origin).hostname),
  )
  yield* sendProblems(await browser.newPage(), site.origin, send)
}

/** Where a browser may not read the answer, a message that was accepted counts as failed, and comes again. */
async function* secondServiceProblems({ origin }: LiveSite, address: string) {
  if (new URL(address).origin === origin) return
  const answer = await fetch(address, {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    signal: AbortSignal.timeout(timeout),
  }).catch(() => undefined)
  if (!['*', origin].includes(answer?.headers.get('access-control-allow-origin') ?? ''))
    yield wrong(
      `The second service does not let browsers on ${origin} read its answer: ${address}`,
      `It has to send “Access-Control-Allow-Origin: ${origin}”, or *. Allow the domain in its settings, or delete VITE_CONTACT_FALLBACK_URL.`,
    )
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
 * Sends the form of a page, and reports what the e-mail service answers. Without `isReal` the recipient is left out, so
 * that the service checks everything else and then refuses.
 */
async function* sendProblems(
  page: Page,
  address: string,
  isReal: boolean,
): AsyncGenerator<Problem, void> {
  await page.addInitScript(changeSending, { sendPath, isReal })
  let request: Request | undefined
  page.on('request', (each) => {
    if (each.method() === 'POST' && each.url().endsWith(sendPath)) request = each
  })
  await page.goto(address, { timeout })
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
  const outcome = page.locator(`${contactForm} :is([role=alert], [role=status]:not(:empty))`)
  await outcome.first().waitFor({ timeout: limits.sendTimeout + timeout })
  const isSent = (await page.locator(`${contactForm} [role=alert]`).count()) === 0

  if (!request) return yield wrong('The form sent nothing: a script of it is missing or fails.')
  const answer = request.existingResponse()
  const failure = request.failure()?.errorText ?? 'too late'
  if (!answer) return yield wrong(`The e-mail service did not answer: ${failure}.`)
  const [status, reason] = [answer.status(), (await answer.text()).trim()]
  const lacksRecipient = !isReal && status === 422 && /recipient/i.test(reason)
  if (!answer.ok() && !lacksRecipient)
    return yield wrong(`The e-mail service answered ${status} “${reason}”.`, remedyFor(status))
  if (!isReal) return
  if (!isSent) yield wrong('The e-mail service accepted the message, but the form says no.')
  else yield note(`A message was sent at ${time}.`, 'Look into the inbox.')
}

/** Runs in the page, before its scripts. */
function changeSending({ sendPath, isReal }: { sendPath: string; isReal: boolean }) {
  // For VITE_EMAILJS_BLOCK_HEADLESS.
  Object.defineProperty(navigator, 'webdriver', { value: false })
  if (isReal) return
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

/** What to do about EmailJS's status codes. */
function remedyFor(status: number): string {
  const dashboard = 'https://dashboard.emailjs.com/admin'
  const keys = `Compare VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID and VITE_EMAILJS_TEMPLATE_ID in .env with ${dashboard}.`
  const remedies: Record<number, string> = {
    400: keys,
    403: `Your account does not allow this domain. Change that in ${dashboard}/account/security.`,
    404: keys,
    412: `Open the e-mail service in ${dashboard} and reconnect its mailbox.`,
    422: `Set “To Email” of the template in ${dashboard}/templates to your address (docs/make-it-yours.md).`,
    429: `Too many messages at once: wait a minute. Or the month’s quota is used up: ${dashboard} shows it.`,
  }
  return remedies[status] ?? `Try again later. ${dashboard} shows sent messages and the quota.`
}
