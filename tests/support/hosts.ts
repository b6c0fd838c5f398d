import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { vi } from 'vitest'
import { type SiteRules, siteRules } from '../../tools/deploy/site-rules.ts'
import { fromTemplate } from '../../tools/deploy/write-host-files.ts'
import type { Settings } from '../../tools/prerender/settings.ts'
import { project } from '../../tools/project.ts'
import { startStaticServer } from '../../tools/serve/static-server.ts'
import { testFolder } from '../../tools/test-folder.ts'
import { freePorts } from './free-ports.ts'
import { fetchRaw } from './http.ts'

const servers = {
  nginx: {
    program: 'usr/sbin/nginx',
    version: '-v',
    packages: ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'],
  },
  caddy: { program: 'usr/bin/caddy', version: 'version', packages: ['caddy'] },
}
const brotliModule = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

type ServerName = keyof typeof servers

/** The server behind `npm start`, and those that the build generates a configuration for. */
export type HostName = 'the local server' | ServerName

/**
 * Serves a built site with the configuration generated for the host, if this machine can run it.
 *
 * @param cleanUp stops it after a test, or after all of them: `onTestFinished` or `afterAll`
 * @param encryption for nginx only: Caddy would make the machine trust a certificate of its own
 */
export async function startHost(
  name: HostName,
  site: string,
  settings: Settings,
  cleanUp: NonNullable<Parameters<typeof testFolder>[0]>,
  encryption?: { certificate: string; key: string },
) {
  if (name === 'the local server') {
    const { url, close } = await startStaticServer({ folder: site, port: 0, settings })
    cleanUp(close)
    return { url, httpUrl: url }
  }
  const port = await freePorts(2)
  const folder = testFolder(cleanUp)
  const rules = await siteRules(site, settings)
  const configuration = path.join(folder, 'site.conf')
  const text = await localConfiguration(name, rules, port, encryption)
  await writeFile(configuration, text.replace('/srv/site;', `${site};`))
  const commands = await serverCommands(name, { folder, configuration, port })
  if (!commands) return undefined
  const httpUrl = `http://localhost:${port}`
  const env = { ...commands.env, SITE_ROOT: site }
  cleanUp(await startServer(commands.run, env, httpUrl))
  return { url: encryption ? `https://localhost:${port + 1}` : httpUrl, httpUrl }
}

/**
 * The configuration that the build generates for a server, changed to listen on localhost.
 *
 * @param encryption for HTTPS on the next port. Without, nginx serves the site over HTTP
 */
export async function localConfiguration(
  name: ServerName,
  rules: SiteRules,
  port: number,
  encryption?: { certificate: string; key: string },
) {
  if (name === 'caddy') return fromTemplate('Caddyfile', rules)
  const [plain, secure] = encryption ? [port, port + 1] : [port + 1, port]
  const text = (await fromTemplate('nginx.conf', rules))
    .replaceAll(/ *listen \[::\].*\n/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`)
  return encryption
    ? text
        .replace(/\S+fullchain\.pem/, encryption.certificate)
        .replace(/\S+privkey\.pem/, encryption.key)
    : text.replace(' ssl http2;', ';').replaceAll(/ *ssl_.*\n/g, '')
}

/**
 * Finds a server on this machine, or unpacks Debian’s package, which unlike installing needs no root and starts no
 * service on port 80. Returns the folder that its paths are relative to. In CI, a missing server is an error.
 */
function findOrUnpack(name: ServerName): string | undefined {
  const { program, version, packages } = servers[name]
  const unpacked = path.join(project, `.cache/debian-${name}`)
  const works = (root: string) =>
    (name !== 'nginx' || existsSync(path.join(root, brotliModule))) &&
    spawnSync(path.join(root, program), [version]).status === 0
  if (!works('/') && !works(unpacked)) unpack(packages, unpacked)
  const root = ['/', unpacked].find(works)
  if (!root && process.env.CI) throw new Error(`${name} is missing.`)
  if (!root) console.warn(`Not tested with ${name}: it is missing, and Debian’s package is too.`)
  return root
}

/** The folder is renamed once it is complete, because two workers may unpack at the same time. */
function unpack(packages: string[], target: string) {
  mkdirSync(path.dirname(target), { recursive: true })
  const cwd = mkdtempSync(`${target}-`)
  const download = `apt-get download ${packages.join(' ')}`
  const script = `${download} || { apt-get update && ${download}; }
    for package in *.deb; do dpkg-deb -x "$package" .; done`
  try {
    execFileSync('sh', ['-ec', script], { cwd, stdio: 'ignore', timeout: 300_000 })
    renameSync(cwd, target)
  } catch {
    rmSync(cwd, { recursive: true, force: true })
  }
}

/** The commands that start a server with a site's configuration and reload it. Undefined if it is missing. */
export async function serverCommands(
  name: ServerName,
  { folder, configuration, port }: { folder: string; configuration: string; port: number },
) {
  const root = findOrUnpack(name)
  if (!root) return undefined
  const program = path.join(root, servers[name].program)
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

/** Starts a server, and waits for its first response. Returns how to stop it. */
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
  await vi
    .waitFor(() => fetchRaw(url, '/'), { timeout: 10_000, interval: 100 })
    .catch(async () => {
      await stop()
      throw new Error(`The server does not respond: ${errors}`)
    })
  return stop
}
