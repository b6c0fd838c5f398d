import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { request } from 'node:https'
import { caching } from '../../tools/deploy/policy.ts'
import { notFoundFile, type SiteRules, siteRules } from '../../tools/deploy/site-rules.ts'
import { makeCertificate } from '../../tools/serve/certificate.ts'
import { expect, hosts, settings, site, startOrSkip, tagOf, test } from '../support/host-test.ts'
import { temporaryFolder } from '../support/hosts.ts'
import { fetchRaw, hashedFile, sendRequestLine } from '../support/http.ts'

const missingChunk = '/static/js/gone.12345678.js'

for (const host of hosts) {
  test.describe(`On ${host} the site`, { tag: tagOf(host) }, () => {
    let url: string
    let rules: SiteRules
    /** The addresses of the pages, and an address without a page, in every language. */
    let documents: string[]
    let missing: string[]
    test.beforeEach(async ({ urlOf }) => {
      url = await urlOf(host)
      rules = await siteRules(site, settings)
      documents = rules.pages.map(({ address }) => address)
      missing = rules.notFoundPages.map(({ prefix }) => `${prefix}no-such-page`)
    })

    test('sends all site-wide headers with every status', async () => {
      const responses = await Promise.all([
        fetchRaw(url, await hashedFile(url, 'js')),
        fetchRaw(url, '/services.html'),
        fetchRaw(url, '/', { method: 'POST' }),
        ...[...documents, ...missing].map((path) => fetchRaw(url, path)),
      ])
      const statuses = [200, 301, 405, ...documents.map(() => 200), ...missing.map(() => 404)]
      expect(responses.map(({ status }) => status)).toEqual(statuses)
      for (const { headers } of responses) {
        for (const [name, value] of Object.entries(rules.headers))
          expect(headers[name.toLowerCase()], name).toBe(value)
        expect(headers.server ?? '', 'no server version').not.toMatch(/\d/)
      }
    })

    test('makes browsers revalidate documents, and responds with 304 if nothing has changed', async () => {
      for (const path of documents) {
        const first = await fetchRaw(url, path)
        expect(first.headers['cache-control'], path).toBe(caching.revalidated)
        for (const [condition, status] of [
          [{ 'If-None-Match': first.headers.etag! }, 304],
          [{ 'If-Modified-Since': first.headers['last-modified']! }, 304],
          [{ 'If-None-Match': '"other"' }, 200],
        ] as const) {
          const again = await fetchRaw(url, path, { headers: condition })
          expect(again.status, `${path} ${JSON.stringify(condition)}`).toBe(status)
          expect(again.body).toBe(status === 304 ? '' : first.body)
        }
      }
    })

    test('responds with the full 404 page to anything missing, even to conditional requests', async () => {
      const paths = [
        ...missing,
        ...rules.notFoundPages.flatMap(({ prefix }) => [`${prefix}404`, `${prefix}404.html`]),
        // Not below /es/.
        ...documents.map((path) => `${path}tate`),
        ...['/Services', '/services/more', '/static/js', missingChunk],
      ]
      for (const path of paths) {
        const first = await fetchRaw(url, path)
        expect(first.status, path).toBe(404)
        const page = await readFile(`${site}/${notFoundFile(rules, path)}`, 'latin1')
        expect(first.body === page, `${path} gets the 404 page of its language`).toBe(true)
        expect(first.headers['cache-control'], path).toBe(caching.revalidated)
        const again = await fetchRaw(url, path, {
          headers: {
            'If-None-Match': first.headers.etag ?? '*',
            'If-Modified-Since': new Date().toUTCString(),
            Range: 'bytes=0-9',
          },
        })
        expect([again.status, again.body], path).toEqual([404, first.body])
      }
    })

    test('lets only hashed files be cached forever', async () => {
      for (const extension of ['js', 'css'] as const) {
        const file = await hashedFile(url, extension)
        const first = await fetchRaw(url, file)
        expect(first.headers['cache-control'], file).toBe(caching.hashed)
        const again = await fetchRaw(url, file, {
          headers: { 'If-None-Match': first.headers.etag! },
        })
        expect([again.status, again.headers['cache-control']]).toEqual([304, caching.hashed])
      }
      for (const path of ['/robots.txt', '/favicon.svg', '/sitemap.xml'])
        expect((await fetchRaw(url, path)).headers['cache-control'], path).toBe(caching.revalidated)
    })

    test('serves compressed copies to clients that accept them', async () => {
      const files = [await hashedFile(url, 'js'), await hashedFile(url, 'css')]
      for (const path of [...documents, ...missing, ...files]) {
        const plain = await fetchRaw(url, path)
        expect(plain.headers['content-encoding']).toBeUndefined()
        expect(plain.headers.vary, path).toMatch(/accept-encoding/i)
        const tags = new Set([plain.headers.etag])
        for (const [accepted, encoding] of [
          ['br', 'br'],
          ['gzip', 'gzip'],
          ['gzip, deflate, br', 'br'],
        ] as const) {
          const { headers, body } = await fetchRaw(url, path, {
            headers: { 'Accept-Encoding': accepted },
          })
          expect(headers['content-encoding'], path).toBe(encoding)
          expect(headers.vary).toMatch(/accept-encoding/i)
          expect(headers['content-type']).toBe(plain.headers['content-type'])
          expect(body.length).toBeLessThan(plain.body.length)
          tags.add(headers.etag)
        }
        if (!missing.includes(path)) expect(tags.size, 'each encoding has its own ETag').toBe(3)
      }
    })

    test('serves byte ranges, and survives invalid ones', async () => {
      const file = await hashedFile(url, 'js')
      const full = await fetchRaw(url, file)
      const part = await fetchRaw(url, file, { headers: { Range: 'bytes=2-11' } })
      expect([part.status, part.body]).toEqual([206, full.body.slice(2, 12)])
      expect(part.headers['content-range']).toBe(`bytes 2-11/${full.body.length}`)
      const beyond = await fetchRaw(url, file, { headers: { Range: 'bytes=99999999-' } })
      expect(beyond.status).toBe(416)
      for (const range of ['bytes=5-2', 'bytes=-', 'bytes=x-y', 'items=0-1', 'bytes=0-1,5-6,', '='])
        for (const path of ['/', file]) {
          const { status } = await fetchRaw(url, path, { headers: { Range: range } })
          expect([200, 206, 416, 400], `${range} of ${path}`).toContain(status)
        }
    })

    test('responds to HEAD like GET without a body, and to other methods with 405', async () => {
      for (const path of [...documents, ...missing, await hashedFile(url, 'js')]) {
        const get = await fetchRaw(url, path)
        const head = await fetchRaw(url, path, { method: 'HEAD' })
        expect([head.status, head.body]).toEqual([get.status, ''])
        for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
          expect(head.headers[name], `${name} of ${path}`).toBe(get.headers[name])
      }
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        const { status, headers } = await fetchRaw(url, '/services', { method })
        expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD'])
      }
      expect((await fetchRaw(url, '/services', { method: 'TRACE' })).status).toBe(405)
    })

    test('redirects every variant of a page’s address to the canonical one', async () => {
      for (const [path, to] of [
        ...rules.redirects.map(({ from, to }) => [from, to] as const),
        ...rules.redirects.map(({ from, to }) => [`${from}?from=mail`, `${to}?from=mail`] as const),
        ['/about/?a=b&c=%20d', '/about?a=b&c=%20d'],
        ['/about/?from=/services?tab=2', '/about?from=/services?tab=2'],
      ] as const) {
        const { status, headers } = await fetchRaw(url, path)
        expect([path, status, headers.location]).toEqual([path, 301, to])
      }
    })

    test('sends the right content type for each kind of file', async () => {
      for (const [path, type] of [
        ['/', /^text\/html; ?charset=utf-8/i],
        ['/manifest.webmanifest', /^application\/manifest\+json$/],
        ['/sitemap.xml', /^(text|application)\/xml/],
        ['/robots.txt', /^text\/plain/],
        ['/favicon.svg', /^image\/svg\+xml/],
        [await hashedFile(url, 'js'), /^(text|application)\/javascript/],
        [await hashedFile(url, 'css'), /^text\/css/],
      ] as const) {
        const { status, headers } = await fetchRaw(url, path)
        expect(status, path).toBe(200)
        expect(headers['content-type'], path).toMatch(type)
      }
    })

    test('responds to malformed requests with 4xx, and survives them', async () => {
      for (const path of [
        '/%',
        '/%E0%A4%A',
        '/%00',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/..%2f..%2f..%2fetc%2fpasswd',
        '/../../../etc/passwd',
        '/static/../../package.json',
        '/static/js/',
        '/.env',
        '/.vite/manifest.json',
        '/index.html.br',
        '/_headers',
        '/_redirects',
        '//other.example/services',
        '/\\\\other.example',
        `/${'a'.repeat(10_000)}`,
        `/${'a/'.repeat(5000)}`,
      ]) {
        const line = await sendRequestLine(url, `GET ${path} HTTP/1.1`)
        expect(line, path.slice(0, 60)).toMatch(/^HTTP\/1\.1 4\d\d/)
      }
      const long = `GET /${'a'.repeat(200_000)} HTTP/1.1`
      for (const line of [long, 'GET  HTTP/1.1', 'NONSENSE', 'BREW / HTTP/1.1'])
        expect(await sendRequestLine(url, line)).toMatch(/^(HTTP\/1\.1 4\d\d|$)/)
      expect((await fetchRaw(url, '/')).status).toBe(200)
    })
  })
}

test('nginx with a certificate redirects to HTTPS and sends all site-wide headers there', {
  tag: '@all',
}, async () => {
  const folder = await temporaryFolder('certificate')
  const encryption = makeCertificate(folder)
  const host = await startOrSkip('nginx', site, settings, encryption)
  try {
    const insecure = await fetchRaw(host.httpUrl, '/services?from=mail')
    expect([insecure.status, insecure.headers.location]).toEqual([
      301,
      `${host.url}/services?from=mail`,
    ])
    const { headers: siteHeaders } = await siteRules(site, settings)
    const ca = await readFile(encryption.certificate)
    const [response] = await once(request(host.url, { ca, agent: false }).end(), 'response')
    response.resume()
    expect(response.statusCode).toBe(200)
    for (const [name, value] of Object.entries(siteHeaders))
      expect(response.headers[name.toLowerCase()], name).toBe(value)
  } finally {
    await host.close()
    await rm(folder, { recursive: true, force: true })
  }
})
