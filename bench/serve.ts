import { readFileSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { createSecureServer, type ServerHttp2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { parseSettings } from '../build/settings.ts'
import { localVariables } from '../serve/local-settings.ts'
import { type StaticServer, startStaticServer } from '../serve/static-server.ts'
import { makeCertificate } from '../tests/support/certificate.ts'

export const variables = localVariables('https://127.0.0.1:9', 'https://localhost')
export const settings = parseSettings(variables)

const policyHeader = 'content-security-policy'
/** What one connection says of itself; HTTP/2 knows no such thing. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'host']

let certificate: Promise<{ key: Buffer; cert: Buffer }> | undefined

/**
 * Serves a folder of built files, compressed, as the site's own server does, and encrypted over HTTP/2, as
 * every host does: over HTTP/1.1 each file beside the document would cost connections of its own. The floor
 * and other sites cannot live under this site's policy; they get as many bytes in its place, so that all
 * carry the same load.
 *
 * @throws Error when the machine has no `openssl`
 */
export async function serveFolder(
  folder: string,
  policy: 'kept' | 'replaced',
): Promise<StaticServer> {
  certificate ??= newCertificate()
  const inner = await startStaticServer({ folder, port: 0, settings })
  const front = createSecureServer(await certificate)
  const sessions = new Set<ServerHttp2Session>()
  front.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  front.on('request', (incoming, outgoing) => {
    const { method, url, headers } = incoming
    const asked = request(new URL(url, inner.url), { method, headers: plain(headers) })
    asked.on('response', (answer) => {
      outgoing.writeHead(
        answer.statusCode!,
        plain(policy === 'kept' ? answer.headers : withoutPolicy(answer)),
      )
      answer.pipe(outgoing)
    })
    asked.on('error', () => outgoing.stream.destroy())
    incoming.pipe(asked)
  })
  await new Promise<void>((resolve) => front.listen(0, resolve))
  return {
    url: `https://localhost:${(front.address() as AddressInfo).port}`,
    close: async () => {
      for (const session of sessions) session.destroy()
      await new Promise((resolve) => front.close(resolve))
      await inner.close()
    },
  }
}

async function newCertificate() {
  await using folder = await mkdtempDisposable(path.join(os.tmpdir(), 'bench-'))
  const files = makeCertificate(folder.path)
  return { key: readFileSync(files.key), cert: readFileSync(files.certificate) }
}

function plain(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name]) => !name.startsWith(':') && !ofConnection.includes(name),
  )
  return Object.fromEntries(kept)
}

function withoutPolicy({ headers }: IncomingMessage) {
  const { [policyHeader]: policy = '', ...rest } = headers
  return { ...rest, 'x-instead-of-policy': '-'.repeat(Math.max(1, policy.length)) }
}
