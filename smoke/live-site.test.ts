import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { LiveSite } from './live-site.ts'

test.each(['/site', '/site/'])(
  'a site at %s is asked for its sitemap in that folder',
  async (address) => {
    const server = createServer((request, response) => {
      const found = request.url === '/site/sitemap.xml'
      response.writeHead(found ? 200 : 404).end('<loc>https://site.example/site/services</loc>')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    expect(await new LiveSite(origin + address).pages()).toEqual(['/site/services'])
    server.closeAllConnections()
    server.close()
  },
)
