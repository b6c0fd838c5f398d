import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { project } from '../../tools/project.ts'
import { localSettings } from '../../tools/serve/local-settings.ts'
import { type Host, HostMissing, startHost } from './hosts.ts'
import { addresses } from './test.ts'
import { siteUrl } from './variants.ts'

export { expect }

/** The server of `npm start`, and the servers that the generated configuration is for. */
export const hosts = ['the local server', 'nginx', 'caddy'] as const
type HostName = (typeof hosts)[number]

/** `npm test` asks the local server alone. */
export const tagOf = (host: HostName) => (host === 'the local server' ? [] : ['@all'])

export const settings = localSettings(addresses.mail, siteUrl)
export const site = path.join(project, '.cache/test-sites/plain')

/** Without a browser. A worker starts each server once, when a test first asks for it. */
export const test = base.extend<object, { urlOf: (host: HostName) => Promise<string> }>({
  urlOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const running = new Map<string, Promise<Host>>()
      await use(async (name) => {
        if (name === 'the local server') return addresses.sites.plain
        if (!running.has(name)) running.set(name, startOrSkip(name, site, settings))
        return (await running.get(name)!).url
      })
      for (const host of await Promise.allSettled(running.values()))
        if (host.status === 'fulfilled') await host.value.close()
    },
    { scope: 'worker' },
  ],
})

/** Skips the test where the machine cannot run the server; in CI each has to run. */
export async function startOrSkip(...args: Parameters<typeof startHost>): Promise<Host> {
  try {
    return await startHost(...args)
  } catch (error) {
    if (!(error instanceof HostMissing) || process.env.CI) throw error
    test.skip(true, error.message)
    throw error
  }
}
