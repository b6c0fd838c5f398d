import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Settings } from '../../tools/build/settings.ts'
import { caddyfile } from '../../tools/deploy/caddy.ts'
import { nginxConf } from '../../tools/deploy/nginx.ts'
import { siteRules } from '../../tools/deploy/site-rules.ts'
import { project } from '../../tools/project.ts'
import { startStaticServer } from '../../tools/serve/static-server.ts'
import { brotliModule, findOrUnpack, programs, type ServerName } from './debian-servers.ts'
import { freePorts } from './free-ports.ts'
import { fetchRaw } from './http.ts'

/** The server behind `npm start`, and those that the build generates a configuration for. */
export type HostName = 'the local server' | ServerName

export type Host = {
  url: string
  /** The plain HTTP address: the site itself, or a redirect to it. */
  httpUrl: string
  close: () => Promise<void>
}

/**
 * Serves a built site with the configuration generated for the host, on free ports.
 *
 * @param encryption for nginx only: Caddy would make the machine trust a certificate of its own
 * @returns a sentence that says why, if this machine cannot run the server. In CI, that is an error.
 * @throws Error if the server does not respond
 */
export async function startHost(
  name: HostName,
  site: string,
  settings: Settings,
  encryption?: { certificate: string; key: string },
): Promise<Host | { missing: string }> {
  if (name === 'the local server') {
    const { url, close } = await startStaticServer({ folder: site, port: 0, settings })
    return { url, httpUrl: url, close }
  }
  const found = findOrUnpack(name)
  if ('missing' in found) return found
  const port = await freePorts(2)
  const folder = await temporaryFolder(name)
  const rules = await siteRules(site, settings)
  const listen = (at: number) => `127.0.0.1:${at}`
  const nginxPlace = {
    root: site,
    listen: listen(port),
    ...(encryption && { encryption: { ...encryption, listen: listen(port + 1) } }),
  }
  const configuration = path.join(folder, 'site.conf')
  await writeFile(configuration, name === 'nginx' ? nginxConf(rules, nginxPlace) : caddyfile(rules))
  const { run, env } = await serverCommands(name, found.root, { folder, configuration, port })
  const httpUrl = `http://localhost:${port}`
  const stop = await startServer(run, { ...env, SITE_ROOT: site }, httpUrl)
  const close = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: encryption ? `https://localhost:${port + 1}` : httpUrl, httpUrl, close }
}

export async function temporaryFolder(name: string) {
  const cache = path.join(project, '.cache')
  await mkdir(cache, { recursive: true })
  return mkdtemp(path.join(cache, `${name}-`))
}

/**
 * The commands that start a server with a site's configuration and reload it.
 *
 * @param root the folder that the server's paths are relative to
 */
export async function serverCommands(
  name: ServerName,
  root: string,
  { folder, configuration, port }: { folder: string; configuration: string; port: number },
) {
  const program = path.join(root, programs[name])
  if (name === 'caddy') {
    const options = ['--config', configuration, '--adapter', 'caddyfile']
    const admin = `unix/${folder}/admin.sock`
    const folders = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder }
    return {
      run: [program, 'run', ...options],
      reload: [program, 'reload', ...options, '--address', admin].join(' '),
      env: { ...process.env, ...folders, SITE_ADDRESS: `:${port}`, CADDY_ADMIN: admin },
    }
  }
  const file = path.join(folder, 'nginx.conf')
  const uses = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  // By default nginx running as root starts workers as another user, who cannot read the temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  // The remaining settings are those of Debian’s nginx.conf.
  await writeFile(
    file,
    `${user}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
load_module ${path.join(root, brotliModule)};
events { }
http {
include ${path.join(root, 'etc/nginx/mime.types')};
access_log off;
sendfile on;
${uses.map((use) => `${use}_temp_path ${folder}/${use};`).join('\n')}
include ${configuration};
}
`,
  )
  const run = [program, '-e', 'stderr', '-p', folder, '-c', file]
  const command = run.join(' ')
  return { run, reload: `${command} -t -q && ${command} -s reload`, env: process.env }
}

/** Starts a server, and waits up to 10 s for its first response. Returns how to stop it. */
export async function startServer(run: string[], env: NodeJS.ProcessEnv, url: string) {
  const server = spawn(run[0]!, run.slice(1), { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  server.stderr.on('data', (data) => {
    errors += data
  })
  const stop = async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
  }
  for (let tries = 0; tries < 100 && server.exitCode === null; tries++) {
    if (await fetchRaw(url, '/').catch(() => undefined)) return stop
    await delay(100)
  }
  await stop()
  throw new Error(`The server does not respond: ${errors}`)
}
