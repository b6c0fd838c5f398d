import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { messages } from '../../tools/mail/inbox-client.ts'
import { startMail } from '../../tools/mail/test-support.ts'
import { project } from '../../tools/project.ts'
import { checkSite } from '../../tools/smoke/checks.ts'
import { builtSite } from '../support/built-site.ts'
import { type HostResponse, startFaultyHost } from '../support/faulty-host.ts'

const mail = await startMail()
const site = await startFaultyHost(await builtSite(), mail.origin)
afterAll(() => Promise.all([site.close(), mail.close()]))
beforeEach(() => site.alterResponses(() => ({})))

const runSmoke = (...args: string[]) =>
  promisify(execFile)(process.execPath, [path.join(project, 'tools/smoke/smoke.ts'), ...args]).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  )

const usage = /^Usage: npm run smoke -- https:\/\/example\.com/
test.each([
  { args: ['relaywell.example'], code: 2, output: usage },
  { args: ['http://localhost:65535'], code: 1, output: /^FAIL {2}Status codes\n.*ECONNREFUSED/ },
  { args: [site.url], code: 0, output: /^(ok .*\n){6}$/ },
  { args: [site.url, '--message'], code: 0, output: /^(ok .*\n){7}$/, sent: ['npm run smoke'] },
])('npm run smoke -- $args exits with $code', async ({ args, code, output, sent = [] }) => {
  expect(await runSmoke(...args)).toEqual({ code, output: expect.stringMatching(output) })
  const texts = (await messages(mail.inbox)).map(({ text }) => text)
  expect(texts).toEqual(sent.map((text) => expect.stringContaining(text)))
})

type Change = Partial<HostResponse> & { replace?: [from: string, to: string] }

function altered({ headers, body }: HostResponse, { replace, ...change }: Change) {
  if (!replace) return { ...change, headers: { ...headers, ...change.headers } }
  const encoding = String(headers['content-encoding'])
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding]
  const text = String(unpack ? unpack(body) : body).replaceAll(...replace)
  return { ...change, headers: { ...headers, 'content-encoding': '' }, body: Buffer.from(text) }
}

const otherLanguage = '<xhtml:link rel="alternate" hreflang="xx" href="https://site.example/xx"/>'
const addLanguage = ['</url>', `${otherLanguage}</url>`] as [string, string]
const forever = { 'cache-control': 'max-age=31536000, immutable' }
const wrong = 'has wrong headers:'

test.each<[report: string, address: RegExp, Change]>([
  ['/about returned 404', /^\/about$/, { status: 404 }],
  ['A missing page returned 200 instead of 404: /smoke', /no-such-page/, { status: 200 }],
  [
    'A missing page returned 200 instead of 404: /xx/',
    /^\/(sitemap|xx)/,
    { status: 200, replace: addLanguage },
  ],
  [`${wrong} Permissions-Policy is missing.`, /./, { headers: { 'permissions-policy': '' } }],
  [`${wrong} Referrer-Policy is “off”.`, /^\/services/, { headers: { 'referrer-policy': 'off' } }],
  ['The home page may be cached', /^\/$/, { headers: forever }],
  ['The home page is not compressed', /./, { headers: { 'content-encoding': '' } }],
  ['Scripts are cached for 0 s', /./, { headers: { 'cache-control': '' } }],
  ['The 404 for a missing script is cached', /^\/static/, { headers: forever }],
  ['names https://other.example/', /^\/sitemap/, { replace: [site.url, 'https://other.example'] }],
  [
    `The canonical address of /about is ${site.url}/elsewhere.`,
    /^\/about$/,
    { replace: ['/about"', '/elsewhere"'] },
  ],
  ['structured data that is not JSON', /^\/about$/, { replace: ['{"@context"', '{"@context'] }],
  [`links to ${site.url}/social/`, /^\/social/, { status: 404 }],
  [`links to ${site.url}/about#contact: 200`, /^\/about$/, { replace: ['id="contact"', ''] }],
  ['/icon-192.png is empty', /^\/icon-192/, { body: Buffer.alloc(0) }],
  ['is served as text/html', /static\/js\/main/, { headers: { 'content-type': 'text/html' } }],
])('npm run smoke reports “%s”', async (report, address, change) => {
  site.alterResponses((path, response) => (address.test(path) ? altered(response, change) : {}))
  const reported: string[] = []
  await checkSite(site.url, (_name, problems) => void reported.push(...problems))
  expect(reported.join('\n')).toContain(report)
})
