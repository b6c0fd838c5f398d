import { ask, askRaw, hashedFile } from './support/http.ts'
import { addresses, expect, test } from './support/test.ts'

const site = addresses.sites?.plain

test.describe('The static server', () => {
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
      '//other.example/services',
      '/\\\\other.example',
      `/${'a'.repeat(10_000)}`,
      `/${'a/'.repeat(5000)}`,
    ]
    for (const path of odd) {
      const line = await askRaw(site, `GET ${path} HTTP/1.1`)
      expect(line, path.slice(0, 60)).toMatch(/^HTTP\/1\.1 4\d\d/)
    }
    for (const line of [
      `GET /${'a'.repeat(200_000)} HTTP/1.1`,
      'GET  HTTP/1.1',
      'NONSENSE',
      'BREW / HTTP/1.1',
    ]) {
      expect(await askRaw(site, line)).toMatch(/^(HTTP\/1\.1 4\d\d|$)/)
    }
    expect((await ask(site, '/')).status).toBe(200)
  })

  test('answers odd ranges, and lives on', async () => {
    const file = await hashedFile(site, 'js')
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
        const { status } = await ask(site, path, { headers: { Range: range } })
        expect([200, 206, 416, 400], `${range} of ${path}`).toContain(status)
      }
    }
    const part = await ask(site, file, { headers: { Range: 'bytes=0-9' } })
    expect([200, 206]).toContain(part.status)
    expect((await ask(site, '/')).status).toBe(200)
  })
})
