import { setTimeout } from 'node:timers/promises'
import { startStandIn } from './stand-in.ts'

/** A slow line to a site: of each document the header comes first, and half a second later the rest. */
export async function startPiecemeal(site: string) {
  return startStandIn(async (request, response) => {
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
