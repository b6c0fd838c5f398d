import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** The last port that can have two after it. */
const last = 65_533

/**
 * The ports of the site (3000 by default), the e-mail service and the inbox, one after another.
 *
 * @param port the environment variable PORT
 * @param command the command that was run
 * @throws Error when PORT is invalid or one of the ports is in use
 */
export async function localPorts(port: string | undefined, command: string) {
  const site = port ? Number(port) : 3000
  if (!Number.isInteger(site) || site < 1 || site > last)
    throw new Error(`PORT has to be a whole number from 1 to ${last}, not “${port}”.`)
  const ports = { site, mail: site + 1, inbox: site + 2 }
  for (const each of Object.values(ports))
    if (!(await isFree(each)))
      throw new Error(
        `Port ${each} is in use. Stop the program that uses it, or choose three other ports in a row by the first: PORT=${(site + 100) % last} ${command}`,
      )
  return ports
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await listenOnLocalhost(server, false, (host) => once(server.listen(port, host), 'listening'))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false
    throw error
  } finally {
    server.close()
  }
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
