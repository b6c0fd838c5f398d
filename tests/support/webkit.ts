import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { findWebKit } from './engines.ts'

export const keys = { end: Key.END, enter: Key.ENTER, escape: Key.ESCAPE, right: Key.ARROW_RIGHT }

type Options = {
  /** Host and port of the proxy for all addresses except localhost. */
  proxy?: string
  /** False turns the page’s scripts off; those of the driver still run. */
  scripts?: boolean
}

export type WebKit = Awaited<ReturnType<typeof startOnce>>

/** Starts WebKitGTK on a virtual display. Driven over WebDriver, as Playwright drives only its own WebKit build. */
export async function startWebKit(options: Options = {}, tries = 3): Promise<WebKit> {
  try {
    return await startOnce(options)
  } catch (error) {
    // Two drivers that start at the same moment may choose the same port and hang.
    if (tries === 1) throw error
    return startWebKit(options, tries - 1)
  }
}

async function startOnce({ proxy, scripts = true }: Options) {
  const { browser, driver: program, screen } = findWebKit()!
  const options = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const xvfb = spawn(screen, options, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [display] = await once(xvfb.stdout, 'data')
  const service = new DriverService.Builder(program)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: `:${String(display).trim()}`,
    })
    .setLoopback(true)
    .build()

  const close = async () => {
    await service.kill()
    xvfb.kill()
  }

  const starting = new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: browser,
        args: ['--automation', `--enable-javascript=${scripts}`],
      },
      ...(proxy && {
        proxy: { proxyType: 'manual', httpProxy: proxy, noProxy: ['127.0.0.1', 'localhost'] },
      }),
    })
    .build()
  const timeout = delay(20_000, undefined, { ref: false }).then(() => {
    throw new Error('WebKit did not start in 20 s.')
  })
  const driver: WebDriver = await Promise.race([starting, timeout]).catch(async (error) => {
    await close()
    throw error
  })

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

  return {
    open: (url: string) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    forward: () => driver.navigate().forward(),
    back: () => driver.navigate().back(),
    title: () => driver.getTitle(),
    run,
    click: async (css: string) => (await find(css)).click(),
    doubleClick: async (css: string) =>
      driver
        .actions()
        .doubleClick(await find(css))
        .perform(),
    type: async (css: string, text: string) =>
      (await find(css)).sendKeys(text.replaceAll('\n', Key.ENTER)),
    /** Sends a key to the focused element. */
    press: async (key: string) => (await driver.switchTo().activeElement()).sendKeys(key),
    resize: (width: number, height: number) => driver.manage().window().setRect({ width, height }),
    async close() {
      await driver.quit().catch(() => undefined)
      await close()
    },
  }
}
