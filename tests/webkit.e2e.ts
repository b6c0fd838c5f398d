import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { emptyValues } from '../src/contact/fields.ts'
import { failed, sent, type Visitor, visitor } from './support/contact.ts'
import { keptOnly, neverRetried, sentOnce } from './support/contact-test.ts'
import { findWebKit } from './support/engines.ts'
import { type FaultyMail, startFaultyMail } from './support/faulty-mail.ts'
import { freePorts } from './support/http.ts'
import { aboutPage, servicesPage } from './support/pages.ts'
import { addresses } from './support/test.ts'

type WebKit = Awaited<ReturnType<typeof startWebKit>>

/**
 * Starts WebKitGTK on a virtual display. Driven over WebDriver (https://www.w3.org/TR/webdriver2/), as Playwright drives
 * only its own WebKit build.
 *
 * @param proxyPort of the server for all requests to other hosts than this machine
 */
async function startWebKit(proxyPort: number) {
  const { browser, driver, screen } = findWebKit()!
  const options = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const xvfb = spawn(screen, options, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [display] = await once(xvfb.stdout, 'data')
  const port = await freePorts(1)
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}` }
  const service = spawn(driver, [`--port=${port}`, '--replace-on-new-session'], { env })
  for (const program of [xvfb, service]) process.once('exit', () => program.kill())

  async function send(command: string, body: object = {}) {
    const options = { body: JSON.stringify(body), signal: AbortSignal.timeout(20_000) }
    const url = `http://127.0.0.1:${port}/session${command}`
    const { value } = await (await fetch(url, { method: 'POST', ...options })).json()
    if (value?.error) throw new Error(value.message)
    return value
  }
  const alwaysMatch = {
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    proxy: {
      proxyType: 'manual',
      httpProxy: `127.0.0.1:${proxyPort}`,
      noProxy: ['127.0.0.1', 'localhost'],
    },
  }
  let session = ''
  // The driver sometimes hangs when it starts.
  await expect(async () => {
    const { sessionId } = await send('', { capabilities: { alwaysMatch } })
    session = `/${sessionId}`
  }).toPass({ timeout: 80_000 })

  return {
    open: (url: string) => send(`${session}/url`, { url }),
    reload: () => send(`${session}/refresh`),
    /** Calls a function in the page, with arguments that can be serialised as JSON. */
    run: <Result, Args extends unknown[]>(
      script: (...args: Args) => Result,
      ...args: Args
    ): Promise<Result> =>
      send(`${session}/execute/sync`, { script: `return (${script})(...arguments)`, args }),
    async close() {
      for (const program of [service, xvfb]) program.kill()
      await once(xvfb, 'exit')
    },
  }
}

// One browser for all tests: starting it takes seconds.
test.describe.configure({ mode: 'default', ...neverRetried })

let [mail, webkit] = [] as unknown as [FaultyMail, WebKit]
test.beforeAll(async () => {
  mail = await startFaultyMail()
  webkit = await startWebKit(mail.port)
})
test.afterAll(() => Promise.all([webkit.close(), mail.close()]))
test.beforeEach(async () => {
  await mail.open()
  mail.reset()
  await visit(aboutPage.path)
  await webkit.run(() => sessionStorage.clear())
})

/** Waits for the first script, which gives the menu button its `aria-expanded`. */
const interactive = () =>
  expect.poll(() => webkit.run(() => !!document.querySelector('header [aria-expanded]'))).toBe(true)

async function visit(path: string) {
  await webkit.open(addresses.sites['faulty-mail'] + path)
  await interactive()
}

async function reload() {
  await webkit.reload()
  await interactive()
}

const press = (css: string) =>
  webkit.run((selector) => document.querySelector<HTMLElement>(selector)!.click(), css)
const sendButton = 'form button[type=submit]'

async function fill(typed: Visitor): Promise<Visitor> {
  await webkit.run((values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)!
      field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, typed)
  return typed
}

const typedIn = () =>
  webkit.run(() =>
    Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>('#contact form')!)),
  )

const title = () => webkit.run(() => document.title)

/** Waits until the send ends, and returns the result. */
async function resultOf(typed: Visitor) {
  const notices = () =>
    webkit.run(() => {
      const all = document.querySelectorAll('#contact [role=alert], #contact [role=status]')
      // The form's own notice is hidden once its island shows the failure.
      const shown = [...all].filter((each) => each.checkVisibility())
      return shown.map(({ textContent }) => textContent).join('')
    })
  await expect.poll(notices).toMatch(/./)
  const text = await notices()
  if (text !== sent) expect([text, await typedIn()]).toMatchObject([failed, typed])
  return { seen: text === sent ? 'sent' : 'failed', arrived: mail.arrived(typed) }
}

test('Without the Navigation API, documents load and a draft is kept', async () => {
  await visit('/')
  expect(await webkit.run(() => 'navigation' in window)).toBe(false)
  const typed = await fill(visitor())
  for (const page of [servicesPage, aboutPage]) {
    await press(`header nav a[href="${page.path}"]`)
    await expect.poll(title).toBe(page.title)
    expect(await webkit.run(() => window.scrollY)).toBe(0)
  }
  await webkit.run(() => history.back())
  await expect.poll(title).toBe(servicesPage.title)
  await interactive()
  await expect.poll(typedIn).toMatchObject(typed)
})

test('A refused message is kept, and then sent once by a double click', async () => {
  await visit(servicesPage.path)
  const typed = await fill(visitor())
  await mail.close()
  await press(sendButton)
  expect(await resultOf(typed)).toEqual(keptOnly)
  await mail.open()
  mail.fault = 'hold'
  await press(sendButton)
  await press(sendButton)
  await mail.answer()
  // The first failure is shown until the message is on its way.
  await expect.poll(() => mail.arrived(typed)).toBe(1)
  expect(await resultOf(typed)).toEqual(sentOnce)
  expect(mail.attempts()).toBe(1)
})

test('A reload while sending keeps what was typed', async () => {
  await visit('/')
  mail.fault = 'hold'
  const typed = await fill(visitor({ message: 'A draft,\nÄ “as typed”' }))
  await press(sendButton)
  await expect.poll(() => mail.attempts()).toBe(1)
  await reload()
  expect(await typedIn()).toMatchObject(typed)
  mail.fault = 'none'
  await mail.answer()
  await press(sendButton)
  expect(await resultOf(typed)).toEqual(sentOnce)
  await reload()
  expect(await typedIn()).toMatchObject(emptyValues)
})
