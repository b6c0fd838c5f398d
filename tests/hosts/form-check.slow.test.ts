import { once } from 'node:events'
import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { formFindings } from '../../tools/check/form.ts'
import { LiveSite } from '../../tools/check/live-site.ts'
import { startInbox } from '../../tools/mail/inbox.ts'
import { messages } from '../../tools/mail/inbox-client.ts'
import { localAccount } from '../../tools/mail/local-account.ts'
import { type MailServiceOptions, startMailService } from '../../tools/mail/service.ts'
import { Refusal } from '../../tools/mail/submission.ts'
import { startStaticServer } from '../../tools/serve/static-server.ts'
import { testFolder } from '../../tools/test-folder.ts'
import { builtSite, copySite } from '../support/built-site.ts'
import { freePorts } from '../support/free-ports.ts'
import { aboutPage } from '../support/pages.ts'
import { builtFor, settingsOf, siteUrl } from '../support/variants.ts'

const port = await freePorts(2)
const inbox = await startInbox()
const folder = testFolder(afterAll)
const mail = `http://127.0.0.1:${port}`
const site = `http://localhost:${port + 1}`
await copySite(await builtSite(), folder, { [siteUrl]: site, [builtFor]: mail })
// The home page and another are enough.
const about = `${aboutPage.path.slice(1)}.html`
const locations = [site, site + aboutPage.path].map((each) => `<loc>${each}</loc>`)
await write(path.join(folder, 'sitemap.xml'), locations.join('\n'))
const settings = settingsOf('plain', mail)
const server = await startStaticServer({ folder, port: port + 1, settings })
afterAll(() => Promise.all([server.close(), inbox.close()]))

/** Starts the e-mail service of the site. */
async function serve(options: Partial<MailServiceOptions> = {}) {
  const service = await startMailService({ port, smtpPort: inbox.smtpPort, ...options })
  onTestFinished(() => service.close())
}

/** Writes a file of the site, without its compressed copies. */
async function write(file: string, text: string) {
  for (const copy of [`${file}.br`, `${file}.gz`]) await rm(copy, { force: true })
  await writeFile(file, text)
}

/** Replaces a text in a file of the site. */
async function change(pattern: string, from: RegExp, to: string) {
  const file = path.join(folder, globSync(pattern, { cwd: folder })[0]!)
  const before = await readFile(file, 'utf8')
  await write(file, before.replace(from, to))
  onTestFinished(() => write(file, before))
}

/** What is reported of the form. */
async function findings(send = false, fallback = '') {
  const found: string[] = []
  for await (const { message, where } of formFindings(
    new LiveSite(site),
    { send, fallback },
    () => {},
  ))
    found.push(message, where)
  return found.join('\n')
}

test('nothing is reported of a form that works, and a message is sent only if it should be', async () => {
  await serve()
  expect(await findings()).toBe('')
  expect(await messages(inbox.url)).toEqual([])
  expect(await findings(true)).toBe('')
  expect(await messages(inbox.url)).toMatchObject([
    {
      subject: 'New message from check Test',
      replyTo: expect.stringContaining('check-test@example.com'),
      text: expect.stringMatching(/\+1 202 555 0100.*Sent by npm run check at /s),
    },
  ])
})

test.each([
  ['*', ''],
  [site, ''],
  ['https://other.example', 'does not let browsers'],
  ['', 'does not let browsers'],
])('a second service that lets “%s” read its answer: “%s”', async (allowed, report) => {
  await serve()
  const second = createServer((_, response) => {
    if (allowed) response.setHeader('Access-Control-Allow-Origin', allowed)
    response.end()
  }).listen(0)
  onTestFinished(() => void second.close())
  await once(second, 'listening')
  const { port } = second.address() as { port: number }
  expect(await findings(false, `http://localhost:${port}/f/1`)).toMatch(report || /^$/)
})

const refusal = (status: number, text: string) => () =>
  serve({ refusal: new Refusal(status, text) })

test.each<[fault: string, make: () => Promise<unknown>, report: RegExp, send?: boolean]>([
  ['a dead service', async () => {}, /did not answer: net::ERR_CONNECTION/],
  [
    'a wrong key',
    () => serve({ account: { ...localAccount, publicKey: 'another' } }),
    /answered 400 “The user_id .*\n.*VITE_EMAILJS_PUBLIC_KEY/,
  ],
  ['a used-up quota', refusal(402, 'Quota reached'), /402 “Quota reached”.*\n.*quota/],
  [
    'a service that cannot deliver',
    () => serve({ smtpPort: 1 }),
    /502 “The message could not be delivered/,
    true,
  ],
  [
    'a page without a form',
    () => Promise.all([serve(), change(about, /<form.*<\/form>/s, '')]),
    new RegExp(`${aboutPage.path} has no contact form\\.`),
  ],
  [
    'a form whose script fails',
    () => Promise.all([serve(), change('static/js/outcome.*.js', /^/, 'throw Error("broken")\n')]),
    /script does not run/,
  ],
])('%s is reported', async (_, make, report, send) => {
  await make()
  expect(await findings(send)).toMatch(report)
})
