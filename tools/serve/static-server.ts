import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyReply } from 'fastify'
import { caching } from '../deploy/policy.ts'
import { hashedPath, headersFor, notFoundFile, type SiteRules } from '../deploy/site-rules.ts'

type StaticServer = { url: string; close: () => Promise<void> }

/** Request headers that ask for a 304, a 412 or partial content. */
const conditionalHeader = /^(if-|range$)/

function refuse(reply: FastifyReply, status: number, text: string) {
  reply.header('Cache-Control', caching.revalidated)
  return reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`)
}

/**
 * Serves a built site with the headers, redirects, caching, compression and 404 page that its hosts are
 * configured for (`siteRules`). Serves only the files that exist when it starts.
 *
 * @param options.port 0 for any free port
 * @throws the system's error when the port is in use (`code` EADDRINUSE)
 */
export async function startStaticServer(options: {
  folder: string
  port: number
  rules: SiteRules
  /** Whether other machines can reach the site. */
  isPublic?: boolean
}): Promise<StaticServer> {
  const { rules } = options
  const redirects = new Map(rules.redirects.map(({ from, to }) => [from, to]))
  const files = new Map(rules.pages.map(({ address, file }) => [address, file]))
  for (const address of [...rules.hashed, ...rules.others]) files.set(address, address.slice(1))

  const server = Fastify({
    // For a URL that cannot be decoded.
    frameworkErrors: (_error, _request, reply) =>
      refuse(reply.headers(rules.headers), 400, 'Bad Request'),
    forceCloseConnections: true,
  })
  server.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(headersFor(rules, url))
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
      // new URL() would take //elsewhere/services for a host.
      const [, encoded = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.raw.url ?? '/')!
      const address = decodeURIComponent(encoded)
      const to = redirects.get(address)
      if (to) return reply.redirect(to + query, 301)
      const file = files.get(address)
      const isHashed = file && address.startsWith(hashedPath)
      reply.header('Cache-Control', isHashed ? caching.hashed : caching.revalidated)
      if (file) return reply.sendFile(file)
      // Always send the whole 404 page.
      for (const name of Object.keys(request.raw.headers))
        if (conditionalHeader.test(name)) delete request.raw.headers[name]
      return reply.code(404).sendFile(notFoundFile(rules, address))
    },
  })
  server.setNotFoundHandler(({ method }, reply) =>
    // Reached for a file deleted since the start, and for methods other than GET and HEAD.
    method === 'GET' || method === 'HEAD'
      ? refuse(reply, 404, 'Not Found')
      : refuse(reply.header('Allow', 'GET, HEAD'), 405, 'Method Not Allowed'),
  )
  server.setErrorHandler(({ statusCode = 400 }: { statusCode?: number }, _request, reply) =>
    refuse(reply, statusCode < 500 ? statusCode : 400, 'Bad Request'),
  )

  const host = options.isPublic ? '0.0.0.0' : 'localhost'
  const address = await server.listen({ port: options.port, host })
  return { url: address.replace(/\/\/.*:/, '//localhost:'), close: () => server.close() }
}
