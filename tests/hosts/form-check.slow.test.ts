import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { arrival } from '../../tools/check/form.ts'
import { startInbox } from '../../tools/mail/inbox.ts'
import { messages } from '../../tools/mail/inbox-client.ts'
import { localAccount } from '../../tools/mail/local-account.ts'
import { type MailServiceOptions, startMailService } from '../../tools/mail/service.ts'
import { Refusal } from '../../tools/mail/submission.ts'
import { localVariables } from '../../tools/serve/local-settings.ts'
import { startStaticServer } from '../../tools/serve/static-server.ts'
import { testFolder } from '../../tools/test-folder.ts'
import { builtSite, copySite } from '../support/built-site.ts'
import { freePorts } from '../support/free-ports.ts'
import { aboutPage } from '../support/pages.ts'
import { runCheck } from '../support/run-check.ts'
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

test('npm run check -- --form passes on a form that works, and reports a message that does not arrive', async () => {
  await serve()
  const passes = { code: 0, output: expect.stringMatching(/^(ok .*\n){2}\n/) }
  expect(await runCheck([site, '--form'])).toEqual(passes)
  expect(await messages(inbox.url)).toEqual([])
  const options = ['--form', '--message', '--inbox', `${inbox.url}/api/email`]
  expect(await runCheck([site, ...options])).toEqual(passes)
  expect(await messages(inbox.url)).toMatchObject([{ subject: 'New message from check Test' }])
  const lost = await arrival(`${inbox.url}/api/email`, '2026-11-26T13:04', 0).next()
  expect(lost.value?.message).toContain('did not get to the inbox')
})

test('npm run check -- --send sends a message with the account of the settings, before there is a site', async () => {
  await serve()
  const account = localVariables(mail, 'https://nordbahn.eu')
  const to = { VITE_CONTACT_TO_EMAIL: 'post@nordbahn.eu' }
  expect(await runCheck(['--send'], { ...account, ...to })).toEqual({
    code: 0,
    output: expect.stringMatching(/Test message: sent.*Look into the inbox/),
  })
  expect((await messages(inbox.url)).at(-1)).toMatchObject({
    recipients: ['post@nordbahn.eu'],
    replyTo: expect.stringContaining('check-test@example.com'),
    text: expect.stringMatching(/\+1 202 555 0100.*Sent by npm run check at /s),
  })
  const refused = await runCheck(['--send'], { ...account, VITE_EMAILJS_SERVICE_ID: '' })
  expect(refused.output).toMatch(/VITE_EMAILJS_SERVICE_ID is missing.*No message was sent/s)
})

const refusal = (status: number, text: string) => () =>
  serve({ refusal: new Refusal(status, text) })

test.each<[fault: string, make: () => Promise<unknown>, report: RegExp, option?: string]>([
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
    '--message',
  ],
  [
    'a page without a form',
    () => Promise.all([serve(), change(about, /<form.*<\/form>/s, '')]),
    new RegExp(`${aboutPage.path} has no contact form\\.\nok`),
  ],
  [
    'a form whose script fails',
    () => Promise.all([serve(), change('static/js/outcome.*.js', /^/, 'throw Error("broken")\n')]),
    /\/ has a form whose script does not run\.\n/,
  ],
])('npm run check -- --form reports %s', async (_, make, report, option) => {
  await make()
  const { code, output } = await runCheck([site, '--form', ...(option ? [option] : [])])
  expect(output).toMatch(report)
  expect(code).toBe(1)
})
