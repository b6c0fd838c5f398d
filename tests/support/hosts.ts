import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { vi } from 'vitest'
import { installFromDebian } from '../../tools/browser/debian.ts'
import { siteRules } from '../../tools/deploy/site-rules.ts'
import { fromTemplate } from '../../tools/deploy/write-host-files.ts'
import type { Redirect } from '../../tools/prerender/content/redirects.ts'
import type { Settings } from '../../tools/prerender/settings.ts'
import { startStaticServer } from '../../tools/serve/static-server.ts'
import { testFolder } from '../../tools/test-folder.ts'
import { freePorts } from './free-ports.ts'
import { fetchRaw } from './http.ts'

/** The server behind `npm start`, and one that the build generates a configuration for. */
export type HostName = 'the local server' | 'Caddy'

/**
 * Serves a built site with the configuration generated for the host, if this machine can run it.
 *
 * @param cleanUp stops it after a test, or after all of them: `onTestFinished` or `afterAll`
 */
export async function startHost(
  name: HostName,
  site: string,
  settings: Settings,
  redirects: Redirect[],
  cleanUp: NonNullable<Parameters<typeof testFolder>[0]>,
): Promise<string | undefined> {
  const rules = await siteRules(site, settings, redirects)
  if (name === 'the local server') {
    const { url, close } = await startStaticServer({ folder: site, port: 0, rules })
    cleanUp(close)
    return url
  }
  const program = findOrInstallCaddy()
  if (!program) return undefined
  const folder = testFolder(cleanUp)
  const file = path.join(folder, 'Caddyfile')
  await writeFile(file, await fromTemplate('Caddyfile', rules))
  const port = await freePorts(1)
  const folders = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, SITE_ROOT: site }
  const env = { ...process.env, ...folders, SITE_ADDRESS: `:${port}`, CADDY_ADMIN: 'off' }
  const url = `http://localhost:${port}`
  const server = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], { env })
  cleanUp(async () => {
    server.kill()
    if (server.exitCode === null) await once(server, 'exit')
  })
  await vi.waitFor(() => fetchRaw(url, '/'), { timeout: 10_000, interval: 100 })
  return url
}

/** In CI, a missing server is an error. */
function findOrInstallCaddy(): string | undefined {
  const program = '/usr/bin/caddy'
  try {
    if (!existsSync(program)) installFromDebian('Caddy', 'caddy')
  } catch {}
  if (existsSync(program)) return program
  if (process.env.CI) throw new Error('Caddy is missing.')
  console.warn('Not tested with Caddy: it is missing.')
  return undefined
}
