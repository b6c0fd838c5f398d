import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { installFromDebian } from '../../tools/browser/debian.ts'
import { fromTemplate } from '../../tools/deploy/from-template.ts'
import { caching } from '../../tools/deploy/policy.ts'
import {
  headersFor,
  notFoundFile,
  type SiteRules,
  siteRules,
} from '../../tools/deploy/site-rules.ts'
import { startStaticServer } from '../../tools/serve/static-server.ts'
import { testFolder } from '../../tools/test-folder.ts'
import { builtSite } from '../support/built-site.ts'
import { decompress, fetchRaw, freePorts } from '../support/http.ts'
import { aboutPage } from '../support/pages.ts'
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
  '.mp3': /^audio\/mpeg$/,
  '.txt': /^text\/plain/,
  '.xml': /^(text|application)\/xml/,
  '.webmanifest': /^application\/manifest\+json$/,
}

/** Tests the responses of a host to each kind of request, each with the headers of the site or its editor. */
export async function testHost(name: 'the local server' | 'Caddy', variant: Variant) {
  const site = await builtSite(variant)
  const moved = [{ from: '/old/offer', to: aboutPage.path }]
  const rules = await siteRules(site, settingsOf(variant), moved)
  const { pages, hashed, others, redirects, notFoundPages } = rules
  const url = await (name === 'Caddy' ? startCaddy : startLocalServer)(site, rules)

  const everywhere = { server: expect.stringMatching(/^\D*$/), 'x-robots-tag': '' }
  const headersOf = (address: string): Expected => {
    const headers = Object.entries(headersFor(rules, address))
    const inLowerCase = headers.map(([name, value]) => [name.toLowerCase(), value])
    return { ...everywhere, ...Object.fromEntries(inLowerCase) }
  }

  const expectedFile = (status: number, file: string, cacheControl: string): Expected => ({
    ...{ status, file, 'cache-control': cacheControl },
    'content-type': expect.stringMatching(contentTypes[path.extname(file)] ?? /./),
  })
  /** What is expected of each address that exists. */
  const found: Record<string, Expected> = {}
  for (const { address, file } of pages)
    found[address] = expectedFile(200, file, caching.revalidated)
  for (const file of hashed) found[file] = expectedFile(200, file.slice(1), caching.hashed)
  for (const file of others) found[file] = expectedFile(200, file.slice(1), caching.revalidated)
  /** The 404 page of the address's language. */
  const missing = (address: string) =>
    expectedFile(404, notFoundFile(rules, address), caching.revalidated)

  const page = pages.find(({ address }) => address !== '/')!.address
  const script = hashed.find((file) => file.endsWith('.js'))!
  const kinds = ['/', page, script, hashed.find((file) => file.endsWith('.css'))!]

  /** Sends a request and compares the status, the headers, and the file that the body is equal to. */
  async function expectResponse(address: string, request: Request, expected: Expected) {
    const { status, headers, body } = await fetchRaw(url!, address, request)
    const encoding = headers['content-encoding'] ?? 'none'
    const content = expected.file && (await readFile(`${site}/${expected.file}`, 'latin1'))
    const file = content === decompress(body, encoding) ? expected.file : 'another body'
    const defaults = { server: '', 'x-robots-tag': '' }
    const response = { ...defaults, ...headers, status, encoding, file, size: body.length }
    expect
      .soft(response, `${JSON.stringify(request)} ${address}`)
      .toMatchObject({ ...headersOf(address), ...expected })
    return headers
  }

  describe.skipIf(!url)(`${name}, ${variant}`, () => {
    test('every file is at its address, with its type, and cached forever if hashed', async () => {
      for (const [address, expected] of Object.entries(found))
        await expectResponse(address, {}, { ...expected, encoding: 'none' })
    })

    test('anything missing gets the full 404 page of its language, even a conditional request', async () => {
      const date = new Date().toUTCString()
      const conditions = { 'If-None-Match': '*', 'If-Modified-Since': date, Range: 'bytes=0-9' }
      for (const address of [
        ...notFoundPages.flatMap(({ prefix }) =>
          ['no-such-page', '404', '404.html'].map((it) => prefix + it),
        ),
        // `/estate` is not below `/es/`.
        ...pages.map(({ address }) => `${address}tate`).filter((it) => !it.endsWith('/tate')),
        ...[`${page}/more`, page.toUpperCase(), '/static/js/gone.12345678.js'],
      ])
        for (const headers of [{}, conditions])
          await expectResponse(address, { headers }, missing(address))
    })

    test('other and former addresses of a page redirect to it, and keep the query', async () => {
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
          const request = { headers: { 'Accept-Encoding': accepted } }
          const vary = expect.stringMatching(/accept-encoding/i)
          const { etag } = await expectResponse(address, request, { ...expected, encoding, vary })
          tags.add(etag)
        }
        if (expected.status === 200) expect(tags.size, address).toBe(3)
      }
    })

    test('a file that the browser still has is not sent again', async () => {
      for (const address of kinds) {
        const whole = found[address]!
        const { etag, 'last-modified': date } = await expectResponse(address, {}, whole)
        const cacheControl = whole['cache-control']
        const unchanged = { status: 304, size: 0, 'cache-control': cacheControl }
        await expectResponse(address, { headers: { 'If-None-Match': etag! } }, unchanged)
        await expectResponse(address, { headers: { 'If-Modified-Since': date! } }, unchanged)
        await expectResponse(address, { headers: { 'If-None-Match': '"other"' } }, whole)
      }
    })

    const recording = hashed.find((file) => file.endsWith('.mp3'))
    test.skipIf(!recording)('a browser that seeks gets a part of a recording', async () => {
      const { file: _, ...whole } = found[recording!]!
      const part = { status: 206, size: 10, 'content-range': expect.stringMatching(/^bytes 20-29/) }
      const headers = { Range: 'bytes=20-29' }
      await expectResponse(recording!, { headers }, { ...whole, ...part })
    })

    test('HEAD gets the headers of GET, other methods a 405', async () => {
      for (const address of [...kinds, '/no-such-page']) {
        const { status, headers } = await fetchRaw(url!, address)
        const { date: _, ...expected } = headers
        await expectResponse(address, { method: 'HEAD' }, { ...expected, status, size: 0 })
      }
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])
        await expectResponse(page, { method }, { status: 405, allow: 'GET, HEAD' })
      expect((await fetchRaw(url!, page, { method: 'TRACE' })).status).toBe(405)
    })

    test('a malformed request gets a 4xx, and the next one its page', async () => {
      for (const address of [
        ...['/%', '/%E0%A4%A', '/%00', '//other.example/services', '/\\other.example'],
        ...['/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2f..%2fetc%2fpasswd', '/../../../etc/passwd'],
        ...['/static/../../package.json', '/static/js/', '/.env', '/.vite/manifest.json'],
        ...['/index.html.br', '/_headers', '/_redirects', `/${'a/'.repeat(5000)}`],
      ]) {
        const { status } = await fetchRaw(url!, address)
        expect.soft(String(status), address.slice(0, 60)).toMatch(/^4/)
      }
      await expectResponse('/', {}, found['/']!)
    })
  })
}

async function startLocalServer(folder: string, rules: SiteRules): Promise<string> {
  const { url, close } = await startStaticServer({ folder, port: 0, rules })
  afterAll(close)
  return url
}

/** A host that the build writes a configuration for. In CI it is an error if it is missing. */
async function startCaddy(site: string, rules: SiteRules): Promise<string | undefined> {
  const program = '/usr/bin/caddy'
  try {
    if (!existsSync(program)) installFromDebian('Caddy', 'caddy')
  } catch {}
  if (!existsSync(program)) {
    if (process.env.CI) throw new Error('Caddy is not installed.')
    console.warn('Not tested with Caddy: it is missing.')
    return undefined
  }
  const folder = testFolder(afterAll)
  const file = path.join(folder, 'Caddyfile')
  await writeFile(file, await fromTemplate('Caddyfile', rules))
  const port = await freePorts(1)
  const folders = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, SITE_ROOT: site }
  const env = { ...process.env, ...folders, SITE_ADDRESS: `:${port}`, CADDY_ADMIN: 'off' }
  const url = `http://localhost:${port}`
  const server = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], { env })
  afterAll(async () => {
    server.kill()
    if (server.exitCode === null) await once(server, 'exit')
  })
  await vi.waitFor(() => fetchRaw(url, '/'), { timeout: 50_000, interval: 100 })
  return url
}
