import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { localPorts } from './ports.ts'

// tests/hosts/listening.slow.test.ts has the addresses that the servers listen on.

test('ports in use are left out, unless PORT asks for one: then a free one is named', async () => {
  const { site, mail, inbox, smtp } = await localPorts(undefined, 'npm start')
  const server = createServer().listen(mail, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const others = await localPorts('', 'npm start')
  expect(others).toEqual({ site, mail: inbox, inbox: smtp, smtp: expect.any(Number) })
  expect([3000, site, mail, inbox, smtp, others.smtp]).toEqual(
    [3000, site, mail, inbox, smtp, others.smtp].toSorted((a, b) => a - b),
  )
  await expect(localPorts(`${mail}`, 'npm run dev')).rejects.toThrow(
    RegExp(`^Port ${mail}, .* is in use. .* choose another port: PORT=${inbox} npm run dev$`),
  )
})

test.each(['x', '80a', '3000.5', '-1', '0', '65533', 'Infinity'])(
  'PORT=%s is an error',
  async (port) => {
    const message = `PORT has to be a whole number from 1 to 65532, not “${port}”.`
    await expect(localPorts(port, 'npm start')).rejects.toThrow(message)
  },
)
