import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { findWebKit } from './engines.ts'
import { freePorts } from './free-ports.ts'

export type WebKit = Awaited<ReturnType<typeof startWebKit>>

/**
 * Starts WebKitGTK on a virtual display. Driven over WebDriver (https://www.w3.org/TR/webdriver2/), as Playwright drives
 * only its own WebKit build.
 *
 * @param proxyPort of the server for all requests to other hosts than this machine
 */
export async function startWebKit(proxyPort: number) {
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
