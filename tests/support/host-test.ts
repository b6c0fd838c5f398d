import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { localSettings } from '../../serve/local-settings.ts'
import { type Host, HostMissing, startHost } from './hosts.ts'
import { addresses } from './test.ts'
import { siteUrl } from './variants.ts'

export { expect }

/** The model, and the servers that the generated configuration is for. */
export const hosts = ['the local server', 'nginx', 'caddy'] as const

export const settings = localSettings(addresses.mail, siteUrl)
export const site = path.resolve(import.meta.dirname, '../../.cache/test-sites/plain')

type WorkerFixtures = { urlOf: (host: (typeof hosts)[number]) => Promise<string> }

/** Without a browser. The servers are the worker's own, started when a test first asks for one. */
export const test = base.extend<object, WorkerFixtures>({
  urlOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const running = new Map<string, Promise<Host>>()
      await use(async (name) => {
        if (name === 'the local server') return addresses.sites.plain
        if (!running.has(name)) running.set(name, startHost(name, site, settings))
        return (await orSkip(running.get(name)!)).url
      })
      for (const host of running.values())
        await host.then((started) => started.close()).catch(() => {})
    },
    { scope: 'worker' },
  ],
})

/** A server that the machine cannot run is told in a sentence; where CI runs, every one has to. */
export async function orSkip<T>(starting: Promise<T>): Promise<T> {
  try {
    return await starting
  } catch (error) {
    if (!(error instanceof HostMissing) || process.env.CI) throw error
    console.log(error.message)
    test.skip(true, error.message)
    throw error
  }
}
