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
import { type AlterResponse, type HostResponse, startFaultyHost } from '../support/faulty-host.ts'

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
  { args: [], code: 2, output: usage },
  { args: ['relaywell.example'], code: 2, output: usage },
  { args: ['ftp://relaywell.example'], code: 2, output: usage },
  { args: ['http://localhost:65535'], code: 1, output: /^FAIL {2}Status codes\n.*ECONNREFUSED/ },
  // All checks pass, and no message is sent.
  { args: [site.url], code: 0, output: /^(ok .*\n){6}$/ },
])('npm run smoke -- $args exits with $code', async ({ args, code, output }) => {
  expect(await runSmoke(...args)).toEqual({ code, output: expect.stringMatching(output) })
  expect(await messages(mail.inbox)).toEqual([])
})

test('npm run smoke -- --message sends one message with the form', async () => {
  const { code, output } = await runSmoke(site.url, '--message')
  expect(output).toMatch(/^(ok .*\n){7}$/)
  expect(code).toBe(0)
  const [message, ...others] = await messages(mail.inbox)
  expect(message!.replyTo).toContain('smoke-test@example.com')
  expect(message!.text).toContain('npm run smoke')
  expect(others).toEqual([])
})

type Change = Partial<HostResponse> & { replace?: [from: string, to: string] }

/** Changes every response whose path matches a pattern. */
const altering =
  (changes: Record<string, Change>): AlterResponse =>
  (address, { headers, body }) => {
    const [pattern = ''] = Object.keys(changes).filter((it) => new RegExp(it).test(address))
    const { replace, ...changed } = changes[pattern] ?? {}
    if (!replace) return { ...changed, headers: { ...headers, ...changed.headers } }
    const encoding = String(headers['content-encoding'])
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding]
    const text = String(unpack ? unpack(body) : body).replaceAll(...replace)
    return { headers: { ...headers, 'content-encoding': '' }, body: Buffer.from(text) }
  }

const missing = 'smoke-test-no-such-page'
const otherLanguage = '<xhtml:link rel="alternate" hreflang="xx" href="https://site.example/xx"/>'
const immutable = { 'cache-control': 'max-age=31536000, immutable' }

test.each<[report: string, changes: Record<string, Change>]>([
  ['/about returned 404', { '^/about$': { status: 404 } }],
  ['A missing page returned 200 instead of 404: /smoke', { [missing]: { status: 200 } }],
  [
    'A missing page returned 200 instead of 404: /xx/',
    { '^/sitemap': { replace: ['</url>', `${otherLanguage}</url>`] }, '^/xx/': { status: 200 } },
  ],
  [
    'has wrong headers: Content-Security-Policy is missing.',
    { '': { headers: { 'content-security-policy': '' } } },
  ],
  [
    '/services has wrong headers: X-Content-Type-Options is “off”.',
    { '^/services': { headers: { 'x-content-type-options': 'off' } } },
  ],
  ['The home page may be cached', { '^/$': { headers: immutable } }],
  ['The home page is not compressed', { '': { headers: { 'content-encoding': '' } } }],
  ['Scripts are cached for 0 s', { '': { headers: { 'cache-control': '' } } }],
  ['The 404 for a missing script is cached', { '^/static/': { headers: immutable } }],
  [
    'names https://other.example/, another site',
    { '^/sitemap': { replace: [site.url, 'https://other.example'] } },
  ],
  [
    `The canonical address of /about is ${site.url}/elsewhere.`,
    { '^/about$': { replace: ['/about"', '/elsewhere"'] } },
  ],
  [
    '/services has structured data that is not JSON',
    { '^/services$': { replace: ['{"@context"', '{"@context'] } },
  ],
  [`links to ${site.url}/social/`, { '^/social/': { status: 404 } }],
  [
    `/about links to ${site.url}/about#contact: 200`,
    { '^/about$': { replace: ['id="contact"', 'id="gone"'] } },
  ],
  ['/icon-192.png is empty', { '^/icon-192': { body: Buffer.alloc(0) } }],
  ['is served as text/html', { '^/static/js/entry': { headers: { 'content-type': 'text/html' } } }],
])('npm run smoke reports “%s”', async (report, changes) => {
  site.alterResponses(altering(changes))
  const reported: string[] = []
  await checkSite(site.url, (_name, problems) => void reported.push(...problems))
  expect(reported.join('\n')).toContain(report)
})
