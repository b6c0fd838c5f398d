import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { waitForMessage } from '../../tools/mail/inbox-client.ts'
import { project } from '../../tools/project.ts'
import { checkSite } from '../../tools/smoke/checks.ts'
import { expect, test } from '../support/host-test.ts'
import { type Spoil, startOwnSite } from '../support/own-site.ts'
import { addresses } from '../support/test.ts'

const program = path.join(project, 'tools/smoke/smoke.ts')

const smoke = (...args: string[]) =>
  promisify(execFile)(process.execPath, [program, ...args]).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  )

/** An answer of the site, at some addresses, with other headers. */
const headers =
  (pattern: RegExp, changed: Record<string, string>): Spoil =>
  (asked, answer) =>
    pattern.test(asked) ? { headers: { ...answer.headers, ...changed } } : {}

const instead =
  (pattern: RegExp, changed: Partial<Awaited<ReturnType<Spoil>>>): Spoil =>
  (asked) =>
    pattern.test(asked) ? changed : {}

/** A change to a document's text. */
const rewritten =
  (pattern: RegExp, from: string, to: string): Spoil =>
  (asked, { headers, body }) => {
    if (!pattern.test(asked)) return {}
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[
      String(headers['content-encoding'])
    ]
    const html = String(unpack ? unpack(body) : body).replaceAll(from, to)
    return { headers: { ...headers, 'content-encoding': '' }, body: Buffer.from(html) }
  }

/** What a host does to the site, and what the smoke test says about it. */
const faults: Record<string, [spoil: Spoil, sentence: RegExp]> = {
  'a missing page': [instead(/^\/about$/, { status: 404 }), /\/about is answered with 404/],
  'a missing page answered with 200': [
    (_path, { status }) => (status === 404 ? { status: 200 } : {}),
    /A missing page is answered with 200/,
  ],
  'no policy': [
    headers(/./, { 'content-security-policy': '' }),
    /lacks headers: Content-Security-Policy is missing\./,
  ],
  'a header with another value': [
    headers(/^\/services/, { 'x-content-type-options': 'off' }),
    /\/services lacks headers: X-Content-Type-Options is “off”\./,
  ],
  'a document cached without revalidation': [
    headers(/^\/$/, { 'cache-control': 'max-age=600' }),
    /The home page may be cached/,
  ],
  'no compression': [headers(/./, { 'content-encoding': '' }), /The home page is not compressed/],
  'scripts that are not cached': [
    headers(/./, { 'cache-control': '' }),
    /Scripts are cached for 0 s/,
  ],
  'a missing script that is cached': [
    headers(/^\/static\//, { 'cache-control': 'max-age=31536000, immutable' }),
    /The 404 for a missing script is cached/,
  ],
  'the sitemap of another site': [
    instead(/sitemap/, { headers: {}, body: Buffer.from('<loc>https://other.example/</loc>') }),
    /names https:\/\/other\.example\/, another site/,
  ],
  'the canonical address of another page': [
    rewritten(/^\/about$/, '/about"', '/elsewhere"'),
    /The canonical address of \/about is \S+\/elsewhere\./,
  ],
  'broken structured data': [
    rewritten(/^\/services$/, '{"@context"', '{"@context'),
    /\/services has structured data that is not JSON/,
  ],
  'a missing picture': [instead(/^\/social\//, { status: 404 }), /links to \S+\/social\/\S+: 404/],
  'a link to a missing section': [
    rewritten(/^\/about$/, 'id="contact"', 'id="gone"'),
    /\/about links to \S+\/about#contact: 200/,
  ],
  'an empty icon': [instead(/^\/icon-192/, { body: Buffer.alloc(0) }), /\/icon-192\.png is empty/],
  'a script answered with a page': [
    headers(/^\/static\/js\/entry/, { 'content-type': 'text/html' }),
    /entry-client\S+ is served as text\/html/,
  ],
}

test.describe('npm run smoke', () => {
  let site: Awaited<ReturnType<typeof startOwnSite>>
  test.beforeAll(async () => {
    site = await startOwnSite()
  })
  test.afterAll(() => site.close())
  test.beforeEach(() => site.spoil(() => ({})))

  test('finds nothing wrong here, and sends one message when asked to', async () => {
    const { code, output } = await smoke(site.url, '--message')
    expect(output).not.toContain('WRONG')
    expect(output.match(/^ok /gm)).toHaveLength(7)
    expect(code).toBe(0)
    const { replyTo } = await waitForMessage(
      addresses.inbox,
      ({ text }) => text.includes('npm run smoke'),
      10_000,
    )
    expect(replyTo).toContain('smoke-test@example.com')
  })

  for (const [fault, [spoil, sentence]] of Object.entries(faults)) {
    test(`reports ${fault}`, async () => {
      site.spoil(spoil)
      const found: string[] = []
      await checkSite(site.url, (_name, problems) => void found.push(...problems))
      expect(found.join('\n')).toMatch(sentence)
    })
  }

  test('reports a site that does not answer', async () => {
    const { code, output } = await smoke('http://localhost:65535')
    expect(output).toMatch(/WRONG Status codes\n.*ECONNREFUSED/)
    expect(output, 'no message unless asked to').not.toContain('message')
    expect(code).toBe(1)
  })

  for (const args of [[], ['relaywell.example'], ['ftp://relaywell.example']]) {
    test(`asks for an address (${args})`, async () => {
      const { code, output } = await smoke(...args)
      expect(output).toContain('npm run smoke -- https://example.com')
      expect(code).toBe(2)
    })
  }
})
