import { execFile } from 'node:child_process'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { waitForMessage } from '../mail/inbox-client.ts'
import { expect, test } from './support/host-test.ts'
import { type Spoil, startOwnSite } from './support/own-site.ts'
import { addresses } from './support/test.ts'

const program = path.resolve(import.meta.dirname, '../smoke/smoke.ts')

function smoke(...args: string[]) {
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    const run = execFile(process.execPath, [program, ...args], (_error, stdout, stderr) => {
      resolve({ code: run.exitCode, said: stdout + stderr })
    })
  })
}

const without =
  (header: string): Spoil =>
  (_path, { headers }) => ({ headers: { ...headers, [header]: '' } })

const instead =
  (pattern: RegExp, changed: Parameters<typeof Object.assign>[0]): Spoil =>
  (asked) =>
    pattern.test(asked) ? changed : {}

const nothing = Buffer.alloc(0)

/** What a host does to the site, and what the smoke test says of it. */
const faults: [string, Spoil, RegExp][] = [
  ['a page is missing', instead(/^\/about$/, { status: 404 }), /\/about is answered by 404/],
  [
    'what is missing is answered by 200',
    (_path, { status }) => (status === 404 ? { status: 200 } : {}),
    /A missing page is answered by 200/,
  ],
  [
    'the policy is not sent',
    without('content-security-policy'),
    /points\. Missing: a policy that begins with none/,
  ],
  [
    'types may be guessed',
    without('x-content-type-options'),
    /125 of 130 points\. Missing: no guessing of types/,
  ],
  ['nothing is compressed', without('content-encoding'), /The home page is not compressed/],
  ['scripts are not kept', without('cache-control'), /Scripts are kept for 0 s/],
  [
    'a missing script is kept',
    (asked, { headers }) =>
      asked.startsWith('/static/')
        ? { headers: { ...headers, 'cache-control': 'max-age=31536000, immutable' } }
        : {},
    /would be missing for a year/,
  ],
  [
    'the sitemap is another site’s',
    instead(/sitemap/, { headers: {}, body: Buffer.from('<loc>https://other.example/</loc>') }),
    /names https:\/\/other\.example\/, another site/,
  ],
  [
    'a picture is missing',
    instead(/^\/social\//, { status: 404 }),
    /\/social\/\S+ is answered by 404/,
  ],
  ['an icon is empty', instead(/^\/icon-192/, { body: nothing }), /\/icon-192\.png is empty/],
  [
    'a script is answered by a page',
    (asked, { headers }) =>
      /^\/static\/js\/entry/.test(asked)
        ? { headers: { ...headers, 'content-type': 'text/html' } }
        : {},
    /entry-client\S+ is served as text\/html/,
  ],
  [
    'the structured data is broken',
    (asked, { headers, body }) => {
      if (asked !== '/services') return {}
      const html =
        headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : gunzipSync(body)
      const broken = String(html).replace('{"@context"', '{"@context')
      return { headers: { ...headers, 'content-encoding': '' }, body: Buffer.from(broken) }
    },
    /\/services has structured data that is no JSON/,
  ],
]

test.describe('npm run smoke', () => {
  let site: Awaited<ReturnType<typeof startOwnSite>>
  test.beforeAll(async () => {
    site = await startOwnSite()
  })
  test.afterAll(() => site.close())
  test.beforeEach(() => site.spoil(() => ({})))

  test('finds nothing wrong with the site as it is served here', async () => {
    const { code, said } = await smoke(site.url)
    expect(said).not.toContain('WRONG')
    expect(said.match(/^ok /gm)).toHaveLength(6)
    expect(code).toBe(0)
  })

  for (const [fault, spoil, sentence] of faults) {
    test(`tells that ${fault}`, async () => {
      site.spoil(spoil)
      const { code, said } = await smoke(site.url)
      expect(said).toMatch(sentence)
      expect(code).toBe(1)
    })
  }

  test('tells that nobody answers', async () => {
    const { code, said } = await smoke('http://localhost:65535')
    expect(said).toMatch(/WRONG Status codes\n.*ECONNREFUSED/)
    expect(code).toBe(1)
  })

  test('sends one real message, only when it is asked to', async () => {
    const { code, said } = await smoke(site.url, '--message')
    expect(said).toContain('ok    One message')
    expect(code).toBe(0)
    const message = await waitForMessage(
      addresses.inbox,
      ({ text }) => text.includes('npm run smoke'),
      10_000,
    )
    expect(message.replyTo).toContain('smoke-test@example.com')
  })

  test('asks for an address when there is none', async () => {
    for (const args of [[], ['relaywell.example'], ['ftp://relaywell.example']]) {
      const { code, said } = await smoke(...args)
      expect(said).toContain('npm run smoke -- https://example.com')
      expect(code).toBe(2)
    }
  })
})
