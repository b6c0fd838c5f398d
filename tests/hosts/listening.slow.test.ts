import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { project } from '../../tools/project.ts'
import { localSettings } from '../../tools/serve/local-settings.ts'
import { startStaticServer } from '../../tools/serve/static-server.ts'
import { freePorts } from '../support/free-ports.ts'

const addresses = Object.values(networkInterfaces()).flatMap((all) => all!)
const loopback = addresses.filter(({ internal }) => internal).map(({ address }) => address)
/** Without link-local addresses, which are reachable only with the name of an interface. */
const external = addresses
  .filter(({ internal, scopeid }) => !internal && !scopeid)
  .map(({ address }) => address)

/** The addresses of this machine that accept a connection to the port. */
async function accepting(port: number) {
  const accepted = [...loopback, ...external].map(async (host) => {
    const socket = connect(port, host)
    const isAccepted = await once(socket, 'connect').catch(() => undefined)
    socket.destroy()
    return isAccepted ? [host] : []
  })
  return (await Promise.all(accepted)).flat()
}

const startSite = (port: number, isPublic = false) =>
  startStaticServer({
    folder: import.meta.dirname,
    port,
    settings: localSettings('http://localhost:9', 'http://localhost'),
    isPublic,
  })

test.each([
  ['localhost only', false, loopback],
  ['all addresses with --host', true, [...loopback, ...external]],
])('the static server listens on %s', async (_, isPublic, reachable) => {
  const { url, close } = await startSite(0, isPublic)
  const port = Number(new URL(url).port)
  expect(await accepting(port)).toEqual(reachable)
  await close()
  expect(await accepting(port)).toEqual([])
})

test('npm run dev listens on localhost only, and stops on Ctrl-C', async () => {
  const port = await freePorts(4)
  const dev = spawn(process.execPath, [path.join(project, 'tools/serve/dev.ts')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void dev.kill('SIGKILL'))
  let output = ''
  dev.stdout.on('data', (data) => {
    output += data
  })
  await vi.waitFor(() => expect(output).toContain(`http://localhost:${port} `), 50_000)
  expect(await accepting(port)).toEqual(loopback)
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
