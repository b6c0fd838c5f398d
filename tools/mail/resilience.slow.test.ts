import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startInbox } from './inbox.ts'
import { deleteAll, messages } from './inbox-client.ts'
import { scriptFields, send, startMail, startService } from './test-support.ts'

const mail = await startMail()
afterAll(mail.close)
beforeEach(() => deleteAll(mail.inbox))

const ok = [200, 'OK']
const refused = [502, 'The message could not be delivered, please try again later']

async function startTestService(...options: Parameters<typeof startService>) {
  const service = await startService(...options)
  onTestFinished(() => service.close())
  return service
}

/** Starts a TCP server in place of the SMTP server and returns its port. */
async function tcpServer(onConnection: (socket: Socket) => void): Promise<number> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    onConnection(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as { port: number }).port
}

test('200 simultaneous sends each arrive once', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `Visitor ${index}`)
  const answers = await Promise.all(
    names.map((from_name) => send(mail.origin, { ...scriptFields, from_name })),
  )
  expect(answers.filter(([status]) => status !== 200)).toEqual([])
  const subjects = (await messages(mail.inbox)).map(({ subject }) => subject)
  expect(subjects.sort()).toEqual(names.map((name) => `New message from ${name}`).sort())
})

test('answers 502 while SMTP is down, and delivers again once it is back', async () => {
  const first = await startInbox({ webPort: 0, smtpPort: 0 })
  const { origin } = await startTestService(first.smtpPort)
  expect(await send(origin, scriptFields)).toEqual(ok)
  await first.close()
  expect(await send(origin, scriptFields)).toEqual(refused)
  const webPort = Number(new URL(first.url).port)
  const second = await startInbox({ webPort, smtpPort: first.smtpPort })
  onTestFinished(() => second.close())
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
  expect(await send(origin, scriptFields)).toEqual(refused)
  expect(log.join('\n')).toContain('could not be delivered')
  for (const value of Object.values(scriptFields)) expect(log.join('\n')).not.toContain(value)
})

test('close waits until accepted sends are answered', async () => {
  const reached = Promise.withResolvers<Socket>()
  const service = await startTestService(await tcpServer(reached.resolve))
  const accepted = send(service.origin, scriptFields)
  const socket = await reached.promise
  const closed = service.close()
  socket.pipe(connect(mail.smtpPort, '127.0.0.1')).pipe(socket)
  expect(await accepted).toEqual(ok)
  await closed
  expect(await messages(mail.inbox)).toHaveLength(1)
})

test('the service and the inbox name a port that is taken', async () => {
  const { smtpPort } = mail
  const port = Number(new URL(mail.origin).port)
  const webPort = Number(new URL(mail.inbox).port)
  await expect(startService(1, { port })).rejects.toMatchObject({ code: 'EADDRINUSE', port })
  await expect(startInbox({ webPort, smtpPort: 0 })).rejects.toThrow(`Port ${webPort} is taken`)
  await expect(startInbox({ webPort: 0, smtpPort })).rejects.toThrow(`Port ${smtpPort} is taken`)
})
