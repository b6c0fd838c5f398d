import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sirv from 'sirv'
import { makeCertificate } from '../tests/support/certificate.ts'

/**
 * Serves a built site until the process ends: HTTP/2, brotli and the headers in its `_headers`, as hosts do.
 *
 * @param cache a folder for the certificate
 * @throws Error when the machine has no `openssl`
 */
export async function serve(site: string, cache: string): Promise<string> {
  const policy = headersOf(site)
  // Node's HTTP/2 responses have no setHeaders().
  const setPolicy = (response: ServerResponse) => {
    for (const [name, value] of policy) response.setHeader(name, value)
  }
  const files = sirv(site, {
    brotli: true,
    setHeaders(response, pathname) {
      setPolicy(response)
      if (pathname.includes('/static/'))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    },
  })
  const missing = readFileSync(path.join(site, '404.html.br'))
  const { key, certificate } = makeCertificate(cache)
  const encryption = { key: readFileSync(key), cert: readFileSync(certificate) }
  // Node's HTTP/2 objects have the interface of its HTTP/1 objects, but not their type.
  const answer = (request: IncomingMessage, response: ServerResponse) =>
    files(request, response, () => {
      const type = { 'Content-Type': 'text/html;charset=utf-8', 'Content-Encoding': 'br' }
      setPolicy(response)
      response.writeHead(404, type).end(missing)
    })
  const server = createSecureServer(encryption, answer as unknown as Http2Handler)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return `https://localhost:${(server.address() as AddressInfo).port}`
}

type Http2Handler = Parameters<typeof createSecureServer>[1]

/** The headers that hold for every file: the first block of Netlify's format. */
function headersOf(site: string): Headers {
  const [block = ''] = readFileSync(path.join(site, '_headers'), 'utf8').split('\n\n')
  const lines = block.matchAll(/^ +([\w-]+): (.*)$/gm)
  return new Headers([...lines].map(([, name, value]) => [name!, value!]))
}
