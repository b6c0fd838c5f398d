import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/**
 * The site's port (default 3000), and the three after it for the e-mail service and the inbox.
 *
 * @param port the environment variable PORT
 * @throws Error when one of the ports would be invalid
 */
export function localPorts(port: string | undefined) {
  const site = port ? Number(port) : 3000
  if (!Number.isInteger(site) || site < 1 || site > 65_532)
    throw new Error(`PORT has to be a whole number from 1 to 65532, not “${port}”.`)
  return { site, mail: site + 1, inbox: site + 2, smtp: site + 3 }
}

/** Replaces the error for a port in use by one that says what to do. Returns other errors as they are. */
export function explainPortError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') return error
  const port = 'port' in error ? String(error.port) : 'one of the ports'
  return new Error(
    `Port ${port} is in use. Stop the program that uses it, or choose other ports, for example with PORT=4000 npm start.`,
  )
}

/** Whether other machines may reach the site: the option `--host`, as in Vite. */
export const hasHostOption = () => process.argv.includes('--host')

/**
 * Listens on both addresses of localhost, 127.0.0.1 and ::1, because browsers may try either.
 *
 * @param isPublic listens on all addresses of the machine instead
 * @param listen makes the server listen on an IPv4 address
 * @returns the port
 * @throws the system's error when the port is in use on either address (`code` EADDRINUSE)
 */
export async function listenOnLocalhost(
  server: Server,
  isPublic: boolean,
  listen: (host: string) => Promise<unknown>,
): Promise<number> {
  await listen(isPublic ? '0.0.0.0' : '127.0.0.1')
  const { port } = server.address() as AddressInfo
  const ipv6 = createServer((socket) => server.emit('connection', socket))
  server.once('close', () => ipv6.close())
  ipv6.listen({ port, host: isPublic ? '::' : '::1', ipv6Only: true })
  try {
    await once(ipv6, 'listening')
  } catch (error) {
    // The machine has no IPv6.
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code!))
      return port
    server.close()
    throw error
  }
  return port
}
