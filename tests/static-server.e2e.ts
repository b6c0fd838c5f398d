import { ask, hashedFile } from './support/http.ts'
import { addresses, expect, test } from './support/test.ts'

const site = addresses.sites?.plain
const documents = ['/', '/services', '/about', '/no-such-page']

test.describe('The static server', () => {
  test('protects every answer, whatever its status', async () => {
    const answers = [
      ...(await Promise.all(documents.map((path) => ask(site, path)))),
      await ask(site, await hashedFile(site, 'js')),
      await ask(site, '/services.html'),
      await ask(site, '/', { method: 'POST' }),
      await ask(site, '/%'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 200, 301, 405, 400])
    for (const { headers } of answers) {
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*(?!\.)/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toMatch(/strict-origin|same-origin|no-referrer/)
      expect(headers['permissions-policy']).toMatch(
        /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
      )
    }
  })

  test('has documents revalidated', async () => {
    for (const path of documents.slice(0, 3)) {
      const first = await ask(site, path)
      expect(first.headers['cache-control']).toMatch(/no-cache|max-age=0/)
      expect(first.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8/i)
      expect(first.headers.etag, path).toBeTruthy()
      const again = await ask(site, path, { headers: { 'If-None-Match': first.headers.etag! } })
      expect(again.status).toBe(304)
      expect(again.body).toBe('')
      const other = await ask(site, path, { headers: { 'If-None-Match': '"other"' } })
      expect(other.status).toBe(200)
    }
    const missing = await ask(site, '/no-such-page')
    const again = await ask(site, '/no-such-page', {
      headers: { 'If-None-Match': missing.headers.etag!, Range: 'bytes=0-9' },
    })
    expect(again.status).toBe(404)
    expect(again.body).toBe(missing.body)
  })

  test('has hashed files kept for ever, and nothing else', async () => {
    for (const extension of ['js', 'css'] as const) {
      const { headers } = await ask(site, await hashedFile(site, extension))
      expect(headers['cache-control']).toMatch(/max-age=31536000.*immutable/)
    }
    for (const path of [
      '/robots.txt',
      '/favicon.svg',
      '/no-such-page',
      '/static/js/gone.12345678.js',
    ]) {
      expect((await ask(site, path)).headers['cache-control'] ?? '', path).not.toContain(
        'immutable',
      )
    }
  })

  test('serves compressed copies to whoever takes them', async () => {
    for (const path of [
      '/',
      '/services',
      '/no-such-page',
      await hashedFile(site, 'js'),
      await hashedFile(site, 'css'),
    ]) {
      const plain = await ask(site, path)
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.headers.vary, path).toMatch(/accept-encoding/i)
      const tags = new Set([plain.headers.etag])
      for (const encoding of ['br', 'gzip']) {
        const { headers, body } = await ask(site, path, {
          headers: { 'Accept-Encoding': encoding },
        })
        expect(headers['content-encoding'], path).toBe(encoding)
        expect(headers.vary).toMatch(/accept-encoding/i)
        expect(headers['content-type']).toBe(plain.headers['content-type'])
        expect(body.length).toBeLessThan(plain.body.length)
        tags.add(headers.etag)
      }
      expect(tags.size, 'each copy has an ETag of its own').toBe(3)
      const both = await ask(site, path, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } })
      expect(both.headers['content-encoding']).toBe('br')
    }
  })

  test('answers HEAD like GET, without the body', async () => {
    for (const path of [...documents, await hashedFile(site, 'js')]) {
      const get = await ask(site, path)
      const head = await ask(site, path, { method: 'HEAD' })
      expect(head.status).toBe(get.status)
      expect(head.body).toBe('')
      for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
        expect(head.headers[name], `${name} of ${path}`).toBe(get.headers[name])
      }
    }
  })

  test('answers other methods by 405', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const { status, headers } = await ask(site, '/services', { method })
      expect(status, method).toBe(405)
      expect(headers.allow).toBe('GET, HEAD')
    }
  })

  test('leads the name of a file to its address', async () => {
    for (const [path, to] of [
      ['/services.html', '/services'],
      ['/index.html', '/'],
      ['/about.html?from=mail', '/about?from=mail'],
    ] as const) {
      const { status, headers } = await ask(site, path)
      expect([301, 308]).toContain(status)
      expect(headers.location).toBe(to)
    }
  })
})
