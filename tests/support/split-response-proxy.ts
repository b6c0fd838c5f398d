import { setTimeout } from 'node:timers/promises'
import { startFakeServer } from './fake-server.ts'

/** A proxy that sends the start of each document, up to `</header>`, and the remainder 0.5 s later. */
export async function startSplitResponseProxy(site: string) {
  return startFakeServer(async (request, response) => {
    const { status, headers, body } = await fetch(new URL(request.url!, site))
    const { 'content-encoding': _, 'content-length': __, ...kept } = Object.fromEntries(headers)
    response.writeHead(status, kept)
    const bytes = Buffer.from(await new Response(body).arrayBuffer())
    if (!headers.get('content-type')?.startsWith('text/html')) return void response.end(bytes)
    const end = bytes.indexOf('</header>')
    response.write(bytes.subarray(0, end))
    await setTimeout(500)
    response.end(bytes.subarray(end))
  })
}
