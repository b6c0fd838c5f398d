import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Inbox, startInbox } from './inbox.ts'
import { deleteAll, messages } from './inbox-client.ts'
import { accountFields, scriptFields, send, sendPath, startService } from './test-support.ts'

let inbox: Inbox
beforeAll(async () => {
  inbox = await startInbox({ webPort: 0, smtpPort: 0 })
})
afterAll(() => inbox.close())
beforeEach(() => deleteAll(inbox.url))

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp()
})

async function startTestService(...options: Parameters<typeof startService>) {
  const service = await startService(...options)
  cleanups.push(() => service.close())
  return service
}

/** Starts a TCP server in place of the SMTP server and returns its port. */
async function tcpServer(onConnection: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    cleanups.push(() => socket.on('error', () => {}).destroy())
    onConnection(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanups.push(() => server.close())
  return (server.address() as { port: number }).port
}

function rawConnection(origin: string): Socket {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  cleanups.push(() => socket.destroy())
  return socket
}

const ok = [200, 'OK']
const body = JSON.stringify({ ...accountFields, template_params: scriptFields })
const head = (length: number) =>
  `POST ${sendPath} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

test('200 simultaneous sends each arrive once', async () => {
  const { origin } = await startTestService(inbox.smtpPort)
  const names = Array.from({ length: 200 }, (_, index) => `Visitor ${index}`)
  const answers = await Promise.all(
    names.map((from_name) => send(origin, { ...scriptFields, from_name })),
  )
  expect(answers.filter(([status]) => status !== 200)).toEqual([])
  const subjects = (await messages(inbox.url)).map(({ subject }) => subject)
  expect(subjects.sort()).toEqual(names.map((name) => `New message from ${name}`).sort())
})

test('answers 502 while SMTP is down, and delivers again once it is back', async () => {
  const first = await startInbox({ webPort: 0, smtpPort: 0 })
  const { origin } = await startTestService(first.smtpPort)
  expect(await send(origin, scriptFields)).toEqual(ok)

  await first.close()
  const refusal = 'The message could not be delivered, please try again later'
  expect(await send(origin, scriptFields)).toEqual([502, refusal])

  const second = await startInbox({ webPort: 0, smtpPort: first.smtpPort })
  cleanups.push(() => second.close())
  expect(await send(origin, scriptFields)).toEqual(ok)
  expect(await messages(second.url)).toHaveLength(1)
})

test.each([
  ['refuses', (socket: Socket) => socket.end('554 5.7.1 hello@provider.example is not wanted\r\n')],
  ['hangs up', (socket: Socket) => socket.destroy()],
  ['talks nonsense', (socket: Socket) => socket.end('\0\0HTTP/1.1 200 OK\r\n\r\n')],
  ['says nothing', () => {}],
])('an SMTP server that %s: answers 502 and logs nothing personal', async (_, onConnection) => {
  const port = await tcpServer(onConnection)
  const log: string[] = []
  const { origin } = await startTestService(port, {
    smtp: { host: '127.0.0.1', port, timeout: 200 },
    log: (line) => log.push(line),
  })
  expect(await send(origin, scriptFields)).toMatchObject([502, {}])
  expect(log.join('\n')).toContain('could not be delivered')
  for (const value of Object.values(scriptFields)) expect(log.join('\n')).not.toContain(value)
})

test('close waits until accepted sends are answered', async () => {
  const reached = Promise.withResolvers<Socket>()
  const port = await tcpServer(reached.resolve)
  const service = await startTestService(port)
  const accepted = send(service.origin, scriptFields)
  const socket = await reached.promise

  const closed = service.close()
  socket.pipe(connect(inbox.smtpPort, '127.0.0.1')).pipe(socket)
  expect(await accepted).toEqual(ok)
  await closed
  expect(await messages(inbox.url)).toHaveLength(1)
})

test('a body that arrives byte by byte is delivered, and an aborted request is not', async () => {
  const { origin } = await startTestService(inbox.smtpPort)
  const aborted = rawConnection(origin)
  aborted.write(head(body.length) + body.slice(0, -1))
  const slow = rawConnection(origin).setNoDelay()
  for (const byte of head(body.length) + body) {
    await new Promise((resolve) => slow.write(byte, resolve))
  }
  expect(await text(slow)).toMatch(/^HTTP\/1.1 200 .*\r\n\r\nOK$/s)
  aborted.destroy()
  expect(await messages(inbox.url)).toHaveLength(1)
})

test('a sender that reads only after writing everything gets the 413, not a reset', async () => {
  const { origin } = await startTestService()
  const large = body.replace('Please', 'x'.repeat(8_000_000))
  const sender = rawConnection(origin).pause()
  sender.write(head(large.length))
  for (let at = 0; at < large.length; at += 100_000) {
    if (!sender.write(large.slice(at, at + 100_000))) await once(sender, 'drain')
  }
  expect(await text(sender)).toMatch(/^HTTP\/1.1 413 .*\r\n\r\nVariables size limit$/s)
})

test('names a port that is taken', async () => {
  const { origin } = await startTestService()
  const port = Number(new URL(origin).port)
  await expect(startService(1, { port })).rejects.toMatchObject({ code: 'EADDRINUSE', port })
})
