import { EventEmitter, once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { startStandIn } from './stand-in.ts'

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }

/** How long a release waits for its request, in milliseconds. */
const arrivalTimeout = 10_000

/**
 * An e-mail service that misbehaves as the message asks, so that journeys can run side by side: `answer 503`
 * is answered by that status, `reset` by a broken connection, `no cors` by an answer that the page may not
 * read, `hold <name>` by nothing until `releaseHeld` lets it go with 200.
 */
export async function startBrokenMail() {
  const held = new Map<string, ServerResponse>()
  const arrivals = new EventEmitter()

  // A browser reports a request when it sends it, so a test may ask for the release before it has arrived.
  async function responseFor(name: string): Promise<ServerResponse | undefined> {
    if (!held.has(name)) {
      await once(arrivals, name, { signal: AbortSignal.timeout(arrivalTimeout) }).catch(() => {})
    }
    return held.get(name)
  }

  function misbehave(message: string, response: ServerResponse) {
    const [what, name = ''] = message.split(/\s/)
    if (what === 'reset') response.destroy()
    else if (what === 'no') response.writeHead(200).end('OK')
    else if (what === 'hold') {
      held.set(name, response)
      arrivals.emit(name)
    } else response.writeHead(Number(name) || 200, cors).end(name === '200' ? 'OK' : 'An error')
  }

  return startStandIn(async (request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    const release = /^\/release\/(.+)$/.exec(request.url ?? '')?.[1]
    if (release) {
      const waiting = await responseFor(release)
      waiting?.writeHead(200, cors).end('OK')
      return void response.writeHead(held.delete(release) ? 204 : 404).end()
    }
    misbehave(await messageOf(request), response)
  })
}

async function messageOf(request: IncomingMessage): Promise<string> {
  const body = JSON.parse(await text(request)) as { template_params: { message: string } }
  return body.template_params.message
}

/** Answers a held request, once it has arrived. */
export async function releaseHeld(origin: string, name: string) {
  const response = await fetch(`${origin}/release/${name}`)
  if (!response.ok) throw new Error(`no request is held by the name ${name}`)
}
