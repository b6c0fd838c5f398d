import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { localPorts } from './ports.ts'

test('a port in use is named, with another to choose', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await expect(localPorts(`${port}`, 'npm run dev')).rejects.toThrow(
    RegExp(`^Port ${port} is in use. .*: PORT=\\d+ npm run dev$`),
  )
})
