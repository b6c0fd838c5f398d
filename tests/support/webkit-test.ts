import { test as base, expect } from '@playwright/test'
import { type FaultyMail, startFaultyMail } from './faulty-mail.ts'
import { addresses } from './test.ts'
import { startWebKit, type WebKit } from './webkit.ts'
import { interactive } from './webkit-contact.ts'

export { expect }

export const site = addresses.sites?.['faulty-mail']

/** One browser for the worker: WebDriver has no contexts, and a start takes seconds. */
export const test = base.extend<
  { scripts: boolean; webkit: WebKit; mail: FaultyMail },
  { ownMail: FaultyMail; withScripts: WebKit }
>({
  scripts: [true, { option: true }],
  ownMail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const mail = await startFaultyMail()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  withScripts: [
    async ({ ownMail }, use) => {
      const webkit = await startWebKit({ proxy: `127.0.0.1:${ownMail.port}` })
      await use(webkit)
      await webkit.close()
    },
    { scope: 'worker' },
  ],
  webkit: async ({ withScripts }, use) => {
    await withScripts.resize(1280, 900)
    await withScripts.open(`${site}/about`)
    await withScripts.run(() => sessionStorage.clear())
    await use(withScripts)
  },
  mail: async ({ ownMail }, use) => {
    await ownMail.open()
    ownMail.reset()
    await use(ownMail)
  },
})

export async function visit(webkit: WebKit, path: string) {
  await webkit.open(site + path)
  await interactive(webkit)
}
