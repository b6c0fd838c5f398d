import { setTimeout as delay } from 'node:timers/promises'
import { chromium, type Page, type Request } from '@playwright/test'
import { fields } from '../../src/contact/fields.ts'
import { limits } from '../../src/lib/limits.ts'
import { chromiumArguments, findOrInstallHeadlessShell } from '../browser/chromium.ts'
import { remedy } from '../doctor/send.ts'
import { failure } from './checks.ts'
import { LiveSite, matches } from './live-site.ts'

const sendPath = '/api/v1.0/email/send'
const contactForm = `form[action$="${sendPath}-form"]`
/** Enough for a slow site. In milliseconds. */
const timeout = 20_000

/**
 * Checks the form of a live site in a browser, because EmailJS answers only browsers. It reaches nothing but the site
 * and its e-mail service, so that analytics does not count its visits.
 *
 * @param options.form opens every page, and asks the e-mail service whether it would take a message
 * @param options.message sends one
 * @param options.inbox a page that lists what has arrived, and so will contain the message
 */
export async function checkForm(
  address: string,
  options: { form: boolean; message: boolean; inbox?: string | undefined },
  report: (name: string, problems: string[]) => void,
): Promise<void> {
  const site = new LiveSite(address)
  const { body } = await site.get(site.base)
  const services = matches(body, /<form[^>]* action="([^"]+)"/g)
  const hosts = [site.origin, ...services].map((each) => new URL(each, site.origin).hostname)
  const rules = ['MAP * ~NOTFOUND', ...hosts.map((host) => `EXCLUDE ${host}`)]
  const browser = await chromium.launch({
    executablePath: findOrInstallHeadlessShell(),
    args: [...chromiumArguments, `--host-resolver-rules=${rules}`],
  })
  try {
    const page = await browser.newPage()
    if (options.form) report('Form', await formProblems(page, site).catch(failure))
    const time = options.message ? new Date().toISOString() : undefined
    const command = options.form ? 'watch' : 'smoke'
    const problems = await sendingProblems(page, address, command, time).catch(failure)
    report(time ? 'Test message' : 'E-mail service', problems)
    if (time && options.inbox && problems.length === 0)
      report('Inbox', await arrivalProblems(options.inbox, time, 300_000).catch(failure))
  } finally {
    await browser.close()
  }
}

/** A sentence for each page that has no contact form, or whose form does not come alive. */
async function formProblems(page: Page, site: LiveSite): Promise<string[]> {
  const problems: string[] = []
  let failed: string[] = []
  page.on('pageerror', ({ message }) => failed.push(message))
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.url()} returned ${response.status()}`)
  })
  for (const path of await site.pages()) {
    failed = []
    const status = (await page.goto(site.origin + path, { timeout }))?.status()
    if (status !== 200) problems.push(`${path} returned ${status}.`)
    else if ((await page.locator(contactForm).count()) === 0)
      problems.push(`${path} has no contact form.`)
    else if (!(await comesAlive(page)))
      problems.push([`${path} has a form whose script does not run.`, ...failed].join('\n'))
    // Each of them takes a while.
    if (problems.length === 3) return [...problems, 'The pages after these were not checked.']
  }
  return problems
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
 * Sends the form, and compares the answer of the e-mail service.
 *
 * @param time is in the message, to recognise it by. Without it, the recipient is left out, so that the service
 *   checks everything else and then refuses the message.
 */
async function sendingProblems(page: Page, home: string, command: string, time?: string) {
  await page.addInitScript(changeSending, { sendPath, isTrial: time === undefined })
  let request: Request | undefined
  page.on('request', (each) => {
    if (each.method() === 'POST' && each.url().endsWith(sendPath)) request = each
  })
  await page.goto(home, { timeout })
  if (!(await comesAlive(page))) return ['The form’s script does not run.']
  // A rule of the mailbox can go by the name or the address.
  const texts = {
    text: 'Test',
    email: `${command}-test@example.com`,
    tel: '+1 202 555 0100',
    textarea: `Sent by npm run ${command} at ${time}. No reply needed.`,
  }
  for (const { name, type } of fields.filter(({ required }) => required)) {
    const field = page.locator(`#field-${name}`)
    if (type === 'select') await field.selectOption({ index: 1 })
    else await field.fill(name === 'firstName' ? command : texts[type])
  }
  await page.locator(`${contactForm} [type=submit]`).click()
  const outcome = page.locator(`${contactForm} :is([role=alert], [data-sent])`)
  await outcome.waitFor({ timeout: limits.sendTimeout + timeout })
  const isSent = (await outcome.getAttribute('data-sent')) !== null

  if (!request) return ['The form sent nothing: a script of it is missing or fails.']
  const answer = request.existingResponse()
  if (!answer)
    return [`The e-mail service did not answer: ${request.failure()?.errorText ?? 'too late'}.`]
  const [status, text] = [answer.status(), (await answer.text()).trim()]
  const lacksRecipient = status === 422 && /recipient/i.test(text)
  if (!answer.ok() && (time || !lacksRecipient))
    return [`The e-mail service answered ${status} “${text}”.`, remedy(status, text)]
  return time && !isSent ? ['The e-mail service accepted the message, but the form says no.'] : []
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
    if (!String(address).endsWith(sendPath)) throw new TypeError('npm run watch sends nothing else')
    const body = JSON.parse(String(options.body))
    body.template_params.to_email = ''
    return fetch(address, { ...options, body: JSON.stringify(body) })
  }
}

/** Waits, for so many milliseconds, until a page that lists what has arrived contains the time in the message. */
export async function arrivalProblems(inbox: string, time: string, patience: number) {
  const deadline = Date.now() + patience
  for (;;) {
    const signal = AbortSignal.timeout(timeout)
    const request = fetch(inbox, { signal }).then((response) => response.text())
    // One failed request means nothing yet.
    if ((await request.catch(String)).includes(time)) return []
    if (Date.now() >= deadline) break
    await delay(5000)
  }
  return [`The e-mail service accepted the message, but it did not get to the inbox (${time}).`]
}
