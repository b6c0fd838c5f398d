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
])('PORT=%s and the three ports after it are used', (port, site) => {
  const ports = { site, mail: site + 1, inbox: site + 2, smtp: site + 3 }
  expect(localPorts(port)).toEqual(ports)
})

test.each(['x', '80a', '3000.5', '-1', '0', '65533', '65536', 'Infinity'])(
  'PORT=%s is refused by name',
  (port) => {
    expect(() => localPorts(port)).toThrow(`PORT is not a usable port number: ${port}`)
  },
)

test('only the error of a port that is taken is explained', () => {
  const taken = Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 80 })
  expect(explainPortError(taken)).toEqual(
    new Error('Port 80 is taken: stop what uses it, or choose another with PORT=4000 npm start.'),
  )
  const denied = Object.assign(new Error('listen'), { code: 'EACCES', port: 80 })
  for (const error of [denied, new Error('other'), 'text'])
    expect(explainPortError(error)).toBe(error)
})

const addresses = Object.values(networkInterfaces()).flatMap((all) => all!)
const loopback = addresses.filter(({ internal }) => internal).map(({ address }) => address)
/** Without link-local addresses, which need the name of an interface. */
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
const site = (port: number, everywhere = false) =>
  startStaticServer({ folder: import.meta.dirname, port, settings, everywhere })

test.each([
  ['every address of localhost alone', false, loopback],
  ['every address when asked to', true, [...loopback, ...external]],
])('the static server listens on %s', async (_, everywhere, reached) => {
  const { url, close } = await site(0, everywhere)
  const port = Number(new URL(url).port)
  expect(await accepting([...loopback, ...external], port)).toEqual(reached)
  await close()
  expect(await accepting(loopback, port)).toEqual([])
})

test('npm run dev listens on localhost alone, and ends on Ctrl-C', async () => {
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

test.each(['127.0.0.1', '::1'])('a port that is taken on %s is an error', async (host) => {
  const taken = createServer().listen(0, host)
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  await expect(site(port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  taken.close()
})
