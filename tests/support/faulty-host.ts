import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { project } from '../../tools/project.ts'
import { startStaticServer } from '../../tools/serve/static-server.ts'
import { copySite } from './built-site.ts'
import { builtFor, settingsOf, siteUrl } from './variants.ts'

export type HostResponse = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Returns what to change in the response to a path. A header set to '' is removed. */
type AlterResponse = (
  path: string,
  response: HostResponse,
) => Partial<HostResponse> | Promise<Partial<HostResponse>>

/** The site that the end-to-end tests run with, whose e-mail service is on this machine. */
const testSite = path.join(project, '.cache/test-sites/plain')
const { mail: testMail } = JSON.parse(process.env.TEST_ADDRESSES ?? '{}')

/**
 * Serves a copy of the site through a proxy whose responses a test can alter, to act as a misconfigured or
 * slow host. The copy has the proxy’s own address, for example in canonical links.
 */
export async function startFaultyHost(site = testSite, mail: string = testMail) {
  let alter: AlterResponse = () => ({})
  let upstreamUrl = ''
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers } = incoming
    const forwarded = request(new URL(incoming.url!, upstreamUrl), { method, headers })
    forwarded.on('response', async (upstream) => {
      const original = {
        status: upstream.statusCode!,
        headers: upstream.headers,
        body: await buffer(upstream),
      }
      const altered = { ...original, ...(await alter(incoming.url!, original)) }
      const kept = Object.entries(altered.headers).filter(
        ([name, value]) => value && name !== 'content-length',
      )
      outgoing.writeHead(altered.status, Object.fromEntries(kept)).end(altered.body)
    })
    // The browser may still be loading when the test ends.
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => proxy.listen(0, resolve))
  const url = `http://localhost:${(proxy.address() as AddressInfo).port}`

  const folder = await mkdtemp(path.join(os.tmpdir(), 'faulty-host-'))
  await copySite(site, folder, { [siteUrl]: url, [builtFor.mail]: mail })
  const settings = settingsOf('plain', { mail })
  const server = await startStaticServer({ folder, port: 0, settings })
  upstreamUrl = server.url

  return {
    url,
    alterResponses(how: AlterResponse) {
      alter = how
    },
    async close() {
      proxy.closeAllConnections()
      proxy.close()
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
