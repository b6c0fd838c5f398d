import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

type Request = { method?: string | undefined; headers?: Record<string, string>; body?: Buffer }

/** Sends a request as it is: unlike `fetch`, normalises no path, follows no redirect and decompresses nothing. */
export async function fetchRaw(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Request = {},
): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const { hostname, port } = new URL(origin)
  const outgoing = request({ hostname, port, path, method, headers, agent: false })
  outgoing.end(body)
  const [response] = await once(outgoing, 'response')
  const answer = await text(response.setEncoding('latin1'))
  return { status: response.statusCode, headers: response.headers, body: answer }
}

export function decompress(body: string, encoding: string | undefined) {
  const decompressSync = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? '']
  return decompressSync ? decompressSync(Buffer.from(body, 'latin1')).toString('latin1') : body
}

/** The first of several free ports in a row. They are below those that systems give to outgoing connections. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = 20_000 + count * Math.floor(Math.random() * 2000)
    const servers = Array.from({ length: count }, (_, index) =>
      createServer().listen(first + index, '127.0.0.1'),
    )
    const listening = await Promise.allSettled(servers.map((server) => once(server, 'listening')))
    for (const server of servers) server.close()
    if (listening.every(({ status }) => status === 'fulfilled')) return first
  }
}
