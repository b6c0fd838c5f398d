import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { liveSteps } from '../../tools/check/live.ts'
import { LiveSite } from '../../tools/check/live-site.ts'
import { siteRules } from '../../tools/deploy/site-rules.ts'
import { messages } from '../../tools/mail/inbox-client.ts'
import { startMail } from '../../tools/mail/service.ts'
import { project } from '../../tools/project.ts'
import { startStaticServer } from '../../tools/serve/static-server.ts'
import { testFolder } from '../../tools/test-folder.ts'
import { builtSite, copySite } from '../support/built-site.ts'
import { languages } from '../support/content.ts'
import { decompress, fetchRaw } from '../support/http.ts'
import { aboutPage } from '../support/pages.ts'
import { builtFor, settingsOf, siteUrl } from '../support/variants.ts'

type HostResponse = Awaited<ReturnType<typeof fetchRaw>>
type Change = Partial<HostResponse> & { replace?: [from: string | RegExp, to: string] }

/** What is wrong with the responses to these addresses. A header set to '' is removed, and a status of 0 is none. */
let fault: { address: RegExp; change: Change } | undefined
beforeEach(() => {
  fault = undefined
})

// A host that passes requests on to the site or its e-mail service, and changes the responses.
const host = createServer((incoming, outgoing) => {
  passOn(incoming, outgoing).catch(() => outgoing.destroy())
}).listen(0)
await once(host, 'listening')
const { port } = host.address() as { port: number }
const site = `http://localhost:${port}`
const mail = await startMail()
const folder = testFolder(afterAll)
await copySite(await builtSite(), folder, { [siteUrl]: site, [builtFor]: site })
const rules = await siteRules(folder, settingsOf('plain', site))
const server = await startStaticServer({ folder, port: 0, rules })
afterAll(() => Promise.all([host.close(), server.close(), mail.close()]))

async function passOn(incoming: IncomingMessage, outgoing: ServerResponse) {
  const { url = '/', method } = incoming
  const headers = incoming.headers as Record<string, string>
  const origin = url.startsWith('/api/') ? mail.origin : server.url
  const original = await fetchRaw(origin, url, { method, headers, body: await buffer(incoming) })
  const response = fault?.address.test(url) ? altered(original, fault.change) : original
  const sent = Object.entries(response.headers).filter(
    ([name, value]) => value && name !== 'content-length',
  )
  outgoing.writeHead(response.status, Object.fromEntries(sent)).end(response.body, 'latin1')
}

function altered({ headers, ...response }: HostResponse, { replace, ...change }: Change) {
  const all = { ...response, ...change, headers: { ...headers, ...change.headers } }
  if (!replace) return all
  const text = decompress(response.body, headers['content-encoding']).replaceAll(...replace)
  return { ...all, headers: { ...all.headers, 'content-encoding': '' }, body: text }
}

test.each([
  { args: ['relaywell.example'], output: /^“relaywell.example” is not the address.*Usage/s },
  { args: ['--send'], output: /^Name one site.*Usage/s },
  { args: ['http://localhost:65535'], output: /WRONG .*ECONNREFUSED/ },
  { args: [site], code: 0, output: /Contact form\n\nWrong: 0/ },
  {
    args: [site, '--send'],
    code: 0,
    output: /Contact form\n +note +A message was sent at /,
    sent: 1,
  },
])('npm run check -- $args says $output', async ({ args, code = 1, output, sent = 0 }) => {
  const script = path.join(project, 'tools/check/check.ts')
  const run = promisify(execFile)(process.execPath, [script, ...args])
  const { code: found = 0, stdout, stderr } = await run.catch((error) => error)
  expect([found, stdout + stderr]).toEqual([code, expect.stringMatching(output)])
  expect(await messages(mail.inbox)).toMatchObject(
    Array(sent).fill({
      subject: 'New message from check Test',
      replyTo: expect.stringContaining('check-test@example.com'),
      text: expect.stringMatching(/\+1 202 555 0100.*Sent by npm run check at /s),
    }),
  )
})

/** What is reported of the site, with its form or without. */
async function findings(withForm = false) {
  const form = { send: false, fallback: `http://127.0.0.1:${port}/second` }
  const { 'Contact form': formStep, ...steps } = liveSteps(new LiveSite(site), languages, form)
  const reported: string[] = []
  for (const run of withForm ? [formStep!] : Object.values(steps))
    for await (const { kind, message, where } of run())
      reported.push(`${kind}: ${message} ${where}`)
  return reported.join('\n')
}

const about = aboutPage.path
const atAbout = new RegExp(`^${about}$`)
const forever = { 'cache-control': 'max-age=31536000, immutable' }
const refused = { status: 400, body: 'No' }
const allowed = 'access-control-allow-origin'

test.each<[report: string, address: RegExp, Change, withForm?: boolean]>([
  [`links to ${site}${about}: 404.`, atAbout, { status: 404 }],
  ['A missing page returned 200 instead of 404: /es/check', /no-such-page/, { status: 200 }],
  ['Permissions-Policy is missing: /, ', /./, { headers: { 'permissions-policy': '' } }],
  [
    'No page is found by search',
    /^\/$/,
    { replace: ['<title>', '<meta name="robots" content="noindex"><title>'] },
  ],
  ['The home page may be cached', /^\/$/, { headers: forever }],
  ['The home page is not compressed', /./, { headers: { 'content-encoding': '' } }],
  ['Scripts are cached for 0 s', /./, { headers: { 'cache-control': '' } }],
  ['The 404 for a missing script is cached', /^\/static/, { headers: forever }],
  [
    'another site: https://other.example/',
    /^\/sitemap/,
    { replace: [site, 'https://other.example'] },
  ],
  [
    'wrong: robots.txt lacks what was built: Allow: /',
    /^\/robots/,
    { replace: ['Allow', 'Disallow'] },
  ],
  [
    'decide: The host has added to robots.txt: User-agent: GPTBot, Disallow: /.',
    /^\/robots/,
    { replace: ['User-agent: *', 'User-agent: GPTBot\nDisallow: /\n# No\nUser-agent: *'] },
  ],
  [`links to ${site}/social/`, /^\/social/, { status: 404 }],
  [`links to ${site}${about}#contact: 200`, atAbout, { replace: ['id="contact"', ''] }],
  ['.js is empty.', /static\/js\/main/, { body: '' }],
  ['', /^\/second/, { headers: { [allowed]: '*' } }, true],
  ['let browsers', /^\/second/, { headers: { [allowed]: 'https://other.example' } }, true],
  ['did not answer: net::ERR_', /\/send$/, { status: 0 }, true],
  ['answered 400 “No”. Compare VITE_EMAILJS_PUBLIC_KEY', /\/send$/, refused, true],
  [`${about} has no contact form.`, atAbout, { replace: [/<form.*<\/form>/gs, ''] }, true],
  ['script does not run', /js\/outcome/, { replace: [/^/g, 'throw Error("broken")\n'] }, true],
])('npm run check reports “%s”', async (report, address, change, withForm) => {
  fault = { address, change }
  expect(await findings(withForm)).toMatch(report || /^$/)
})
