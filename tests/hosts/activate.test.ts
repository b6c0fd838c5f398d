import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFile, mkdir, readlink, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { caddyfile } from '../../tools/deploy/caddy.ts'
import { nginxConf } from '../../tools/deploy/nginx.ts'
import { caching } from '../../tools/deploy/policy.ts'
import { siteRules } from '../../tools/deploy/site-rules.ts'
import { project } from '../../tools/project.ts'
import { localSettings } from '../../tools/serve/local-settings.ts'
import { findOrUnpack, programs, type ServerName } from '../support/debian-servers.ts'
import { freePort, temporaryFolder, waitUntilServing, wrapNginxSite } from '../support/hosts.ts'
import { fetchRaw } from '../support/http.ts'

const settings = localSettings('http://localhost:9', 'http://localhost')

/** The commands that start the server on the live release and reload it. */
async function commandsOf(name: ServerName, base: string, root: string, port: number) {
  const program = path.join(root, programs[name])
  if (name === 'caddy') {
    const options = ['--config', `${base}/current/Caddyfile`, '--adapter', 'caddyfile']
    const admin = `unix/${base}/admin.sock`
    const folders = { XDG_CONFIG_HOME: base, XDG_DATA_HOME: base }
    return {
      run: [program, 'run', ...options],
      reload: [program, 'reload', ...options, '--address', admin].join(' '),
      env: { ...process.env, ...folders, SITE_ADDRESS: `:${port}`, CADDY_ADMIN: admin },
    }
  }
  const file = path.join(base, 'nginx.conf')
  // By default nginx running as root starts workers as another user, who cannot read the temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  const site = `include ${base}/current/nginx.conf;`
  await writeFile(file, user + wrapNginxSite(base, root, site))
  const run = [program, '-e', 'stderr', '-p', base, '-c', file]
  const command = run.join(' ')
  return { run, reload: `${command} -t -q && ${command} -s reload`, env: process.env }
}

/** Uploads a release as described in docs/deploy.md. */
async function upload(base: string, release: number, port: number) {
  const folder = path.join(base, `releases/${release}`)
  const script = `static/js/${release}.js`
  const files = {
    'dist/index.html': `<title>${release}</title><style>a{top:${release}px}</style><script src="/${script}"></script>`,
    'dist/404.html': 'missing',
    [`dist/${script}`]: `${release}`,
  }
  await mkdir(path.join(folder, 'dist/static/js'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  const rules = await siteRules(path.join(folder, 'dist'), settings)
  const place = { listen: `127.0.0.1:${port}`, root: '/srv/site' }
  await writeFile(path.join(folder, 'nginx.conf'), nginxConf(rules, place))
  await writeFile(path.join(folder, 'Caddyfile'), caddyfile(rules))
  await copyFile(path.join(project, 'tools/deploy/activate.sh'), path.join(folder, 'activate.sh'))
}

/** The release that the document belongs to, and whether its Content-Security-Policy allows its style. */
async function visit(url: string) {
  const { status, headers, body } = await fetchRaw(url, '/')
  const [, css] = /<style>(.*)<\/style>/.exec(body) ?? []
  const hash = createHash('sha256')
    .update(css ?? '')
    .digest('base64')
  const isAllowed = headers['content-security-policy']?.includes(hash)
  return { release: /<title>(\d)/.exec(body)?.[1], isConsistent: status === 200 && isAllowed }
}

test.for(['nginx', 'caddy'] as const)(
  '%s switches releases atomically and keeps the files of earlier ones',
  async (name, { skip }) => {
    const found = findOrUnpack(name)
    if ('missing' in found) {
      if (process.env.CI) throw new Error(found.missing)
      return skip(found.missing)
    }
    const base = await temporaryFolder('releases')
    const port = await freePort()
    const url = `http://localhost:${port}`
    const { run, reload, env } = await commandsOf(name, base, found.root, port)
    const activate = (release: number, how = reload) =>
      promisify(execFile)('sh', [path.join(base, `releases/${release}/activate.sh`), how], { env })
    const deploy = async (release: number, how = reload) => {
      await upload(base, release, port)
      await activate(release, how)
    }
    await deploy(1, 'true')
    const server = spawn(run[0]!, run.slice(1), { env, stdio: 'ignore' })
    onTestFinished(async () => {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      await rm(base, { recursive: true, force: true })
    })
    expect(await waitUntilServing(url, server)).toBe(true)

    const seen: Awaited<ReturnType<typeof visit>>[] = []
    const watchUntil = async (release: string) => {
      while (seen.at(-1)?.release !== release) {
        // While it reloads, Caddy 2.6 sometimes resets a connection that it has just accepted.
        const result = await visit(url).catch(() => undefined)
        if (result) seen.push(result)
      }
    }
    for (const release of [2, 3]) await Promise.all([deploy(release), watchUntil(`${release}`)])
    expect(seen.filter(({ isConsistent }) => !isConsistent)).toEqual([])
    expect(new Set(seen.map(({ release }) => release))).toEqual(new Set(['1', '2', '3']))

    for (const release of [1, 2, 3]) {
      const { status, headers } = await fetchRaw(url, `/static/js/${release}.js`)
      expect([status, headers['cache-control']]).toEqual([200, caching.hashed])
    }

    const longAgo = new Date(Date.now() - 40 * 24 * 3600 * 1000)
    for (const release of [1, 3])
      await utimes(path.join(base, `releases/${release}`), longAgo, longAgo)
    await deploy(4)
    await watchUntil('4')
    const statuses = [1, 2, 3, 4].map((release) => fetchRaw(url, `/static/js/${release}.js`))
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([404, 200, 200, 200])

    await expect(deploy(5, 'false')).rejects.toThrow('refused')
    expect(await readlink(path.join(base, 'current'))).toBe(path.join(base, 'releases/4'))
    await activate(2)
    await watchUntil('2')
  },
)
