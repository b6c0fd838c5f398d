import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { copyFile, mkdir, readlink, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { caddyfile } from '../../tools/deploy/caddy.ts'
import { nginxConf } from '../../tools/deploy/nginx.ts'
import { siteRules } from '../../tools/deploy/site-rules.ts'
import { project } from '../../tools/project.ts'
import { localSettings } from '../../tools/serve/local-settings.ts'
import { findOrUnpack } from '../support/debian-servers.ts'
import { freePorts } from '../support/free-ports.ts'
import { serverCommands, startServer, temporaryFolder } from '../support/hosts.ts'
import { fetchRaw } from '../support/http.ts'

const settings = localSettings('http://localhost:9', 'http://localhost')

/** Uploads a release as described in docs/deploy.md. */
async function upload(base: string, release: number, port: number) {
  const folder = path.join(base, `releases/${release}`)
  const files = {
    'dist/index.html': `<title>${release}</title><style>a{top:${release}px}</style>`,
    'dist/404.html': 'missing',
    [`dist/static/js/${release}.js`]: `${release}`,
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
  const [, release, css = ''] = /<title>(\d).*<style>(.*)<\/style>/.exec(body) ?? []
  const isAllowed = headers['content-security-policy']?.includes(hash('sha256', css, 'base64'))
  return { release, isConsistent: status === 200 && isAllowed }
}

test.for(['nginx', 'caddy'] as const)(
  '%s switches releases atomically and keeps the files of earlier ones',
  async (name, { skip }) => {
    const found = findOrUnpack(name)
    if ('missing' in found) return skip(found.missing)
    const base = await temporaryFolder('releases')
    const port = await freePorts(1)
    const url = `http://localhost:${port}`
    const configuration = `${base}/current/${name === 'nginx' ? 'nginx.conf' : 'Caddyfile'}`
    const place = { folder: base, configuration, port }
    const { run, reload, env } = await serverCommands(name, found.root, place)
    const activate = (release: number, how = reload) =>
      promisify(execFile)('sh', [path.join(base, `releases/${release}/activate.sh`), how], { env })
    const deploy = async (release: number, how = reload) => {
      await upload(base, release, port)
      await activate(release, how)
    }
    await deploy(1, 'true')
    const stop = await startServer(run, env, url)
    onTestFinished(async () => {
      await stop()
      await rm(base, { recursive: true, force: true })
    })

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

    const statuses = async () => {
      const scripts = [1, 2, 3, 4].map((release) => fetchRaw(url, `/static/js/${release}.js`))
      return (await Promise.all(scripts)).map(({ status }) => status)
    }
    expect(await statuses()).toEqual([200, 200, 200, 404])

    const longAgo = new Date(Date.now() - 40 * 24 * 3600 * 1000)
    for (const release of [1, 3])
      await utimes(path.join(base, `releases/${release}`), longAgo, longAgo)
    await deploy(4)
    await watchUntil('4')
    expect(await statuses()).toEqual([404, 200, 200, 200])

    await expect(deploy(5, 'false')).rejects.toThrow('refused')
    expect(await readlink(path.join(base, 'current'))).toBe(path.join(base, 'releases/4'))
    await activate(2)
    await watchUntil('2')
  },
)
