import cors from '@fastify/cors'
import { type FastifyError, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { composeMessage } from './message.ts'
import { Refusal } from './refusal.ts'
import { type Account, parseForm, parseJson, variablesOf } from './submission.ts'

type Log = ((line: string) => void) | undefined

export interface MailServiceOptions {
  /** The port on loopback; 0 takes any free port. */
  port: number
  /** `timeout`: the limit for each step of the SMTP conversation, in milliseconds (default 10 s). */
  smtp: { host: string; port: number; timeout?: number }
  account: Account
  /** Receives a line for each answer (method, path, status) and SMTP failure, without any field's value. */
  log?: Log
}

export interface MailService {
  origin: string
  /** Stops listening, and waits until accepted requests are answered. */
  close(): Promise<void>
}

const endpoints = {
  '/api/v1.0/email/send': { type: 'application/json', parse: parseJson },
  '/api/v1.0/email/send-form': { type: 'multipart/form-data', parse: parseForm },
}

export async function startMailService(options: MailServiceOptions): Promise<MailService> {
  const { port, account, log } = options
  const deliver = deliverTo(options.smtp, log)
  // Far above the limit for the variables. Answering before the whole body has arrived would close the connection,
  // and a sender that is still writing would see a reset instead of the 413.
  const server = fastify({ bodyLimit: 10 * 1024 * 1024, requestTimeout: 30_000 })

  await server.register(cors, { origin: '*', methods: ['POST'], strictPreflight: false })
  server.addHook('onRequest', refuseOtherRoutes)
  // When Node stops listening it closes idle connections, but not those that become idle later.
  server.addHook('onSend', async (_request, reply) => {
    if (!server.server.listening) reply.header('connection', 'close')
  })
  server.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    log?.(`${method} ${routeOptions.url ?? '(other path)'} ${statusCode}`)
  })
  server.setErrorHandler(({ statusCode = 500, message, name }: FastifyError, _request, reply) => {
    // Not the error's message: it may quote a field.
    if (statusCode === 500) log?.(`Internal error (${name})`)
    const text = { 413: 'Variables size limit', 500: 'Internal error' }[statusCode] ?? message
    return reply.code(statusCode).type('text/plain; charset=utf-8').send(text)
  })

  server.removeAllContentTypeParsers()
  for (const [path, { type, parse }] of Object.entries(endpoints)) {
    // In its own scope, so that each endpoint accepts only its own content type.
    await server.register(async (scope) => {
      scope.addContentTypeParser<Buffer>(
        type,
        { parseAs: 'buffer' },
        (request: FastifyRequest, body: Buffer) =>
          parse(body, request.headers['content-type'] ?? ''),
      )
      scope.post(path, async ({ body }) => {
        await deliver(composeMessage(variablesOf(body, account)))
        return 'OK'
      })
    })
  }
  const origin = await server.listen({ port, host: '127.0.0.1' })
  return { origin, close: () => server.close() }
}

/** Answers 404 or 405 before the body is read. */
async function refuseOtherRoutes(request: FastifyRequest, reply: FastifyReply) {
  if (!request.is404) return
  if (!(request.url in endpoints)) throw new Refusal(404, 'Not found')
  reply.header('allow', 'POST, OPTIONS')
  throw new Refusal(405, 'Only POST is allowed')
}

function deliverTo({ timeout = 10_000, ...server }: MailServiceOptions['smtp'], log: Log) {
  // A new connection for each message: a pooled one would go stale when the SMTP server restarts.
  const transport = createTransport({
    ...server,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  })
  return async (message: SendMailOptions) => {
    await transport.sendMail(message).catch(({ code, responseCode }) => {
      // Not the error's message: it may quote addresses.
      log?.(`The message could not be delivered: ${code} ${responseCode ?? ''}`)
      throw new Refusal(502, 'The message could not be delivered, please try again later')
    })
  }
}
