import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Inbox, startInbox } from './inbox.ts'
import { deleteAll, messages } from './inbox-client.ts'
import type { MailService } from './service.ts'
import { accountFields, scriptFields, send, sendPath, startService } from './test-support.ts'

let inbox: Inbox
beforeAll(async () => {
  inbox = await startInbox({ webPort: 0, smtpPort: 0 })
})
afterAll(() => inbox.close())
beforeEach(() => deleteAll(inbox.url))

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

async function serviceFor(...options: Parameters<typeof startService>): Promise<MailService> {
  const service = await startService(...options)
  endings.push(() => service.close())
  return service
}

/** A TCP server that stands where the SMTP server should. */
async function tcpServer(onConnection: (socket: Socket) => void): Promise<[Server, number]> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    onConnection(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  endings.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return [server, (server.address() as { port: number }).port]
}

/** Holds every connection to the inbox back until `open` is called. */
async function gate() {
  const held: Socket[] = []
  const [server, port] = await tcpServer((socket) => held.push(socket))
  const open = () => {
    for (const socket of held) {
      const inward = connect(inbox.smtpPort, '127.0.0.1').on('error', () => {})
      socket.pipe(inward).pipe(socket)
    }
  }
  return { port, open, reached: () => once(server, 'connection') }
}

function rawConnection(origin: string): Socket {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  endings.push(() => socket.destroy())
  return socket
}

const body = JSON.stringify({ ...accountFields, template_params: scriptFields })
const wholeRequest = `POST ${sendPath} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
const unfinishedRequest = wholeRequest.slice(0, -1)

test('of 200 sends at the same time every one arrives, once', async () => {
  const { origin } = await serviceFor(inbox.smtpPort)
  const names = Array.from({ length: 200 }, (_, index) => `Visitor ${index}`)

  const answers = await Promise.all(
    names.map((from_name) => send(origin, { ...scriptFields, from_name })),
  )

  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  const subjects = (await messages(inbox.url)).map(({ subject }) => subject)
  expect(subjects.sort()).toEqual(names.map((name) => `New message from ${name}`).sort())
})

test('with SMTP down a send is answered 502, and works again when SMTP is back', async () => {
  const before = await startInbox({ webPort: 0, smtpPort: 0 })
  const { origin } = await serviceFor(before.smtpPort)
  expect(await send(origin, scriptFields)).toEqual({ status: 200, text: 'OK' })

  await before.close()
  expect(await send(origin, scriptFields)).toEqual({
    status: 502,
    text: 'The message could not be delivered, please try again later',
  })

  const after = await startInbox({ webPort: 0, smtpPort: before.smtpPort })
  endings.push(() => after.close())
  expect(await send(origin, scriptFields)).toEqual({ status: 200, text: 'OK' })
  expect(await messages(after.url)).toHaveLength(1)
})

test.each([
  ['refuses', (socket: Socket) => socket.end('554 5.7.1 hello@provider.example is not wanted\r\n')],
  ['hangs up', (socket: Socket) => socket.destroy()],
  ['talks nonsense', (socket: Socket) => socket.end('\0\0HTTP/1.1 200 OK\r\n\r\n')],
  ['says nothing', () => {}],
])('an SMTP server that %s: 502, and nothing personal in the log', async (_, onConnection) => {
  const [, port] = await tcpServer(onConnection)
  const log: string[] = []
  const { origin } = await serviceFor(port, {
    smtp: { host: '127.0.0.1', port, timeout: 200 },
    log: (line) => log.push(line),
  })

  expect(await send(origin, scriptFields)).toMatchObject({ status: 502 })
  expect(log.join('\n')).toContain('could not be delivered')
  for (const value of Object.values(scriptFields)) expect(log.join('\n')).not.toContain(value)
})

test('closing finishes the sends that were accepted and takes no new ones', async () => {
  const smtp = await gate()
  const service = await serviceFor(smtp.port)
  const accepted = send(service.origin, scriptFields)
  await smtp.reached()

  const closed = service.close()
  await expect(send(service.origin, scriptFields)).rejects.toThrow('fetch failed')
  smtp.open()

  expect(await accepted).toEqual({ status: 200, text: 'OK' })
  await closed
  expect(await messages(inbox.url)).toHaveLength(1)
})

test('closing finishes a send whose sender has left', async () => {
  const smtp = await gate()
  const service = await serviceFor(smtp.port)
  const leaving = rawConnection(service.origin)
  leaving.write(wholeRequest)
  await smtp.reached()
  leaving.destroy()

  const closed = service.close()
  smtp.open()
  await closed
  expect(await messages(inbox.url)).toHaveLength(1)
})

test('closing does not wait for a connection that was opened and never used', async () => {
  const service = await serviceFor()
  const unused = rawConnection(service.origin)
  await once(unused, 'connect')
  const ended = once(unused, 'close')
  await service.close()
  await ended
})

test('a sender that never finishes is cut off, and holds up nobody', async () => {
  const { origin } = await serviceFor(inbox.smtpPort, { bodyTimeout: 1000 })
  const slow = rawConnection(origin)
  slow.write(unfinishedRequest)
  const answered = text(slow)

  expect(await send(origin, scriptFields)).toEqual({ status: 200, text: 'OK' })
  expect(await answered).toMatch(/^HTTP\/1.1 408 .*\r\n\r\nThe request took too long to arrive$/s)
})

test('a sender that leaves half-way is forgotten', async () => {
  const service = await serviceFor(inbox.smtpPort)
  const leaving = rawConnection(service.origin)
  await new Promise((resolve) => leaving.write(unfinishedRequest, resolve))
  leaving.destroy()
  expect(await send(service.origin, scriptFields)).toEqual({ status: 200, text: 'OK' })
})

test('a sender who reads nothing before all is written gets the 413, not a reset', async () => {
  const { origin } = await serviceFor()
  const size = 8_000_000
  const sender = rawConnection(origin).pause()
  const head = wholeRequest.slice(0, wholeRequest.indexOf('content-length'))
  sender.write(`${head}connection: close\r\ncontent-length: ${size}\r\n\r\n`)
  for (let written = 0; written < size; written += 100_000) {
    if (!sender.write(Buffer.alloc(100_000, ' '))) await once(sender, 'drain')
  }
  expect(await text(sender)).toMatch(/^HTTP\/1.1 413 .*\r\n\r\nVariables size limit$/s)
})

test('over the rate a sender is answered 429; without a rate never', async () => {
  const limited = await serviceFor(inbox.smtpPort, { ratePerSecond: 1 / 3600 })
  expect(await send(limited.origin, scriptFields)).toMatchObject({ status: 200 })
  expect(await send(limited.origin, scriptFields)).toMatchObject({ status: 429 })

  const unlimited = await serviceFor(inbox.smtpPort)
  expect(await send(unlimited.origin, scriptFields)).toMatchObject({ status: 200 })
  expect(await send(unlimited.origin, scriptFields)).toMatchObject({ status: 200 })
})

test('a port that is taken is told', async () => {
  const { origin } = await serviceFor()
  const port = Number(new URL(origin).port)
  await expect(startService(1, { port })).rejects.toMatchObject({ code: 'EADDRINUSE', port })
})
