import { caching } from '../deploy/policy.ts'
import { siteRules } from '../deploy/site-rules.ts'
import { expect, hosts, settings, site, test } from './support/host-test.ts'
import { ask, hashedFile } from './support/http.ts'
import { words } from './support/words.ts'

const documents = ['/', '/services', '/about']
const missing = '/no-such-page'
const missingChunk = '/static/js/gone.12345678.js'
const compressions = ['br', 'gzip'] as const
const title = (body: string) => body.match(/<title>(.*?)<\/title>/)?.[1]

for (const host of hosts) {
  test.describe(`On ${host} the site`, () => {
    let url: string
    test.beforeEach(async ({ urlOf }) => {
      url = await urlOf(host)
    })

    test('carries every header of the policy, whatever the answer’s status', async () => {
      const { headers: policy } = await siteRules(site, settings)
      const answers = [
        ...(await Promise.all([...documents, missing].map((path) => ask(url, path)))),
        await ask(url, await hashedFile(url, 'js')),
        await ask(url, '/services.html'),
        await ask(url, '/', { method: 'POST' }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 200, 301, 405])
      for (const { headers } of answers) {
        for (const [name, value] of Object.entries(policy)) {
          expect(headers[name.toLowerCase()], name).toBe(value)
        }
        expect(headers.server ?? '', 'no version to look holes up for').not.toMatch(/\d/)
      }
    })

    test('has documents revalidated, and answers 304 when nothing has changed', async () => {
      for (const path of documents) {
        const first = await ask(url, path)
        expect(first.headers['cache-control'], path).toBe(caching.revalidated)
        expect(first.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8/i)
        for (const condition of [
          { 'If-None-Match': first.headers.etag! },
          { 'If-Modified-Since': first.headers['last-modified']! },
        ]) {
          const again = await ask(url, path, { headers: condition })
          expect(again.status, `${path} ${JSON.stringify(condition)}`).toBe(304)
          expect(again.body).toBe('')
        }
        const other = await ask(url, path, { headers: { 'If-None-Match': '"other"' } })
        expect(other.status).toBe(200)
      }
    })

    test('answers what is missing by the 404 page, each time and whole', async () => {
      for (const path of [missing, '/404', '/404.html', '/Services', missingChunk, '/static/js']) {
        const first = await ask(url, path)
        expect(first.status, path).toBe(404)
        expect(title(first.body), path).toBe(words.titles.missing)
        expect(first.headers['cache-control'], path).toBe(caching.revalidated)
        const again = await ask(url, path, {
          headers: {
            'If-None-Match': first.headers.etag ?? '*',
            'If-Modified-Since': new Date().toUTCString(),
            Range: 'bytes=0-9',
          },
        })
        expect(again.status, path).toBe(404)
        expect(again.body, path).toBe(first.body)
      }
    })

    test('has hashed files kept for ever, and nothing else', async () => {
      for (const extension of ['js', 'css'] as const) {
        const file = await hashedFile(url, extension)
        const first = await ask(url, file)
        expect(first.headers['cache-control'], file).toBe(caching.hashed)
        const again = await ask(url, file, { headers: { 'If-None-Match': first.headers.etag! } })
        expect([again.status, again.headers['cache-control']]).toEqual([304, caching.hashed])
      }
      for (const path of ['/robots.txt', '/favicon.svg', '/sitemap.xml', missing, missingChunk]) {
        expect((await ask(url, path)).headers['cache-control'], path).toBe(caching.revalidated)
      }
    })

    test('serves compressed copies to whoever takes them', async () => {
      for (const path of [
        ...documents,
        missing,
        await hashedFile(url, 'js'),
        await hashedFile(url, 'css'),
      ]) {
        const plain = await ask(url, path)
        expect(plain.headers['content-encoding']).toBeUndefined()
        expect(plain.headers.vary, path).toMatch(/accept-encoding/i)
        const tags = new Set([plain.headers.etag])
        for (const encoding of compressions) {
          const { headers, body } = await ask(url, path, {
            headers: { 'Accept-Encoding': encoding },
          })
          expect(headers['content-encoding'], path).toBe(encoding)
          expect(headers.vary).toMatch(/accept-encoding/i)
          expect(headers['content-type']).toBe(plain.headers['content-type'])
          expect(body.length).toBeLessThan(plain.body.length)
          tags.add(headers.etag)
        }
        expect(tags.size, 'each copy has an ETag of its own').toBe(path === missing ? tags.size : 3)
        const both = await ask(url, path, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } })
        expect(both.headers['content-encoding']).toBe('br')
      }
    })

    test('sends a part of a file to whoever asks for one', async () => {
      const file = await hashedFile(url, 'js')
      const whole = await ask(url, file)
      const part = await ask(url, file, { headers: { Range: 'bytes=2-11' } })
      expect(part.status).toBe(206)
      expect(part.body).toBe(whole.body.slice(2, 12))
      expect(part.headers['content-range']).toBe(`bytes 2-11/${whole.body.length}`)
      const beyond = await ask(url, file, { headers: { Range: 'bytes=99999999-' } })
      expect(beyond.status).toBe(416)
    })

    test('answers HEAD like GET, without the body', async () => {
      for (const path of [...documents, missing, await hashedFile(url, 'js')]) {
        const get = await ask(url, path)
        const head = await ask(url, path, { method: 'HEAD' })
        expect(head.status).toBe(get.status)
        expect(head.body).toBe('')
        for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
          expect(head.headers[name], `${name} of ${path}`).toBe(get.headers[name])
        }
      }
    })

    test('answers other methods by 405', async () => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        const { status, headers } = await ask(url, '/services', { method })
        expect(status, method).toBe(405)
        expect(headers.allow, method).toBe('GET, HEAD')
      }
      expect((await ask(url, '/services', { method: 'TRACE' })).status).toBe(405)
    })

    test('leads every other name of a page to its address', async () => {
      for (const [path, to] of [
        ['/services.html', '/services'],
        ['/services/', '/services'],
        ['/index.html', '/'],
        ['/about.html?from=mail', '/about?from=mail'],
        ['/about/?a=b&c=%20d', '/about?a=b&c=%20d'],
        ['/about/?from=/services?tab=2', '/about?from=/services?tab=2'],
      ] as const) {
        const { status, headers } = await ask(url, path)
        expect(status, path).toBe(301)
        expect(headers.location, path).toBe(to)
      }
    })

    test('says of each kind of file what it is', async () => {
      for (const [path, type] of [
        ['/manifest.webmanifest', 'application/manifest+json'],
        ['/sitemap.xml', /^(text|application)\/xml/],
        ['/robots.txt', /^text\/plain/],
        ['/favicon.svg', /^image\/svg\+xml/],
        [await hashedFile(url, 'js'), /^(text|application)\/javascript/],
        [await hashedFile(url, 'css'), /^text\/css/],
      ] as const) {
        const { status, headers } = await ask(url, path)
        expect(status, path).toBe(200)
        expect(headers['content-type'], path).toMatch(type)
      }
    })
  })
}
