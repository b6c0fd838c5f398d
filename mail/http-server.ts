import type { IncomingMessage } from 'node:http'
import cors from '@fastify/cors'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import { readBody } from './body.ts'
import { Refusal } from './refusal.ts'
import { parseForm, parseJson, type Submission } from './submission.ts'

export interface HttpServerOptions {
  send: (submission: Submission, sender: string) => Promise<void>
  bodyTimeout: number
  log: ((line: string) => void) | undefined
}

type Parse = (contentType: string, body: Buffer) => Submission | Promise<Submission>

/** The endpoints of the protocol, and how each reads its body. */
const endpoints = new Map<string, Parse>([
  ['/api/v1.0/email/send', parseJson],
  ['/api/v1.0/email/send-form', parseForm],
])

/** JSON may write one byte as six (`\u0001`), so more than the variables' own limit has to fit. */
const maxBodyBytes = 512 * 1024

export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { send, bodyTimeout, log } = options
  const server = fastify({
    requestTimeout: bodyTimeout * 2,
    frameworkErrors: (error, _request, reply) => {
      answer(reply.header('access-control-allow-origin', '*'), error.statusCode ?? 400, 'Bad URL')
    },
  })

  await server.register(cors, { origin: '*', methods: ['POST'], strictPreflight: false })
  server.addHook('onRequest', refuseOtherRoutes)
  // Node closes the idle connections when it stops listening, but not those that become idle later.
  server.addHook('onSend', async (_request, reply) => {
    if (!server.server.listening) reply.header('connection', 'close')
  })
  server.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    log?.(`${method} ${routeOptions.url ?? '(other path)'} ${statusCode}`)
  })

  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', (_request: FastifyRequest, payload: IncomingMessage) =>
    readBody(payload, { bytes: maxBodyBytes, milliseconds: bodyTimeout }),
  )
  for (const [path, parse] of endpoints) {
    server.post(path, async (request, reply) => {
      const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0)
      await send(await parse(request.headers['content-type'] ?? '', body), request.ip)
      return answer(reply, 200, 'OK')
    })
  }

  server.setErrorHandler((error: Error, _request, reply) => {
    const refusal = error instanceof Refusal ? error : asRefusal(error)
    if (refusal.statusCode >= 500) log?.(`${refusal.message} (${reason(error)})`)
    return answer(reply, refusal.statusCode, refusal.message)
  })

  return server
}

/** Before the body is looked at: there is nothing in it that could change the answer. */
async function refuseOtherRoutes(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!request.is404) return
  const path = request.url.split('?', 1)[0] ?? ''
  if (!endpoints.has(path)) throw new Refusal(404, 'There is nothing at this address')
  reply.header('allow', 'POST, OPTIONS')
  throw new Refusal(405, 'Only POST is understood here')
}

function answer(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text)
}

/** What Fastify itself refuses keeps its status; anything else is a fault of ours. */
function asRefusal(error: Error & { statusCode?: number }): Refusal {
  const status = error.statusCode ?? 500
  return status < 500
    ? new Refusal(status, 'The request could not be understood')
    : new Refusal(500, 'Internal error')
}

/** Names and codes only: the message of an SMTP error may quote addresses. */
function reason(error: Error): string {
  const { code, responseCode } = (error.cause ?? error) as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ') || error.name
}
