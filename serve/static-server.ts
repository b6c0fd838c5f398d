import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyReply } from 'fastify'
import type { Settings } from '../build/settings.ts'
import { caching } from '../deploy/policy.ts'
import { siteRules } from '../deploy/site-rules.ts'
import { listenLocally } from './listen.ts'
import { siteFiles } from './site-files.ts'

const conditional = [
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'range',
]

export type StaticServer = { url: string; close: () => Promise<void> }

/**
 * Serves a built site as a good host does: real 404s with the 404 page, the policy's headers, hashed files
 * for ever, documents revalidated, compressed copies.
 *
 * @param port 0 takes any free port
 * @throws the system's error when the port is taken (`code` EADDRINUSE)
 */
export async function startStaticServer(options: {
  folder: string
  port: number
  settings: Settings
  /** Otherwise from this machine only. */
  everywhere?: boolean
}): Promise<StaticServer> {
  const rules = await siteRules(options.folder, options.settings)
  const find = siteFiles(rules)
  const { headers } = rules

  const plain = (reply: FastifyReply, status: number, text: string) =>
    reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`)

  const server = Fastify({
    // A path that cannot be decoded never reaches a route.
    frameworkErrors: (_error, _request, reply) => plain(reply.headers(headers), 400, 'Bad Request'),
    forceCloseConnections: true,
  })
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  await server.register(fastifyStatic, {
    root: options.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  })

  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler(request, reply) {
      // Not resolved against a base: //elsewhere/services is a path here, and no host.
      const [, pathname = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.raw.url ?? '/')!
      const found = find(decodeURIComponent(pathname))
      switch (found.kind) {
        case 'redirect':
          return reply.redirect(found.to + query, 301)
        case 'missing':
          // What is missing is neither unchanged nor to be had in part.
          for (const name of conditional) delete request.raw.headers[name]
          return reply
            .code(404)
            .headers({ 'Cache-Control': caching.revalidated })
            .sendFile(found.file)
        case 'file':
          reply.header(
            'Cache-Control',
            `/${found.file}`.startsWith(rules.hashedPath) ? caching.hashed : caching.revalidated,
          )
          return reply.sendFile(found.file)
      }
    },
  })
  server.setNotFoundHandler((_request, reply) =>
    plain(reply.header('Allow', 'GET, HEAD'), 405, 'Method Not Allowed'),
  )
  server.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const status =
      error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 400
    plain(reply, status, 'Bad Request')
  })

  const port = await listenLocally(server.server, options.everywhere ?? false, (host) =>
    server.listen({ port: options.port, host }),
  )
  return { url: `http://localhost:${port}`, close: () => server.close() }
}
