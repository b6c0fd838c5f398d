import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { localSettings } from './local-settings.ts'
import { startStaticServer } from './static-server.ts'

const settings = localSettings('http://localhost:9', 'http://localhost')

const addresses = Object.values(networkInterfaces()).flatMap((all) => all!)
const loopback = addresses.filter(({ internal }) => internal).map(({ address }) => address)
/** Link-local addresses cannot be reached without naming an interface. */
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

test('the static server is reached on every address of localhost, and on no other', async () => {
  const site = await startStaticServer({ folder: import.meta.dirname, port: 0, settings })
  const port = Number(new URL(site.url).port)
  expect(await accepting(loopback, port)).toEqual(loopback)
  expect(await accepting(external, port)).toEqual([])
  await site.close()
  expect(await accepting(loopback, port)).toEqual([])
})

test('the static server is reached on every address when asked', async () => {
  const options = { folder: import.meta.dirname, port: 0, settings, everywhere: true }
  const site = await startStaticServer(options)
  const all = [...loopback, ...external]
  expect(await accepting(all, Number(new URL(site.url).port))).toEqual(all)
  await site.close()
})

test('npm run dev is reached on localhost alone', async () => {
  const port = 43_220
  const dev = spawn(process.execPath, [path.join(import.meta.dirname, 'dev.ts')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void dev.kill('SIGKILL'))
  let said = ''
  dev.stdout.on('data', (data) => {
    said += data
  })
  await vi.waitFor(() => expect(said).toContain(`http://localhost:${port} `), 50_000)
  expect(await accepting(loopback, port)).toEqual(loopback)
  expect(await accepting(external, port)).toEqual([])
  dev.kill('SIGINT')
  expect(await once(dev, 'exit')).toEqual([0, null])
})

test.each(['127.0.0.1', '::1'])('a port that is taken on %s is reported', async (host) => {
  const taken = createServer().listen(0, host)
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const options = { folder: import.meta.dirname, port, settings }
  await expect(startStaticServer(options)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  taken.close()
})
