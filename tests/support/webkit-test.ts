import { test as base, expect } from '@playwright/test'
import { type FaultyMail, startFaultyMail } from './faulty-mail.ts'
import { addresses } from './test.ts'
import { startWebKit, type WebKit } from './webkit.ts'
import { interactive } from './webkit-contact.ts'

export { expect }

export const site = addresses.sites?.['faulty-mail']

/** One browser for each worker: WebDriver has no contexts, and starting a browser takes seconds. */
export const test = base.extend<
  { scripts: boolean; webkit: WebKit; mail: FaultyMail },
  { workerMail: FaultyMail; workerWebKit: WebKit }
>({
  scripts: [true, { option: true }],
  workerMail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern.
    async ({}, use) => {
      const mail = await startFaultyMail()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  workerWebKit: [
    async ({ workerMail }, use) => {
      const webkit = await startWebKit({ proxy: `127.0.0.1:${workerMail.port}` })
      await use(webkit)
      await webkit.close()
    },
    { scope: 'worker' },
  ],
  webkit: async ({ workerWebKit }, use) => {
    await workerWebKit.resize(1280, 900)
    await workerWebKit.open(`${site}/about`)
    await workerWebKit.run(() => sessionStorage.clear())
    await use(workerWebKit)
  },
  mail: async ({ workerMail }, use) => {
    await workerMail.open()
    workerMail.reset()
    await use(workerMail)
  },
})

export async function visit(webkit: WebKit, path: string) {
  await webkit.open(site + path)
  await interactive(webkit)
}
