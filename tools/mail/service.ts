import cors from '@fastify/cors'
import { type FastifyError, type FastifyRequest, fastify } from 'fastify'
import { createTransport } from 'nodemailer'
import { startInbox } from './inbox.ts'
import { composeMessage } from './message.ts'
import { parseForm, parseJson, Refusal, variablesOf } from './submission.ts'

const endpoints = {
  '/api/v1.0/email/send': { type: 'application/json', parse: parseJson },
  '/api/v1.0/email/send-form': { type: 'multipart/form-data', parse: parseForm },
}

/**
 * Starts an inbox, and a server with the API of EmailJS (https://www.emailjs.com/docs/rest-api/send/) that delivers to it.
 * `npm start` and the tests send through it, so neither needs an account. In production the site sends to EmailJS
 * itself; only the settings differ.
 *
 * @param ports on loopback; 0 takes any free port
 * @param log gets a line for each answer (method, path, status) and SMTP failure, without any field's value
 */
export async function startMail(ports = { mail: 0, inbox: 0 }, log?: (line: string) => void) {
  const inbox = await startInbox(ports.inbox)
  const transport = createTransport({ host: '127.0.0.1', port: inbox.smtpPort })
  const server = fastify({ forceCloseConnections: true })

  await server.register(cors, { origin: '*', methods: ['POST'], strictPreflight: false })
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
        const variables = variablesOf(body)
        const message = composeMessage(variables)
        await transport.sendMail(message).catch(({ code, responseCode }) => {
          // Not the error's message: it may quote addresses.
          log?.(`The message could not be delivered: ${code} ${responseCode ?? ''}`)
          throw new Refusal(502, 'The message could not be delivered, please try again later')
        })
        return 'OK'
      })
    })
  }
  const origin = await server.listen({ port: ports.mail, host: '127.0.0.1' })
  return { origin, inbox: inbox.url, close: () => Promise.all([server.close(), inbox.close()]) }
}
