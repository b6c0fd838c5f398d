import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { startStaticServer } from '../../tools/serve/static-server.ts'
import { copySite } from './built-site.ts'
import { site as plainSite, settings } from './host-test.ts'
import { siteUrl } from './variants.ts'

export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** What a host makes of the site's answer to a path. An empty header is left out. */
export type Spoil = (path: string, answer: Answer) => Partial<Answer> | Promise<Partial<Answer>>

/** The site as it would be built for the address that it is served from, and a host before it that can spoil it. */
export async function startOwnSite() {
  let spoil: Spoil = () => ({})
  let behind = ''
  const front = createServer((asked, answer) => {
    const { method, headers } = asked
    const sent = request(new URL(asked.url!, behind), { method, headers })
    sent.on('response', async (response) => {
      const whole = {
        status: response.statusCode!,
        headers: response.headers,
        body: await buffer(response),
      }
      const {
        status,
        headers: sentHeaders,
        body,
      } = {
        ...whole,
        ...(await spoil(asked.url!, whole)),
      }
      const kept = Object.entries(sentHeaders).filter(
        ([name, value]) => value && name !== 'content-length',
      )
      answer.writeHead(status, Object.fromEntries(kept)).end(body)
    })
    // A browser may still be asking when the test ends.
    sent.on('error', () => answer.destroy())
    asked.pipe(sent)
  })
  await new Promise<void>((resolve) => front.listen(0, resolve))
  const url = `http://localhost:${(front.address() as AddressInfo).port}`

  const folder = await mkdtemp(path.join(os.tmpdir(), 'own-site-'))
  await copySite(plainSite, folder, { [siteUrl]: url })
  const server = await startStaticServer({ folder, port: 0, settings })
  behind = server.url

  return {
    url,
    spoil(as: Spoil) {
      spoil = as
    },
    async close() {
      front.closeAllConnections()
      front.close()
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
