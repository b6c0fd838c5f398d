import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { startStandIn } from './stand-in.ts'

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }

/**
 * An e-mail service that misbehaves as the message asks, so that journeys can run side by side: `answer 503`
 * is answered by that status, `reset` by a broken connection, `no cors` by an answer that the page may not
 * read, `hold <name>` by nothing until `releaseHeld` lets it go with 200.
 */
export async function startBrokenMail() {
  const held = new Map<string, ServerResponse>()

  function misbehave(message: string, response: ServerResponse) {
    const [what, name = ''] = message.split(/\s/)
    if (what === 'reset') response.destroy()
    else if (what === 'no') response.writeHead(200).end('OK')
    else if (what === 'hold') held.set(name, response)
    else response.writeHead(Number(name) || 200, cors).end(name === '200' ? 'OK' : 'An error')
  }

  return startStandIn(async (request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    const release = /^\/release\/(.+)$/.exec(request.url ?? '')?.[1]
    if (release) {
      held.get(release)?.writeHead(200, cors).end('OK')
      return void response.writeHead(held.delete(release) ? 204 : 404).end()
    }
    misbehave(await messageOf(request), response)
  })
}

async function messageOf(request: IncomingMessage): Promise<string> {
  const body = JSON.parse(await text(request)) as { template_params: { message: string } }
  return body.template_params.message
}

/** Lets a held request have its answer. */
export async function releaseHeld(origin: string, name: string) {
  const response = await fetch(`${origin}/release/${name}`)
  if (!response.ok) throw new Error(`no request is held by the name ${name}`)
}
