import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

type HttpResponse = { status: number; headers: Record<string, string>; body: string }

/** Sends a request as it is: unlike `fetch`, normalises no path, follows no redirect and decompresses nothing. */
export async function fetchRaw(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<HttpResponse> {
  const { hostname, port } = new URL(origin)
  const outgoing = request({ hostname, port, path, method, headers, agent: false })
  outgoing.end()
  const [response] = await once(outgoing, 'response')
  const body = await text(response.setEncoding('latin1'))
  return { status: response.statusCode, headers: response.headers, body }
}

/** Sends a request line that an HTTP client would refuse to send. Returns the status line of the response. */
export async function sendRequestLine(origin: string, requestLine: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(`${requestLine}\r\nHost: site\r\nConnection: close\r\n\r\n`)
  const response = await text(socket).catch(() => '')
  return response.split('\r\n', 1)[0] ?? ''
}
