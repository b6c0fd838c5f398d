import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** A slow line to a site: of each document the header comes first, and half a second later the rest. */
export async function startPiecemeal(site: string) {
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await fetch(new URL(request.url!, site))
    const { 'content-encoding': _, 'content-length': __, ...kept } = Object.fromEntries(headers)
    response.writeHead(status, kept)
    const bytes = Buffer.from(await new Response(body).arrayBuffer())
    const end = bytes.indexOf('</header>')
    if (!headers.get('content-type')?.startsWith('text/html')) return void response.end(bytes)
    response.write(bytes.subarray(0, end))
    await setTimeout(500)
    response.end(bytes.subarray(end))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
