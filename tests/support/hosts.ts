import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Settings } from '../../tools/build/settings.ts'
import { caddyfile } from '../../tools/deploy/caddy.ts'
import { nginxConf } from '../../tools/deploy/nginx.ts'
import { type SiteRules, siteRules } from '../../tools/deploy/site-rules.ts'
import { project } from '../../tools/project.ts'
import { brotliModule, findOrUnpack, programs, type ServerName } from './debian-servers.ts'
import { fetchRaw } from './http.ts'

export type Host = {
  url: string
  /** The plain HTTP address: the site itself, or a redirect to it. */
  httpUrl: string
  close: () => Promise<void>
}

/** The machine cannot run the server. The message is a sentence that says why. */
export class HostMissing extends Error {}

type Encryption = { certificate: string; key: string }

/**
 * Starts a server with its generated configuration, on free ports. It serves a copy of the site, so that a
 * test build in the meantime cannot delete its files.
 *
 * @param encryption for nginx only: Caddy would make the machine trust a certificate of its own
 * @throws HostMissing if the server is not available
 * @throws Error if the server does not respond
 */
export async function startHost(
  name: ServerName,
  site: string,
  settings: Settings,
  encryption?: Encryption,
): Promise<Host> {
  const found = findOrUnpack(name)
  if ('missing' in found) throw new HostMissing(found.missing)
  const folder = await temporaryFolder(name)
  const root = path.join(folder, 'site')
  await cp(site, root, { recursive: true })

  const rules = await siteRules(root, settings)
  const ports = { http: await freePort(), https: await freePort() }
  const start = { nginx: startNginx, caddy: startCaddy }[name]
  const server = await start({ folder, program: found.root, root, rules, ports, encryption })

  const errors: string[] = []
  server.stderr?.on('data', (data) => errors.push(String(data)))
  async function close() {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  const httpUrl = `http://localhost:${ports.http}`
  if (!(await waitUntilServing(httpUrl, server))) {
    await close()
    throw new Error(`The server does not respond: ${errors.join('')}`)
  }
  return { url: encryption ? `https://localhost:${ports.https}` : httpUrl, httpUrl, close }
}

export async function temporaryFolder(name: string) {
  const cache = path.join(project, '.cache')
  await mkdir(cache, { recursive: true })
  return mkdtemp(path.join(cache, `${name}-`))
}

type Start = (options: {
  folder: string
  program: string
  root: string
  rules: SiteRules
  ports: { http: number; https: number }
  encryption: Encryption | undefined
}) => Promise<ChildProcess>

/** Wraps a site in the remaining settings of Debian’s nginx.conf, except for its user and logs. */
export function wrapNginxSite(folder: string, program: string, site: string): string {
  const uses = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
load_module ${path.join(program, brotliModule)};
events { }
http {
include ${path.join(program, 'etc/nginx/mime.types')};
access_log off;
sendfile on;
${uses.map((use) => `${use}_temp_path ${folder}/${use};`).join('\n')}
${site}
}
`
}

const startNginx: Start = async ({ folder, program, root, rules, ports, encryption }) => {
  const site = nginxConf(rules, {
    root,
    listen: `127.0.0.1:${ports.http}`,
    ...(encryption && {
      encryption: { ...encryption, listen: `127.0.0.1:${ports.https}` },
    }),
  })
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, `master_process off;\n${wrapNginxSite(folder, program, site)}`)
  const options = ['-e', 'stderr', '-p', folder, '-c', file]
  return spawn(path.join(program, programs.nginx), options, { stdio: ['ignore', 'ignore', 'pipe'] })
}

const startCaddy: Start = async ({ folder, program, root, rules, ports }) => {
  const file = path.join(folder, 'Caddyfile')
  await writeFile(file, caddyfile(rules))
  const options = ['run', '--config', file, '--adapter', 'caddyfile']
  return spawn(path.join(program, programs.caddy), options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      SITE_ADDRESS: `:${ports.http}`,
      SITE_ROOT: root,
      CADDY_ADMIN: 'off',
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  })
}

/** Waits up to 10 s for a first response. False if the server has exited or does not respond. */
export async function waitUntilServing(url: string, server: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 100 && server.exitCode === null; tries++) {
    if (await fetchRaw(url, '/').catch(() => undefined)) return true
    await delay(100)
  }
  return false
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
