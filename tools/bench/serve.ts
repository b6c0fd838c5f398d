import { existsSync, readFileSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { makeCertificate } from '../serve/certificate.ts'

/**
 * Serves a built site like a real host until the process ends: over HTTP/2, compressed, with the headers in
 * its `_headers` file.
 *
 * @returns the origin
 * @throws Error when `openssl` fails or is not installed
 */
export async function serve(site: string): Promise<string> {
  await using temporary = await mkdtempDisposable(path.join(os.tmpdir(), 'serve-'))
  const { key, certificate } = makeCertificate(temporary.path)
  const server = Fastify({
    http2: true,
    https: { key: readFileSync(key), cert: readFileSync(certificate) },
  })
  const headers = headersOf(site)
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  await server.register(fastifyStatic, { root: site, serve: false, preCompressed: true })
  server.get('/*', (request, reply) => {
    const { pathname } = new URL(request.url, 'https://localhost')
    // The document comes first: a page can have the name of a folder.
    const names = pathname === '/' ? ['index.html'] : [`${pathname}.html`, pathname]
    const file = names.find((name) => existsSync(path.join(site, name)))
    if (!file) return reply.code(404).sendFile('404.html')
    const isHashed = file.includes('/static/')
    return reply.sendFile(file, isHashed ? { maxAge: '365d', immutable: true } : { maxAge: 0 })
  })
  await server.listen({ port: 0, host: 'localhost' })
  return `https://localhost:${(server.server.address() as AddressInfo).port}`
}

/** The headers of every file: the first block of `_headers`. */
function headersOf(site: string): Record<string, string> {
  const [block = ''] = readFileSync(path.join(site, '_headers'), 'utf8').split('\n\n')
  const lines = block.matchAll(/^ +([\w-]+): (.*)$/gm)
  return Object.fromEntries([...lines].map(([, name, value]) => [name!, value!]))
}
