import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Visitor } from './contact.ts'

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
const plainText = { 'Content-Type': 'text/plain; charset=utf-8' }

export type Fault =
  | 'none'
  | { status: number }
  /** The connection is reset after the whole request has arrived. */
  | 'reset'
  /** The connection closes in the middle of the answer. */
  | 'cut'
  /** CORS forbids the request. */
  | 'preflight refused'
  /** CORS allows the request, but not reading the answer. */
  | 'unreadable'
  /** No answer until `answer` is called. */
  | 'hold'

export type FaultyMail = Awaited<ReturnType<typeof startFaultyMail>>

/**
 * A fake EmailJS that fails on request. A message counts as arrived once it is complete and the service starts to answer
 * 200.
 */
export async function startFaultyMail() {
  let attempts = 0
  const messages: string[] = []
  const held: (() => void)[] = []
  const holding = new EventEmitter()

  function accept(response: ServerResponse, message: string, headers: object = cors) {
    if (!response.destroyed) messages.push(message)
    return response.writeHead(200, { ...plainText, ...headers })
  }

  function respond(response: ServerResponse, message: string, fault: Fault) {
    if (fault === 'none') accept(response, message).end('OK')
    else if (fault === 'unreadable') accept(response, message, {}).end('OK')
    else if (fault === 'reset' || fault === 'preflight refused') response.socket?.resetAndDestroy()
    else if (fault === 'cut') {
      accept(response, message, { ...cors, 'Content-Length': '1000' })
      response.write('O', () => response.socket?.destroy())
    } else if (fault === 'hold') {
      held.push(() => accept(response, message).end('OK'))
      holding.emit('held')
    } else response.writeHead(fault.status, { ...plainText, ...cors }).end('An error')
  }

  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, mail.fault === 'preflight refused' ? {} : cors).end()
    } else if (request.method !== 'POST') {
      response.writeHead(404).end()
    } else {
      attempts += 1
      const message = await messageOf(request).catch(() => undefined)
      if (message !== undefined) respond(response, message, mail.fault)
    }
  })
  const listen = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)

  const mail = {
    port,
    /** What happens to every request from now on. */
    fault: 'none' as Fault,
    reset() {
      mail.fault = 'none'
      attempts = 0
      messages.length = 0
      held.length = 0
    },
    /** Accepts all held requests. Waits for one if there is none. */
    async answer() {
      if (held.length === 0) await once(holding, 'held')
      for (const release of held.splice(0)) release()
    },
    /** The number of send requests, whatever their outcome. */
    attempts: () => attempts,
    /** How often this visitor's message has arrived unchanged. */
    arrived: (typed: Visitor) => messages.filter((message) => message === typed.message).length,
    /** Stops listening: connections are refused until `open`. */
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    async open() {
      if (!server.listening) await listen(port)
    },
  }
  return mail
}

async function messageOf(request: IncomingMessage): Promise<string> {
  const body = await buffer(request)
  if (!request.url?.endsWith('/send-form')) return JSON.parse(String(body)).template_params.message
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
  const form = await new Response(new Uint8Array(body), { headers }).formData()
  // Browsers submit line breaks as CRLF.
  return String(form.get('message')).replaceAll('\r\n', '\n')
}
