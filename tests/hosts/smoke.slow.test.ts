import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { messages } from '../../tools/mail/inbox-client.ts'
import { startMail } from '../../tools/mail/service.ts'
import { startStaticServer } from '../../tools/serve/static-server.ts'
import { checkSite } from '../../tools/smoke/checks.ts'
import { testFolder } from '../../tools/test-folder.ts'
import { builtSite, copySite } from '../support/built-site.ts'
import { startHost } from '../support/hosts.ts'
import { decompress, fetchRaw } from '../support/http.ts'
import { aboutPage } from '../support/pages.ts'
import { runSmoke } from '../support/run-smoke.ts'
import { builtFor, settingsOf, siteUrl } from '../support/variants.ts'

type HostResponse = Awaited<ReturnType<typeof fetchRaw>>
type Change = Partial<HostResponse> & { replace?: [from: string, to: string] }

/** What is wrong with the responses to these addresses. A header set to '' is removed. */
let fault: { address: RegExp; change: Change } | undefined
/** The server that the requests are passed on to. */
let upstream = ''
beforeEach(() => {
  fault = undefined
  upstream = server.url
})

// A host that passes requests on to a server, and changes its responses.
const host = createServer((incoming, outgoing) => {
  passOn(incoming, outgoing).catch(() => outgoing.destroy())
}).listen(0)
await once(host, 'listening')
const { port } = host.address() as { port: number }
const site = `http://localhost:${port}`
const mail = await startMail()
const folder = testFolder(afterAll)
await copySite(await builtSite(), folder, { [siteUrl]: site, [builtFor]: mail.origin })
const settings = settingsOf('plain', mail.origin)
const server = await startStaticServer({ folder, port: 0, settings })
afterAll(() => Promise.all([host.close(), server.close(), mail.close()]))

async function passOn(incoming: IncomingMessage, outgoing: ServerResponse) {
  const url = incoming.url!
  const headers = incoming.headers as Record<string, string>
  const original = await fetchRaw(upstream, url, { method: incoming.method, headers })
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

const usage = /^Usage: npm run smoke -- https:\/\/example\.com/
test.each([
  { args: ['relaywell.example'], code: 2, output: usage },
  { args: ['http://localhost:65535'], code: 1, output: /^FAIL {2}Status codes\n.*ECONNREFUSED/ },
  { args: [site], code: 0, output: /^(ok .*\n){5}$/ },
  { args: [site, '--message'], code: 0, output: /^(ok .*\n){6}$/, sent: ['npm run smoke'] },
])('npm run smoke -- $args exits with $code', async ({ args, code, output, sent = [] }) => {
  expect(await runSmoke(...args)).toEqual({ code, output: expect.stringMatching(output) })
  const texts = (await messages(mail.inbox)).map(({ text }) => text)
  expect(texts).toEqual(sent.map((text) => expect.stringContaining(text)))
})

async function problems() {
  const reported: string[] = []
  await checkSite(site, (_name, found) => void reported.push(...found))
  return reported
}

test.for(['nginx', 'caddy'] as const)('npm run smoke passes on %s', async (name, { skip }) => {
  const other = await startHost(name, folder, settings, onTestFinished)
  if (!other) return skip()
  upstream = other.url
  expect(await problems()).toEqual([])
})

const about = aboutPage.path
const atAbout = new RegExp(`^${about}$`)
const otherLanguage = '<xhtml:link rel="alternate" hreflang="xx" href="https://site.example/xx"/>'
const addLanguage = ['</url>', `${otherLanguage}</url>`] as [string, string]
const forever = { 'cache-control': 'max-age=31536000, immutable' }
const wrong = 'has wrong headers:'

test.each<[report: string, address: RegExp, Change]>([
  [`${about} returned 404`, atAbout, { status: 404 }],
  ['A missing page returned 200 instead of 404: /smoke', /no-such-page/, { status: 200 }],
  [
    'A missing page returned 200 instead of 404: /xx/',
    /^\/(sitemap|xx)/,
    { status: 200, replace: addLanguage },
  ],
  [`${wrong} Permissions-Policy is missing.`, /./, { headers: { 'permissions-policy': '' } }],
  [`${wrong} Referrer-Policy is “off”.`, atAbout, { headers: { 'referrer-policy': 'off' } }],
  ['The home page may be cached', /^\/$/, { headers: forever }],
  ['The home page is not compressed', /./, { headers: { 'content-encoding': '' } }],
  ['Scripts are cached for 0 s', /./, { headers: { 'cache-control': '' } }],
  ['The 404 for a missing script is cached', /^\/static/, { headers: forever }],
  [
    'another site: https://other.example/',
    /^\/sitemap/,
    { replace: [site, 'https://other.example'] },
  ],
  [`links to ${site}/social/`, /^\/social/, { status: 404 }],
  [`links to ${site}${about}#contact: 200`, atAbout, { replace: ['id="contact"', ''] }],
  ['/icon-192.png is empty', /^\/icon-192/, { body: '' }],
  ['is served as text/html', /static\/js\/main/, { headers: { 'content-type': 'text/html' } }],
])('npm run smoke reports “%s”', async (report, address, change) => {
  fault = { address, change }
  expect((await problems()).join('\n')).toContain(report)
})
