import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { caching } from '../../tools/deploy/policy.ts'
import { notFoundFile, siteRules } from '../../tools/deploy/site-rules.ts'
import { builtSite } from '../support/built-site.ts'
import { type HostName, startHost } from '../support/hosts.ts'
import { fetchRaw, sendRequestLine } from '../support/http.ts'
import { settingsOf, type Variant } from '../support/variants.ts'

type Request = { method?: string; headers?: Record<string, string> }
type Expected = Record<string, unknown>

const contentTypes: Record<string, RegExp> = {
  '.html': /^text\/html; ?charset=utf-8$/i,
  '.js': /^(text|application)\/javascript/,
  '.css': /^text\/css/,
  '.svg': /^image\/svg\+xml/,
  '.png': /^image\/png$/,
  '.woff2': /^font\/woff2$/,
  '.txt': /^text\/plain/,
  '.xml': /^(text|application)\/xml/,
  '.webmanifest': /^application\/manifest\+json$/,
}

/** Tests the responses of a host to each kind of request. Every response has to have the site-wide headers. */
export async function testHost(name: HostName, variant: Variant) {
  const settings = settingsOf(variant)
  const site = await builtSite(variant)
  const rules = await siteRules(site, settings)
  const { base, pages, redirects, notFoundPages } = rules

  const everywhere: Expected = { server: expect.stringMatching(/^\D*$/) }
  for (const [header, value] of Object.entries(rules.headers))
    everywhere[header.toLowerCase()] = value

  /** What is expected of each address that exists. */
  const found: Record<string, Expected> = {}
  const expectFile = (address: string, file: string, cacheControl: string) => {
    found[address] = { status: 200, file, 'cache-control': cacheControl }
    const type = contentTypes[path.extname(file)]
    if (type) found[address]['content-type'] = expect.stringMatching(type)
  }
  for (const { address, file } of pages) expectFile(address, file, caching.revalidated)
  for (const file of rules.hashed) expectFile(file, file.slice(1), caching.hashed)
  for (const file of rules.others) expectFile(file, file.slice(1), caching.revalidated)

  /** The 404 page of the address's language. */
  const missing = (address: string): Expected => ({
    status: 404,
    file: notFoundFile(rules, address),
    'cache-control': caching.revalidated,
    'content-type': expect.stringMatching(contentTypes['.html']!),
  })

  const home = pages.find(({ address }) => address === base)!.address
  const page = pages.find(({ address }) => address !== base)!.address
  const [script, styles] = ['.js', '.css'].map(
    (end) => rules.hashed.find((it) => it.endsWith(end))!,
  )
  const kinds = [home, page, script!, styles!]

  describe(`${name} with the site ${variant === 'plain' ? 'at its root' : 'in a folder'}`, () => {
    let url = ''
    let stop: (() => Promise<void>) | undefined
    let reason = ''
    beforeAll(async () => {
      const host = await startHost(name, site, settings)
      if ('missing' in host) reason = host.missing
      else ({ url, close: stop } = host)
    })
    beforeEach(({ skip }) => skip(reason !== '', reason))
    afterAll(() => stop?.())

    /** Sends a request and compares the status, the headers, and the file that the body is equal to. */
    async function expectResponse(address: string, request: Request, expected: Expected) {
      const { status, headers, body } = await fetchRaw(url, address, request)
      const encoding = headers['content-encoding'] ?? 'none'
      const content = expected.file && (await readFile(`${site}/${expected.file}`, 'latin1'))
      const file = content === decode(body, encoding) ? expected.file : 'another body'
      const response = { server: '', ...headers, status, encoding, file, size: body.length }
      expect
        .soft(response, `${JSON.stringify(request)} ${address}`)
        .toMatchObject({ ...everywhere, ...expected })
      return headers
    }

    test('every file is at its address, with its type, and only hashed files are cached forever', async () => {
      for (const [address, expected] of Object.entries(found))
        await expectResponse(address, {}, { ...expected, encoding: 'none' })
    })

    test('anything missing gets the full 404 page of its language, even a conditional request', async () => {
      const conditions = {
        'If-None-Match': '*',
        'If-Modified-Since': new Date().toUTCString(),
        Range: 'bytes=0-9',
      }
      for (const address of [
        ...notFoundPages.flatMap(({ prefix }) =>
          ['no-such-page', '404', '404.html'].map((it) => prefix + it),
        ),
        // `/estate` is not below `/es/`.
        ...pages.map(({ address }) => `${address}tate`),
        ...[`${page}/more`, page.toUpperCase(), `${base}static/js`],
        `${base}static/js/gone.12345678.js`,
        ...(base === '/' ? [] : ['/', '/services']),
      ]) {
        await expectResponse(address, {}, missing(address))
        await expectResponse(address, { headers: conditions }, missing(address))
      }
    })

    test('other addresses of a page redirect to it, and keep the query', async () => {
      for (const { from, to } of redirects)
        for (const query of ['', '?a=b&c=%20d', '?from=/services?tab=2'])
          await expectResponse(from + query, {}, { status: 301, location: to + query })
    })

    test('clients that accept it get a compressed copy with its own ETag', async () => {
      for (const address of [...kinds, ...notFoundPages.map(({ prefix }) => `${prefix}x`)]) {
        const expected = found[address] ?? missing(address)
        const tags = new Set<string | undefined>()
        for (const [accepted, encoding] of [
          ['identity', 'none'],
          ['gzip', 'gzip'],
          ['br', 'br'],
          ['gzip, deflate, br', 'br'],
        ] as const) {
          const { etag } = await expectResponse(
            address,
            { headers: { 'Accept-Encoding': accepted } },
            { ...expected, encoding, vary: expect.stringMatching(/accept-encoding/i) },
          )
          tags.add(etag)
        }
        if (expected.status === 200) expect(tags.size, address).toBe(3)
      }
    })

    test('a file that the browser still has is not sent again', async () => {
      for (const address of kinds) {
        const first = await expectResponse(address, {}, found[address]!)
        const unchanged = {
          status: 304,
          size: 0,
          'cache-control': found[address]!['cache-control'],
        }
        for (const [condition, expected] of [
          [{ 'If-None-Match': first.etag! }, unchanged],
          [{ 'If-Modified-Since': first['last-modified']! }, unchanged],
          [{ 'If-None-Match': '"other"' }, found[address]!],
        ] as const)
          await expectResponse(address, { headers: condition }, expected)
      }
    })

    test('HEAD gets the headers of GET, other methods a 405', async () => {
      for (const address of [...kinds, `${base}no-such-page`]) {
        const { status, headers } = await fetchRaw(url, address)
        const { date: _, ...expected } = headers
        await expectResponse(address, { method: 'HEAD' }, { ...expected, status, size: 0 })
      }
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])
        await expectResponse(page, { method }, { status: 405, allow: 'GET, HEAD' })
      expect((await fetchRaw(url, page, { method: 'TRACE' })).status).toBe(405)
    })

    test('byte ranges are served, and wrong ones do no harm', async () => {
      const { body } = await fetchRaw(url, script!)
      const part = await fetchRaw(url, script!, { headers: { Range: 'bytes=2-11' } })
      expect(part).toMatchObject({ status: 206, body: body.slice(2, 12) })
      expect(part.headers['content-range']).toBe(`bytes 2-11/${body.length}`)
      const beyond = { headers: { Range: 'bytes=99999999-' } }
      expect((await fetchRaw(url, script!, beyond)).status).toBe(416)
      for (const Range of ['bytes=5-2', 'bytes=-', 'bytes=x-y', 'items=0-1', 'bytes=0-1,5-6,', '='])
        for (const address of [home, script!]) {
          const { status } = await fetchRaw(url, address, { headers: { Range } })
          expect([200, 206, 416, 400], `${Range} of ${address}`).toContain(status)
        }
    })

    test('a malformed request gets a 4xx, and the next one its page', async () => {
      for (const address of [
        ...['/%', '/%E0%A4%A', '/%00', '//other.example/services', '/\\\\other.example'],
        ...['/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2f..%2fetc%2fpasswd', '/../../../etc/passwd'],
        ...['/static/../../package.json', '/static/js/', '/.env', '/.vite/manifest.json'],
        ...['/index.html.br', '/_headers', '/_redirects', `/${'a/'.repeat(5000)}`],
        `/${'a'.repeat(10_000)}`,
      ])
        expect
          .soft(await sendRequestLine(url, `GET ${address} HTTP/1.1`), address.slice(0, 60))
          .toMatch(/^HTTP\/1\.1 4\d\d/)
      const long = `GET /${'a'.repeat(200_000)} HTTP/1.1`
      for (const line of [long, 'GET  HTTP/1.1', 'NONSENSE', 'BREW / HTTP/1.1'])
        expect.soft(await sendRequestLine(url, line)).toMatch(/^(HTTP\/1\.1 4\d\d|$)/)
      await expectResponse(home, {}, found[home]!)
    })
  })
}

function decode(body: string, encoding: string) {
  const decompress = { br: brotliDecompressSync, gzip: gunzipSync }[encoding]
  return decompress ? decompress(Buffer.from(body, 'latin1')).toString('latin1') : body
}
