import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { localSettings } from '../serve/local-settings.ts'
import { type StaticServer, startStaticServer } from '../serve/static-server.ts'

export const settings = localSettings('http://127.0.0.1:9', 'http://localhost')

const policyHeader = 'content-security-policy'

/**
 * Serves a folder of built files, compressed, as the site's own server does. The floor and other sites cannot
 * live under this site's policy; they get as many bytes in its place, so that all carry the same load.
 */
export async function serveFolder(folder: string, policy: 'kept' | 'replaced') {
  const server = await startStaticServer({ folder, port: 0, settings })
  if (policy === 'kept') return server
  return replacePolicy(server)
}

async function replacePolicy(server: StaticServer): Promise<StaticServer> {
  const front = createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming
    const inner = request(new URL(url ?? '/', server.url), { method: method!, headers })
    inner.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode!, withoutPolicy(answer))
      answer.pipe(outgoing)
    })
    inner.on('error', () => outgoing.destroy())
    incoming.pipe(inner)
  })
  await new Promise<void>((resolve) => front.listen(0, '::', resolve))
  return {
    url: `http://localhost:${(front.address() as AddressInfo).port}`,
    close: async () => {
      front.closeAllConnections()
      await new Promise((resolve) => front.close(resolve))
      await server.close()
    },
  }
}

function withoutPolicy({ headers }: IncomingMessage) {
  const { [policyHeader]: policy = '', ...rest } = headers
  return { ...rest, 'x-instead-of-policy': '-'.repeat(Math.max(1, policy.length)) }
}
