import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { findWebKit } from './engines.ts'

/** What WebDriver calls the keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const keys = { end: '\uE010', enter: '\uE007', escape: '\uE00C', right: '\uE014' }

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

type Options = {
  /** Host and port that everything outside this machine is asked of. */
  proxy?: string
  /** False where the visitor has switched scripts off; the driver's own still run. */
  scripts?: boolean
}

export type WebKit = Awaited<ReturnType<typeof startOnce>>

/**
 * WebKitGTK, driven by WebDriver (https://www.w3.org/TR/webdriver2/): a dozen requests, for which no library
 * is needed. Its window has a screen of its own.
 */
export async function startWebKit(options: Options = {}, tries = 3) {
  try {
    return await startOnce(options)
  } catch (error) {
    // Two that start at the same moment may choose the same port to speak to their driver, and wait for ever.
    if (tries === 1) throw error
    return startWebKit(options, tries - 1)
  }
}

async function startOnce({ proxy, scripts = true }: Options) {
  const { browser, driver, screen } = findWebKit()!
  const running: ChildProcess[] = []
  const close = async () => {
    for (const child of running.splice(0).reverse()) {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
  }

  const xvfb = spawn(
    screen,
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  running.push(xvfb)
  const [display] = await once(xvfb.stdout, 'data')
  const port = await freePort()
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}` }
  running.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }))

  async function call(method: string, path: string, body?: object, signal?: AbortSignal) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(signal && { signal }),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: never }
    if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`)
    return value
  }

  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: browser,
      args: ['--automation', `--enable-javascript=${scripts}`],
    },
    ...(proxy && {
      proxy: { proxyType: 'manual', httpProxy: proxy, noProxy: ['127.0.0.1', 'localhost'] },
    }),
  }
  const inTime = AbortSignal.timeout(20_000)
  const started = await whenListening(() =>
    call('POST', '/session', { capabilities: { alwaysMatch: capabilities } }, inTime),
  ).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const session = `/session/${(started as { sessionId: string }).sessionId}`

  const find = async (css: string) => {
    const found = await call('POST', `${session}/element`, { using: 'css selector', value: css })
    return `${session}/element/${found[elementKey]}`
  }

  /** Calls a function in the page, with arguments that JSON can carry. */
  const run = <Result, Args extends unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> =>
    call('POST', `${session}/execute/sync`, { script: `return (${script})(...arguments)`, args })

  /** WebKit's own driver does not find what has to be scrolled to first. */
  const bringIntoView = (css: string) =>
    run((selector) => {
      document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
    }, css)

  return {
    open: (url: string) => call('POST', `${session}/url`, { url }) as Promise<void>,
    reload: () => call('POST', `${session}/refresh`, {}) as Promise<void>,
    forward: () => call('POST', `${session}/forward`, {}) as Promise<void>,
    back: () => call('POST', `${session}/back`, {}) as Promise<void>,
    title: () => call('GET', `${session}/title`) as Promise<string>,
    run,
    async click(css: string) {
      await bringIntoView(css)
      await call('POST', `${await find(css)}/click`, {})
    },
    async doubleClick(css: string) {
      await bringIntoView(css)
      const origin = { [elementKey]: (await find(css)).split('/').at(-1) }
      const [move, press, release] = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const actions = [move, press, release, press, release]
      await call('POST', `${session}/actions`, {
        actions: [{ type: 'pointer', id: 'mouse', actions }],
      })
    },
    /** Key by key, as a visitor types. */
    async type(css: string, text: string) {
      const typed = text.replaceAll('\n', keys.enter)
      await call('POST', `${await find(css)}/value`, { text: typed })
    },
    /** To the element that has the focus. */
    press: async (key: string) => {
      const focused = (await call('GET', `${session}/element/active`))[elementKey]
      await call('POST', `${session}/element/${focused}/value`, { text: key })
    },
    resize: (width: number, height: number) =>
      call('POST', `${session}/window/rect`, { width, height }) as Promise<void>,
    async close() {
      await call('DELETE', session).catch(() => undefined)
      await close()
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The driver says nothing when it is ready: until then connections are refused. */
async function whenListening<T>(connect: () => Promise<T>, tries = 100): Promise<T> {
  try {
    return await connect()
  } catch (error) {
    if (tries === 0 || !(error instanceof TypeError)) throw error
    await delay(100)
    return whenListening(connect, tries - 1)
  }
}
