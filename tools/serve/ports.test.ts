import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { localSettings } from './local-settings.ts'
import { explainPortError, localPorts } from './ports.ts'
import { startStaticServer } from './static-server.ts'

test.each([
  [undefined, 3000],
  ['', 3000],
  ['4100', 4100],
  ['65532', 65_532],
])(
  'PORT=%s sets the site’s port, and the three after it are for the e-mail service',
  (port, site) => {
    const ports = { site, mail: site + 1, inbox: site + 2, smtp: site + 3 }
    expect(localPorts(port)).toEqual(ports)
  },
)

test.each(['x', '80a', '3000.5', '-1', '0', '65533', '65536', 'Infinity'])(
  'PORT=%s is an error that names the variable',
  (port) => {
    expect(() => localPorts(port)).toThrow(
      `PORT has to be a whole number from 1 to 65532, not “${port}”.`,
    )
  },
)

test('a port in use is explained; other errors stay as they are', () => {
  const inUse = Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 80 })
  expect(explainPortError(inUse)).toEqual(
    new Error(
      'Port 80 is in use. Stop the program that uses it, or choose other ports, for example with PORT=4000 npm start.',
    ),
  )
  const denied = Object.assign(new Error('listen'), { code: 'EACCES', port: 80 })
  for (const error of [denied, new Error('other'), 'text'])
    expect(explainPortError(error)).toBe(error)
})

const addresses = Object.values(networkInterfaces()).flatMap((all) => all!)
const loopback = addresses.filter(({ internal }) => internal).map(({ address }) => address)
/** Without link-local addresses, which are reachable only with the name of an interface. */
const external = addresses
  .filter(({ internal, scopeid }) => !internal && !scopeid)
  .map(({ address }) => address)

async function accepts(host: string, port: number) {
  const socket = connect(port, host)
  const accepted = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return accepted
}

const accepting = async (hosts: string[], port: number) => {
  const answers = await Promise.all(hosts.map((host) => accepts(host, port)))
  return hosts.filter((_, index) => answers[index])
}

const settings = localSettings('http://localhost:9', 'http://localhost')
const startSite = (port: number, isPublic = false) =>
  startStaticServer({ folder: import.meta.dirname, port, settings, isPublic })

test.each([
  ['localhost only', false, loopback],
  ['all addresses with --host', true, [...loopback, ...external]],
])('the static server listens on %s', async (_, isPublic, reachable) => {
  const { url, close } = await startSite(0, isPublic)
  const port = Number(new URL(url).port)
  expect(await accepting([...loopback, ...external], port)).toEqual(reachable)
  await close()
  expect(await accepting(loopback, port)).toEqual([])
})

test('npm run dev listens on localhost only, and stops on Ctrl-C', async () => {
  const port = 43_220
  const dev = spawn(process.execPath, [path.join(import.meta.dirname, 'dev.ts')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void dev.kill('SIGKILL'))
  let output = ''
  dev.stdout.on('data', (data) => {
    output += data
  })
  await vi.waitFor(() => expect(output).toContain(`http://localhost:${port} `), 50_000)
  expect(await accepting([...loopback, ...external], port)).toEqual(loopback)
  dev.kill('SIGINT')
  expect(await once(dev, 'exit')).toEqual([0, null])
})

test.each(['127.0.0.1', '::1'])('a port in use on %s is an error', async (host) => {
  const other = createServer().listen(0, host)
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  await expect(startSite(port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  other.close()
})
