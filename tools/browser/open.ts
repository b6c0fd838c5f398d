import { availableParallelism } from 'node:os'
import { type Browser, chromium } from '@playwright/test'
import { chromiumArguments, findOrInstallChromium } from './chromium.ts'

/** Opens a browser that reaches these hosts only, so that analytics does not count its visits. */
export async function openBrowser(hosts: string[]): Promise<Browser> {
  const rules = ['MAP * ~NOTFOUND', ...hosts.map((host) => `EXCLUDE ${host}`)]
  return chromium.launch({
    executablePath: findOrInstallChromium(),
    args: [...chromiumArguments, `--host-resolver-rules=${rules}`],
  })
}

/** Runs for each item, for as many at a time as there are cores. */
export async function inParallel<T>(items: T[], run: (item: T) => Promise<unknown>): Promise<void> {
  const queue = items.values()
  const work = async () => {
    for (const item of queue) await run(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
