import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { project } from '../../tools/project.ts'
import { localSettings } from '../../tools/serve/local-settings.ts'
import { startStaticServer } from '../../tools/serve/static-server.ts'
import { freePorts } from '../support/free-ports.ts'

/** The addresses of this machine, without link-local ones, which need the name of an interface. */
const addresses = Object.values(networkInterfaces())
  .flatMap((all) => all!)
  .filter(({ scopeid }) => !scopeid)
const all = addresses.map(({ address }) => address)
const loopback = addresses.filter(({ internal }) => internal).map(({ address }) => address)

/** The addresses of this machine that accept a connection to the port. */
async function accepting(port: number) {
  const accepted: string[] = []
  for (const host of all) {
    const socket = connect(port, host)
    if (await once(socket, 'connect').catch(() => undefined)) accepted.push(host)
    socket.destroy()
  }
  return accepted
}

const settings = localSettings('http://localhost:9', 'http://localhost')
const startSite = (port: number, isPublic = false) =>
  startStaticServer({ folder: import.meta.dirname, port, settings, isPublic })

test.each([false, true])('the static server listens on all addresses: %s', async (isPublic) => {
  const { url, close } = await startSite(0, isPublic)
  const port = Number(new URL(url).port)
  expect(await accepting(port)).toEqual(isPublic ? all : loopback)
  await close()
  expect(await accepting(port)).toEqual([])
})

test('npm run dev listens on localhost only, and stops on Ctrl-C', async () => {
  const port = await freePorts(3)
  const dev = spawn(process.execPath, [path.join(project, 'tools/serve/dev.ts')], {
    env: { ...process.env, PORT: `${port}` },
    stdio: 'ignore',
  })
  onTestFinished(() => void dev.kill('SIGKILL'))
  await vi.waitFor(async () => expect(await accepting(port)).toEqual(loopback), 50_000)
  dev.kill('SIGINT')
  expect(await once(dev, 'exit')).toEqual([0, null])
})
