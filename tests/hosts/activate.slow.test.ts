import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdir, readlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { siteRules } from '../../tools/deploy/site-rules.ts'
import { fromTemplate } from '../../tools/deploy/write-host-files.ts'
import { localSettings } from '../../tools/serve/local-settings.ts'
import { testFolder } from '../../tools/test-folder.ts'
import { freePorts } from '../support/free-ports.ts'
import { localConfiguration, serverCommands, startServer } from '../support/hosts.ts'
import { fetchRaw } from '../support/http.ts'

/** Uploads a release as described in docs/deploy.md. */
async function upload(base: string, release: number, port: number, site: string) {
  const folder = path.join(base, `releases/${release}`)
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
  await mkdir(path.join(folder, `dist${site}static/js`), { recursive: true })
  const html = `<title>${release}</title><style>a{top:${release}px}</style>`
  await write(`dist${site}index.html`, html)
  await write('dist/404.html', 'missing')
  await write(`dist${site}static/js/${release}.js`, '')
  const settings = localSettings('http://localhost:9', `http://localhost${site}`)
  const rules = await siteRules(path.join(folder, 'dist'), settings)
  await write('nginx.conf', await localConfiguration('nginx', rules, port))
  await write('Caddyfile', await localConfiguration('caddy', rules, port))
  await write('activate.sh', await fromTemplate('activate.sh', rules))
}

/** The release that the document belongs to. Checks that its Content-Security-Policy allows its style. */
async function visit(url: string) {
  const { headers, body } = await fetchRaw(url, new URL(url).pathname)
  const [, release = '', css = ''] = /<title>(\d).*<style>(.*)<\/style>/.exec(body) ?? []
  expect.soft(headers['content-security-policy']).toContain(hash('sha256', css, 'base64'))
  return Number(release)
}

test.for([
  ['nginx', '/'],
  ['caddy', '/site/'],
] as const)(
  '%s switches releases of a site at %s atomically and keeps the files of earlier ones',
  async ([name, site], { skip }) => {
    const base = testFolder()
    const port = await freePorts(2)
    const url = `http://localhost:${port}${site}`
    const configuration = `${base}/current/${name === 'nginx' ? 'nginx.conf' : 'Caddyfile'}`
    const place = { folder: base, configuration, port }
    const commands = await serverCommands(name, place)
    if (!commands) return skip()
    const { run, reload, env } = commands
    const activate = (release: number, how = reload) =>
      promisify(execFile)('sh', [path.join(base, `releases/${release}/activate.sh`), how], { env })
    const deploy = async (release: number, how = reload) => {
      await upload(base, release, port, site)
      await activate(release, how)
    }
    await deploy(1, 'true')
    onTestFinished(await startServer(run, env, url))

    const seen = new Set<number>()
    const watchUntil = async (release: number) => {
      // While it reloads, Caddy 2.6 sometimes resets a connection that it has just accepted.
      while (!seen.has(release)) seen.add(await visit(url).catch(() => 1))
    }
    for (const release of [2, 3]) await Promise.all([deploy(release), watchUntil(release)])
    expect([...seen]).toEqual([1, 2, 3])

    const statuses = async () => {
      const scripts = [1, 2, 3, 4].map((release) => fetchRaw(url, `${site}static/js/${release}.js`))
      return (await Promise.all(scripts)).map(({ status }) => status)
    }
    expect(await statuses()).toEqual([200, 200, 200, 404])

    const longAgo = new Date(Date.now() - 40 * 24 * 3600 * 1000)
    for (const release of [1, 3])
      await utimes(path.join(base, `releases/${release}`), longAgo, longAgo)
    await Promise.all([deploy(4), watchUntil(4)])
    expect(await statuses()).toEqual([404, 200, 200, 200])

    await expect(deploy(5, 'false')).rejects.toThrow('refused')
    await expect(deploy(6, '')).rejects.toThrow('Add the command that reloads the server')
    expect(await readlink(path.join(base, 'current'))).toBe(path.join(base, 'releases/4'))
    await activate(2)
    await vi.waitFor(async () => expect(await visit(url)).toBe(2))
  },
)
