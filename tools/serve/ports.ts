import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** The site's port from the environment, and the three after it for the e-mail service and the inbox. */
export function localPorts(port: string | undefined) {
  const site = port ? Number(port) : 3000
  if (!Number.isInteger(site) || site < 1 || site > 65_532)
    throw new Error(`PORT is not a usable port number: ${port}`)
  return { site, mail: site + 1, inbox: site + 2, smtp: site + 3 }
}

/** One clear sentence for a port that is taken; any other error as it is. */
export function explainPortError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') return error
  const port = 'port' in error ? String(error.port) : 'one of the ports'
  return new Error(
    `Port ${port} is taken: stop what uses it, or choose another with PORT=4000 npm start.`,
  )
}

/** `npm start -- --host` and `npm run dev -- --host`, as with Vite: reachable from other machines. */
export const everywhere = () => process.argv.includes('--host')

/**
 * Listens on both addresses that browsers try for localhost, or on every address of the machine.
 *
 * @param listen makes the server listen on an IPv4 address
 * @returns the port
 * @throws the system's error when the port is taken on either (`code` EADDRINUSE)
 */
export async function listenLocally(
  server: Server,
  isEverywhere: boolean,
  listen: (host: string) => Promise<unknown>,
): Promise<number> {
  await listen(isEverywhere ? '0.0.0.0' : '127.0.0.1')
  const { port } = server.address() as AddressInfo
  const second = createServer((socket) => server.emit('connection', socket))
  server.once('close', () => second.close())
  second.listen({ port, host: isEverywhere ? '::' : '::1', ipv6Only: true })
  try {
    await once(second, 'listening')
  } catch (error) {
    // The machine has no IPv6.
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code!))
      return port
    server.close()
    throw error
  }
  return port
}
