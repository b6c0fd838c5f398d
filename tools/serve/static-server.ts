import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyReply } from 'fastify'
import type { Settings } from '../build/settings.ts'
import { caching } from '../deploy/policy.ts'
import { missingPage, siteRules } from '../deploy/site-rules.ts'
import { listenLocally } from './ports.ts'

type StaticServer = { url: string; close: () => Promise<void> }

const conditions = [
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'range',
]

function refuse(reply: FastifyReply, status: number, text: string) {
  reply.header('Cache-Control', caching.revalidated)
  return reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`)
}

/**
 * Serves a built site as a good host does: the 404 page with status 404, the policy's headers, hashed files
 * cached for ever, documents revalidated, compressed copies. Only files that were there at the start.
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
  const { headers, hashedPath } = rules
  const redirects = new Map(rules.redirects.map(({ from, to }) => [from, to]))
  const files = new Map(rules.pages.map(({ address, file }) => [address, file]))
  for (const address of [...rules.hashed, ...rules.others]) files.set(address, address.slice(1))

  const server = Fastify({
    // Addresses that cannot be decoded.
    frameworkErrors: (_error, _request, reply) =>
      refuse(reply.headers(headers), 400, 'Bad Request'),
    forceCloseConnections: true,
  })
  server.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
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
      // Not parsed as a URL: //elsewhere/services is a path here, not a host.
      const [, encoded = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.raw.url ?? '/')!
      const address = decodeURIComponent(encoded)
      const to = redirects.get(address)
      if (to) return reply.redirect(to + query, 301)
      const file = files.get(address)
      const isHashed = file && address.startsWith(hashedPath)
      reply.header('Cache-Control', isHashed ? caching.hashed : caching.revalidated)
      if (file) return reply.sendFile(file)
      // A 404 is always sent whole.
      for (const name of conditions) delete request.raw.headers[name]
      return reply.code(404).sendFile(missingPage)
    },
  })
  server.setNotFoundHandler(({ method }, reply) =>
    // A file that has been deleted since the start.
    method === 'GET' || method === 'HEAD'
      ? refuse(reply, 404, 'Not Found')
      : refuse(reply.header('Allow', 'GET, HEAD'), 405, 'Method Not Allowed'),
  )
  server.setErrorHandler(({ statusCode = 400 }: { statusCode?: number }, _request, reply) =>
    refuse(reply, statusCode < 500 ? statusCode : 400, 'Bad Request'),
  )

  const port = await listenLocally(server.server, options.everywhere ?? false, (host) =>
    server.listen({ port: options.port, host }),
  )
  return { url: `http://localhost:${port}`, close: () => server.close() }
}
