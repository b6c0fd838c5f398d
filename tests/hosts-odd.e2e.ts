import { expect, hosts, test } from './support/host-test.ts'
import { ask, askRaw, hashedFile } from './support/http.ts'

for (const host of hosts) {
  test.describe(`On ${host} the site`, () => {
    let url: string
    test.beforeEach(async ({ urlOf }) => {
      url = await urlOf(host)
    })

    test('answers odd addresses by 4xx, and lives on', async () => {
      const odd = [
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
      ]
      for (const path of odd) {
        const line = await askRaw(url, `GET ${path} HTTP/1.1`)
        expect(line, path.slice(0, 60)).toMatch(/^HTTP\/1\.1 4\d\d/)
      }
      for (const line of [
        `GET /${'a'.repeat(200_000)} HTTP/1.1`,
        'GET  HTTP/1.1',
        'NONSENSE',
        'BREW / HTTP/1.1',
      ]) {
        expect(await askRaw(url, line)).toMatch(/^(HTTP\/1\.1 4\d\d|$)/)
      }
      expect((await ask(url, '/')).status).toBe(200)
    })

    test('answers odd ranges, and lives on', async () => {
      const file = await hashedFile(url, 'js')
      for (const range of [
        'bytes=5-2',
        'bytes=-',
        'bytes=x-y',
        'bytes=99999999-',
        'items=0-1',
        'bytes=0-1,5-6,',
        'bytes=-0',
        '=',
      ]) {
        for (const path of ['/', file]) {
          const { status } = await ask(url, path, { headers: { Range: range } })
          expect([200, 206, 416, 400], `${range} of ${path}`).toContain(status)
        }
      }
      expect((await ask(url, '/')).status).toBe(200)
    })
  })
}
