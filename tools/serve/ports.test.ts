import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { listenOnLocalhost, localPorts } from './ports.ts'

test.each([false, true])('other machines can connect: %s', async (isPublic) => {
  const server = createServer()
  onTestFinished(() => void server.close())
  const port = await listenOnLocalhost(server, isPublic, (host) =>
    once(server.listen(0, host), 'listening'),
  )
  // Link-local addresses need the name of an interface.
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all!)
  for (const { address, internal } of addresses.filter(({ scopeid }) => !scopeid)) {
    const socket = connect(port, address)
    const isOpen = await once(socket, 'connect').catch(() => false)
    expect(isOpen !== false, address).toBe(internal || isPublic)
    socket.destroy()
  }
})

test('a port in use is named, with another to choose', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await expect(localPorts(`${port}`, 'npm run dev')).rejects.toThrow(
    RegExp(`^Port ${port} is in use. .*: PORT=\\d+ npm run dev$`),
  )
})

test.each(['x', '80a', '3000.5', '-1', '0', '65534', 'Infinity'])(
  'PORT=%s is an error',
  async (port) => {
    const message = `PORT has to be a whole number from 1 to 65533, not “${port}”.`
    await expect(localPorts(port, 'npm start')).rejects.toThrow(message)
  },
)
