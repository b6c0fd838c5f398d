import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

export type Answer = { status: number; headers: Record<string, string>; body: string }

/** A request as it stands: nothing is normalised, followed or decompressed, as a browser's client would. */
export async function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  const sent = request({ hostname, port, path, method, headers, agent: false })
  sent.end()
  const [response] = await once(sent, 'response')
  const body = await text(response.setEncoding('latin1'))
  return { status: response.statusCode, headers: response.headers, body }
}

/** The first line of the answer to a request line that no client would let pass. */
export async function askRaw(origin: string, requestLine: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(`${requestLine}\r\nHost: site\r\nConnection: close\r\n\r\n`)
  const answer = await text(socket).catch(() => '')
  return answer.split('\r\n', 1)[0] ?? ''
}

/** A file with its hash in its name that the home page asks for. */
export async function hashedFile(origin: string, extension: 'js' | 'css') {
  const { body } = await ask(origin, '/')
  const files = body.match(new RegExp(`/static/[^"]+\\.${extension}`, 'g')) ?? []
  return files[0]!
}
