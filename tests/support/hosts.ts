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
import { ask } from './http.ts'

export type Host = {
  url: string
  /** Where it answers without encryption: the site, or the way to it. */
  open: string
  close: () => Promise<void>
}

/** The machine cannot run the server; the message says why in a sentence. */
export class HostMissing extends Error {}

type Encryption = { certificate: string; key: string }

/**
 * The generated configuration in the server that it is for, on free ports. The site is copied, as it would
 * be for a deployment: a test build that comes meanwhile cannot pull it away.
 *
 * @param encryption for nginx alone; Caddy would make the machine trust a certificate of its own
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
  const ports = { open: await freePort(), encrypted: await freePort() }
  const start = { nginx: startNginx, caddy: startCaddy }[name]
  const server = await start({ folder, program: found.root, root, rules, ports, encryption })

  const said: string[] = []
  server.stderr?.on('data', (data) => said.push(String(data)))
  async function close() {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  const open = `http://localhost:${ports.open}`
  if (!(await answers(open, server))) {
    await close()
    throw new Error(`The server does not answer: ${said.join('')}`)
  }
  return { url: encryption ? `https://localhost:${ports.encrypted}` : open, open, close }
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
  ports: { open: number; encrypted: number }
  encryption: Encryption | undefined
}) => Promise<ChildProcess>

/** What Debian's own nginx.conf says around a site, without its user and its logs. */
export function aroundNginxSite(folder: string, program: string, site: string): string {
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
    listen: `127.0.0.1:${ports.open}`,
    ...(encryption && {
      encryption: { ...encryption, listen: `127.0.0.1:${ports.encrypted}` },
    }),
  })
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, `master_process off;\n${aroundNginxSite(folder, program, site)}`)
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
      SITE_ADDRESS: `:${ports.open}`,
      SITE_ROOT: root,
      CADDY_ADMIN: 'off',
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  })
}

export async function answers(url: string, server: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 100 && server.exitCode === null; tries++) {
    if (await ask(url, '/').catch(() => undefined)) return true
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
