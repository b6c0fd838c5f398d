import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { localAccount } from '../../mail/local-account.ts'
import { parseForm, parseJson, variablesOf } from '../../mail/submission.ts'

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
const plainText = { 'Content-Type': 'text/plain; charset=utf-8' }
/** No UTF-8, no line, no end in sight. */
const noText = Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, 0x80, 0x0d, 0x00, 0xed, 0xa0, 0x80])

export type Fault =
  | 'none'
  | { status: number; body?: 'text' | 'binary' }
  /** The connection breaks when the whole request is there. */
  | 'reset'
  /** The answer promises more than it brings. */
  | 'cut'
  /** The browser is not allowed to ask. */
  | 'preflight refused'
  /** The browser may ask, and the page may not read the answer. */
  | 'unreadable'
  /** Nothing, until `answer` is called. */
  | 'hold'

export type FaultyMail = Awaited<ReturnType<typeof startFaultyMail>>

/**
 * An e-mail service that misbehaves as it is told, in the protocol of the real one. It notes what it has
 * taken: every message that it got whole and began to answer by 200.
 */
export async function startFaultyMail() {
  let fault: Fault = 'none'
  let attempts = 0
  let left = 0
  const taken: Map<string, string>[] = []
  const held: (() => void)[] = []
  const sockets = new Set<Socket>()

  function take(response: ServerResponse, variables: Map<string, string>, headers: object = cors) {
    if (response.destroyed) return response
    taken.push(variables)
    return response.writeHead(200, { ...plainText, ...headers })
  }

  function misbehave(response: ServerResponse, variables: Map<string, string>) {
    if (fault === 'none') take(response, variables).end('OK')
    else if (fault === 'hold') held.push(() => take(response, variables).end('OK'))
    else if (fault === 'unreadable') take(response, variables, {}).end('OK')
    else if (fault === 'reset' || fault === 'preflight refused') response.socket?.resetAndDestroy()
    else if (fault === 'cut') {
      take(response, variables, { ...cors, 'Content-Length': '1000' })
      response.write('O', () => response.socket?.destroy())
    } else {
      const body = fault.body === 'binary' ? noText : 'An error'
      if (fault.status === 200) take(response, variables).end(body)
      else response.writeHead(fault.status, { ...plainText, ...cors }).end(body)
    }
  }

  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, fault === 'preflight refused' ? {} : cors).end()
    } else if (request.method !== 'POST') {
      response.writeHead(404).end()
    } else {
      attempts += 1
      response.on('close', () => {
        if (!response.writableEnded) left += 1
      })
      const variables = await takenFrom(request).catch(() => undefined)
      if (variables) misbehave(response, variables)
    }
  })
  server.on('connection', (socket) => {
    sockets.add(socket.on('error', () => undefined))
    socket.on('close', () => sockets.delete(socket))
  })
  const listen = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return (server.address() as AddressInfo).port
  }
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  const port = await listen(0)

  return {
    port,
    /** How it treats every request from now on. */
    set fault(next: Fault) {
      fault = next
    },
    /** Everything forgotten, every wish fulfilled. */
    reset() {
      fault = 'none'
      attempts = 0
      left = 0
      taken.length = 0
      held.length = 0
    },
    /** Answers what it holds as a service in order would; whoever has gone has not sent. */
    answer() {
      for (const respond of held.splice(0)) respond()
    },
    /** How many requests to send have arrived, whatever became of them. */
    attempts: () => attempts,
    /** How many senders have left before they were answered. */
    left: () => left,
    /** The messages that it has taken, each as the variables of its template. */
    taken: () => [...taken],
    /** Closes the port, so that the next connection is refused. */
    close,
    async open() {
      if (!server.listening) await listen(port)
    },
  }
}

async function takenFrom(request: IncomingMessage): Promise<Map<string, string>> {
  const parse = request.url?.endsWith('/send-form') ? parseForm : parseJson
  const sent = await parse(await buffer(request), request.headers['content-type'] ?? '')
  return new Map(Object.entries(variablesOf(sent, localAccount)))
}
