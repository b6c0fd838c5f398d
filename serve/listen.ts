import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** Errors of a machine whose kernel has no IPv6. */
const noIpv6 = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/** `npm start -- --host` and `npm run dev -- --host`, as with Vite: reachable from other machines. */
export const everywhere = () => process.argv.includes('--host')

/**
 * Listens on every address of localhost, which browsers take for either 127.0.0.1 or ::1; or on every
 * address of the machine.
 *
 * @param listen makes the server listen on an IPv4 address; 0 takes any free port
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
    if (noIpv6.includes((error as NodeJS.ErrnoException).code!)) return port
    server.close()
    throw error
  }
  return port
}
