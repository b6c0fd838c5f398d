import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { waitForMessage } from '../../tools/mail/inbox-client.ts'
import { project } from '../../tools/project.ts'
import { checkSite } from '../../tools/smoke/checks.ts'
import { type AlterResponse, type HostResponse, startFaultyHost } from '../support/faulty-host.ts'
import { expect, test } from '../support/host-test.ts'
import { addresses } from '../support/test.ts'

const program = path.join(project, 'tools/smoke/smoke.ts')

const runSmoke = (...args: string[]) =>
  promisify(execFile)(process.execPath, [program, ...args]).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  )

/** Changes headers of matching responses. */
const withHeaders =
  (pattern: RegExp, changed: Record<string, string>): AlterResponse =>
  (path, response) =>
    pattern.test(path) ? { headers: { ...response.headers, ...changed } } : {}

/** Replaces parts of matching responses. */
const withResponse =
  (pattern: RegExp, changed: Partial<HostResponse>): AlterResponse =>
  (path) =>
    pattern.test(path) ? changed : {}

/** Replaces text in matching documents. */
const withText =
  (pattern: RegExp, from: string, to: string): AlterResponse =>
  (path, { headers, body }) => {
    if (!pattern.test(path)) return {}
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[
      String(headers['content-encoding'])
    ]
    const html = String(unpack ? unpack(body) : body).replaceAll(from, to)
    return { headers: { ...headers, 'content-encoding': '' }, body: Buffer.from(html) }
  }

/** Adds a language to the sitemap. */
const withTranslations = withText(
  /^\/sitemap/,
  '</url>',
  '<xhtml:link rel="alternate" hreflang="xx" href="https://site.example/xx"/></url>',
)

/** What a host may do wrong, and what the smoke test reports. */
const faults: Record<string, [alter: AlterResponse, message: RegExp]> = {
  'a missing page': [withResponse(/^\/about$/, { status: 404 }), /\/about returned 404/],
  'a missing page served with 200': [
    (_path, { status }) => (status === 404 ? { status: 200 } : {}),
    /A missing page returned 200/,
  ],
  'a missing page of another language served with 200': [
    (path, response) =>
      path.startsWith('/xx/') ? { status: 200 } : withTranslations(path, response),
    /A missing page returned 200 instead of 404: \/xx\//,
  ],
  'a missing Content-Security-Policy': [
    withHeaders(/./, { 'content-security-policy': '' }),
    /has wrong headers: Content-Security-Policy is missing\./,
  ],
  'a header with another value': [
    withHeaders(/^\/services/, { 'x-content-type-options': 'off' }),
    /\/services has wrong headers: X-Content-Type-Options is “off”\./,
  ],
  'a document cached without revalidation': [
    withHeaders(/^\/$/, { 'cache-control': 'max-age=600' }),
    /The home page may be cached/,
  ],
  'documents that are not compressed': [
    withHeaders(/./, { 'content-encoding': '' }),
    /The home page is not compressed/,
  ],
  'scripts that are not cached': [
    withHeaders(/./, { 'cache-control': '' }),
    /Scripts are cached for 0 s/,
  ],
  'a missing script that is cached': [
    withHeaders(/^\/static\//, { 'cache-control': 'max-age=31536000, immutable' }),
    /The 404 for a missing script is cached/,
  ],
  'the sitemap of another site': [
    withResponse(/sitemap/, {
      headers: {},
      body: Buffer.from('<loc>https://other.example/</loc>'),
    }),
    /names https:\/\/other\.example\/, another site/,
  ],
  'the canonical address of another page': [
    withText(/^\/about$/, '/about"', '/elsewhere"'),
    /The canonical address of \/about is \S+\/elsewhere\./,
  ],
  'broken structured data': [
    withText(/^\/services$/, '{"@context"', '{"@context'),
    /\/services has structured data that is not JSON/,
  ],
  'a missing image': [
    withResponse(/^\/social\//, { status: 404 }),
    /links to \S+\/social\/\S+: 404/,
  ],
  'a link to a missing section': [
    withText(/^\/about$/, 'id="contact"', 'id="gone"'),
    /\/about links to \S+\/about#contact: 200/,
  ],
  'an empty icon': [
    withResponse(/^\/icon-192/, { body: Buffer.alloc(0) }),
    /\/icon-192\.png is empty/,
  ],
  'a script served as HTML': [
    withHeaders(/^\/static\/js\/entry/, { 'content-type': 'text/html' }),
    /entry-client\S+ is served as text\/html/,
  ],
}

test.describe('npm run smoke', () => {
  let site: Awaited<ReturnType<typeof startFaultyHost>>
  test.beforeAll(async () => {
    site = await startFaultyHost()
  })
  test.afterAll(() => site.close())
  test.beforeEach(() => site.alterResponses(() => ({})))

  test('finds no problems on a healthy site, and sends one message with --message', {
    tag: '@all',
  }, async () => {
    const { code, output } = await runSmoke(site.url, '--message')
    expect(output).not.toContain('FAIL')
    expect(output.match(/^ok /gm)).toHaveLength(7)
    expect(code).toBe(0)
    const { replyTo } = await waitForMessage(
      addresses.inbox,
      ({ text }) => text.includes('npm run smoke'),
      10_000,
    )
    expect(replyTo).toContain('smoke-test@example.com')
  })

  for (const [fault, [alter, message]] of Object.entries(faults)) {
    test(`reports ${fault}`, { tag: '@all' }, async () => {
      site.alterResponses(alter)
      const reported: string[] = []
      await checkSite(site.url, (_name, problems) => void reported.push(...problems))
      expect(reported.join('\n')).toMatch(message)
    })
  }

  test('reports a site that does not respond', async () => {
    const { code, output } = await runSmoke('http://localhost:65535')
    expect(output).toMatch(/FAIL {2}Status codes\n.*ECONNREFUSED/)
    expect(output, 'no message without --message').not.toContain('message')
    expect(code).toBe(1)
  })

  for (const args of [[], ['relaywell.example'], ['ftp://relaywell.example']]) {
    test(`prints its usage without a valid address (${args})`, { tag: '@all' }, async () => {
      const { code, output } = await runSmoke(...args)
      expect(output).toContain('npm run smoke -- https://example.com')
      expect(code).toBe(2)
    })
  }
})
