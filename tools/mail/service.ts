import cors from '@fastify/cors'
import { type FastifyError, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { composeMessage } from './message.ts'
import { Refusal } from './refusal.ts'
import { type Account, parseForm, parseJson, variablesOf } from './submission.ts'

type Log = ((line: string) => void) | undefined

export interface MailServiceOptions {
  /** On loopback; 0 takes any free port. */
  port: number
  /** `timeout`: how long to wait for each step of the SMTP conversation, in milliseconds. */
  smtp: { host: string; port: number; timeout?: number }
  account: Account
  /** Takes a line for each answer: method, path, status, and what SMTP said; never a field. */
  log?: Log
}

export interface MailService {
  origin: string
  /** Stops accepting, and answers what was accepted. */
  close(): Promise<void>
}

const endpoints = {
  '/api/v1.0/email/send': { type: 'application/json', parse: parseJson },
  '/api/v1.0/email/send-form': { type: 'multipart/form-data', parse: parseForm },
}

export async function startMailService(options: MailServiceOptions): Promise<MailService> {
  const { port, account, log } = options
  const deliver = deliveryTo(options.smtp, log)
  // Much more than the variables may have: answering before all of it has arrived would close the connection
  // under a sender that is still writing, who then sees a reset instead of the 413.
  const server = fastify({ bodyLimit: 10 * 1024 * 1024, requestTimeout: 30_000 })

  await server.register(cors, { origin: '*', methods: ['POST'], strictPreflight: false })
  server.addHook('onRequest', refuseOtherRoutes)
  // Node closes the idle connections when it stops listening, but not those that become idle later.
  server.addHook('onSend', async (_request, reply) => {
    if (!server.server.listening) reply.header('connection', 'close')
  })
  server.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    log?.(`${method} ${routeOptions.url ?? '(other path)'} ${statusCode}`)
  })
  server.setErrorHandler(({ statusCode = 500, message, name }: FastifyError, _request, reply) => {
    // No message: it may quote a field.
    if (statusCode === 500) log?.(`Internal error (${name})`)
    const text = { 413: 'Variables size limit', 500: 'Internal error' }[statusCode] ?? message
    return reply.code(statusCode).type('text/plain; charset=utf-8').send(text)
  })

  server.removeAllContentTypeParsers()
  for (const [path, { type, parse }] of Object.entries(endpoints)) {
    // A scope of its own, so that each endpoint takes its own content type alone.
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

/** Before the body is read: there is nothing in it that could change the answer. */
async function refuseOtherRoutes(request: FastifyRequest, reply: FastifyReply) {
  if (!request.is404) return
  if (!(request.url in endpoints)) throw new Refusal(404, 'There is nothing at this address')
  reply.header('allow', 'POST, OPTIONS')
  throw new Refusal(405, 'Only POST is understood here')
}

function deliveryTo({ timeout = 10_000, ...server }: MailServiceOptions['smtp'], log: Log) {
  // A connection for each message: nothing to go stale while the SMTP server is restarted.
  const transport = createTransport({
    ...server,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  })
  return async (message: SendMailOptions) => {
    await transport.sendMail(message).catch(({ code, responseCode }) => {
      // No message: it may quote addresses.
      log?.(`The message could not be delivered: ${code} ${responseCode ?? ''}`)
      throw new Refusal(502, 'The message could not be delivered, please try again later')
    })
  }
}
