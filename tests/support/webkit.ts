import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { test as base, expect } from '@playwright/test'
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { fields } from '../../src/contact/fields.ts'
import { failed, fieldNames, sent, type Visitor } from './contact.ts'
import { findWebKit } from './engines.ts'
import { type FaultyMail, startFaultyMail } from './faulty-mail.ts'
import { aboutPage } from './pages.ts'
import { addresses } from './test.ts'

export { expect }

export const sendButton = 'form button[type=submit]'

const site = addresses.sites?.['faulty-mail']

type WebKit = Awaited<ReturnType<typeof startWebKit>>

/** Starts WebKitGTK on a virtual display. Driven over WebDriver, as Playwright drives only its own WebKit build. */
async function startWebKit(mail: FaultyMail) {
  const { driver, service } = await startDriver(mail)

  /** Calls a function in the page, with arguments that can be serialised as JSON. */
  const run = <Result, Args extends unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> => driver.executeScript(script, ...args)

  /** Scrolls to the element, which WebKit’s driver does not do by itself. */
  async function find(css: string) {
    await run((selector) => {
      document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
    }, css)
    return driver.findElement(By.css(css))
  }

  /** Waits for the first script, which gives the menu button its `aria-expanded`. */
  const interactive = () =>
    expect.poll(() => run(() => !!document.querySelector('header [aria-expanded]'))).toBe(true)

  return {
    run,
    open: (path: string) => driver.get(site + path),
    visit: (path: string) => driver.get(site + path).then(interactive),
    reload: () => driver.navigate().refresh().then(interactive),
    back: () => driver.navigate().back(),
    title: () => driver.getTitle(),
    click: async (css: string) => (await find(css)).click(),
    doubleClick: (css: string) =>
      find(css).then((element) => driver.actions().doubleClick(element).perform()),
    /** Fills every field, replacing its value. Returns what was typed. */
    async fill(typed: Visitor) {
      for (const { name, type } of fields) {
        const css = `[name=${name}]`
        if (type === 'select') await run(selectOption, css, typed[name])
        else {
          await run((field) => document.querySelector<HTMLInputElement>(field)!.select(), css)
          await (await find(css)).sendKeys(typed[name].replaceAll('\n', Key.ENTER))
        }
      }
      return typed
    },
    /** The form's current values, in order. */
    typedIn: () => run(valuesOfFields, fieldNames),
    async close() {
      await driver.quit()
      await service.kill()
    },
  }
}

type Running = { driver: WebDriver; service: DriverService }

async function startDriver(mail: FaultyMail): Promise<Running> {
  const { browser, driver: program, screen } = findWebKit()!
  const options = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const xvfb = spawn(screen, options, { stdio: ['ignore', 'pipe', 'ignore'] })
  process.once('exit', () => xvfb.kill())
  const [display] = await once(xvfb.stdout, 'data')
  const environment = { ...process.env, DISPLAY: `:${String(display).trim()}` }
  const service = new DriverService.Builder(program)
    .setEnvironment(environment as Record<string, string>)
    .setLoopback(true)
    .build()
  const starting = new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      proxy: {
        proxyType: 'manual',
        httpProxy: `127.0.0.1:${mail.port}`,
        noProxy: ['127.0.0.1', 'localhost'],
      },
    })
    .build()
  const driver = await Promise.race([starting, delay(20_000, undefined)])
  if (driver) return { driver, service }
  // The driver sometimes hangs when it starts.
  await service.kill()
  return startDriver(mail)
}

function selectOption(css: string, value: string) {
  const select = document.querySelector<HTMLSelectElement>(css)!
  select.value = value
  select.dispatchEvent(new Event('input', { bubbles: true }))
}

const valuesOfFields = (names: string[]) =>
  names.map((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!.value)

type Fixtures = { webkit: WebKit; mail: FaultyMail }

/** One browser for all tests: WebDriver has no contexts, and starting a browser takes seconds. */
export const test = base.extend<Fixtures, { worker: Fixtures }>({
  worker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern.
    async ({}, use) => {
      const mail = await startFaultyMail()
      const webkit = await startWebKit(mail)
      await use({ webkit, mail })
      await webkit.close()
      await mail.close()
    },
    { scope: 'worker' },
  ],
  webkit: async ({ worker: { webkit } }, use) => {
    await webkit.open(aboutPage.path)
    await webkit.run(() => sessionStorage.clear())
    await use(webkit)
  },
  mail: async ({ worker: { mail } }, use) => {
    await mail.open()
    mail.reset()
    await use(mail)
  },
})

/** Waits until the send ends, and returns the result. */
export async function resultOf(webkit: WebKit, mail: FaultyMail, typed: Visitor) {
  const notices = () => webkit.run(textOfNotices)
  await expect.poll(notices).toMatch(/./)
  const isSent = (await notices()) === sent
  const values = (await webkit.typedIn()).join('\n')
  const isKept = values === Object.values(typed).join('\n') && (await notices()) === failed
  return { seen: isSent ? 'sent' : 'failed', isKept, arrived: mail.arrived(typed) }
}

function textOfNotices() {
  const notices = document.querySelectorAll('#contact [role=alert], #contact [role=status]')
  return [...notices].map(({ textContent }) => textContent).join('')
}
