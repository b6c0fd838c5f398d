import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { deleteAll, messages } from './inbox-client.ts'
import { scriptFields, send, startMail, startService } from './test-support.ts'

const mail = await startMail()
afterAll(mail.close)
beforeEach(() => deleteAll(mail.inbox))

const deliver = (socket: Socket) => socket.pipe(connect(mail.smtpPort, '127.0.0.1')).pipe(socket)

async function startServiceWithSmtp(onConnection: (socket: Socket) => void) {
  const server = createServer((socket) => onConnection(socket.on('error', () => {})))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const log: string[] = []
  const smtp = { host: '127.0.0.1', port, timeout: 1000 }
  const service = await startService(port, { smtp, log: (line) => log.push(line) })
  onTestFinished(() => service.close().then(() => void server.close()))
  return { ...service, log }
}

test.each([
  ['refuses', (socket: Socket) => socket.end('554 5.7.1 hello@provider.example is not wanted\r\n')],
  ['says nothing', () => {}],
])('while SMTP %s the service answers 502, and once it is back it delivers', async (_, fail) => {
  let isBack = false
  const { origin, log } = await startServiceWithSmtp((socket) =>
    isBack ? deliver(socket) : fail(socket),
  )
  expect((await send(origin, scriptFields))[0]).toBe(502)
  for (const value of Object.values(scriptFields)) expect(log.join()).not.toContain(value)
  isBack = true
  expect((await send(origin, scriptFields))[0]).toBe(200)
})

test('a service that is stopped first delivers the message that it has accepted', async () => {
  const reached = Promise.withResolvers<Socket>()
  const { origin, close } = await startServiceWithSmtp(reached.resolve)
  const accepted = send(origin, scriptFields)
  const socket = await reached.promise
  const closed = close()
  deliver(socket)
  expect([(await accepted)[0], await closed]).toEqual([200, undefined])
  expect(await messages(mail.inbox)).toHaveLength(1)
})
