import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { project } from '../../tools/project.ts'
import { localSettings } from '../../tools/serve/local-settings.ts'
import { type Host, HostMissing, startHost } from './hosts.ts'
import { addresses } from './test.ts'
import { siteUrl } from './variants.ts'

export { expect }

/** The server behind `npm start`, and those that the build generates a configuration for. */
export const hosts = ['the local server', 'nginx', 'caddy'] as const
type HostName = (typeof hosts)[number]

/** `npm test` runs against the local server only. */
export const tagOf = (host: HostName) => (host === 'the local server' ? [] : ['@all'])

export const settings = localSettings(addresses.mail, siteUrl)
export const site = path.join(project, '.cache/test-sites/plain')

/** A test that needs no browser. Each worker starts a server once, when a test first needs it. */
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

/** Skips the test if this machine cannot run the server. In CI, a missing server is an error. */
export async function startOrSkip(...args: Parameters<typeof startHost>): Promise<Host> {
  try {
    return await startHost(...args)
  } catch (error) {
    if (!(error instanceof HostMissing) || process.env.CI) throw error
    test.skip(true, error.message)
    throw error
  }
}
