import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localSettings } from '../serve/local-settings.ts'
import { withMetaPolicy } from './github-pages.ts'
import { siteRules } from './site-rules.ts'
import { writeFormsBeside, writeFormsInside } from './write-forms.ts'

const settings = localSettings('https://api.emailjs.com', 'https://relaywell.example')
const css = 'body{color:red}'
const js = 'import("/static/js/entry.a-_1.js")'
const head = '<!DOCTYPE html><html><head><meta charSet="utf-8"/>'
const page = (name: string, style = '') =>
  `${head}<title>${name}</title>${style}<script type="application/ld+json">{}</script><script>${js}</script></head></html>`

const files = {
  'index.html': page('home', `<style>${css}</style>`),
  'services.html': page('services', `<style data-href="x">${css}</style><style>a{}</style>`),
  '404.html': page('missing'),
  'index.html.br': 'compressed',
  'robots.txt': 'User-agent: *',
  'static/js/entry.a-_1.js': 'hello()',
  'static/js/entry.a-_1.js.gz': 'compressed',
}

let project: string
let site: string
const read = (...names: string[]) => readFile(path.join(project, ...names), 'utf8')

beforeAll(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'forms-'))
  site = path.join(project, 'dist')
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(site, name)), { recursive: true })
    await writeFile(path.join(site, name), text)
  }
  await writeFormsInside(site, settings)
  await writeFormsBeside(project, site, settings)
})
afterAll(() => rm(project, { recursive: true, force: true }))

/** The same site, built for a folder of its host: what belongs to the host alone stays outside. */
async function inFolder(siteUrl: string) {
  const project = await mkdtemp(path.join(os.tmpdir(), 'folder-'))
  const dist = path.join(project, 'dist')
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dist, /^(404|robots)/.test(name) ? '' : 'site', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const settings = localSettings('https://api.emailjs.com', siteUrl)
  await writeFormsInside(dist, settings)
  await writeFormsBeside(project, dist, settings)
  return {
    rules: await siteRules(dist, settings),
    read: (...names: string[]) => readFile(path.join(project, ...names), 'utf8'),
    github: (await readdir(path.join(project, 'dist-hosts/github-pages'))).sort(),
    [Symbol.asyncDispose]: () => rm(project, { recursive: true, force: true }),
  }
}

/** The blocks of a _headers file: a path, then its headers. */
async function headerRules() {
  const blocks = (await read('dist/_headers')).trim().split('\n\n')
  return blocks.map((block) => {
    const [address, ...lines] = block.split('\n')
    return { address: address!, lines, names: lines.map((line) => line.trim().split(':', 1)[0]!) }
  })
}

test('what stands inside the documents is in the policy by its hash, once', async () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const { headers } = await siteRules(site, settings)
  const policy = headers['Content-Security-Policy']!
  expect(policy).toContain(`script-src 'self' ${hash(js)};`)
  const styles = [hash(css), hash('a{}')].sort()
  expect(policy).toContain(`style-src 'self' ${styles.join(' ')};`)
  expect(policy).not.toContain('unsafe')
})

test('without anything inside, the policy names none', async () => {
  const plain = await mkdtemp(path.join(os.tmpdir(), 'plain-'))
  await writeFile(path.join(plain, 'index.html'), '<script src="/static/js/entry.js"></script>')
  const { headers } = await siteRules(plain, settings)
  await rm(plain, { recursive: true })
  expect(headers['Content-Security-Policy']).toContain("script-src 'self';")
  expect(headers['Content-Security-Policy']).toContain("style-src 'self';")
})

test('pages have one address, and the others lead there', async () => {
  const { pages, redirects, hashed, others } = await siteRules(site, settings)
  expect(pages.map(({ address }) => address)).toEqual(['/', '/services'])
  expect(redirects).toEqual([
    { from: '/index.html', to: '/' },
    { from: '/services.html', to: '/services' },
    { from: '/services/', to: '/services' },
  ])
  expect(hashed).toEqual(['/static/js/entry.a-_1.js'])
  expect(others).toEqual(['/robots.txt'])
})

test('in a folder of its host, every address begins with the folder', async () => {
  await using site = await inFolder('https://relaywell.example/site')
  const { pages, redirects, hashed, others } = site.rules
  expect(pages.map(({ address }) => address)).toEqual(['/site/', '/site/services'])
  expect(redirects).toEqual([
    { from: '/site', to: '/site/' },
    { from: '/site/index.html', to: '/site/' },
    { from: '/site/services.html', to: '/site/services' },
    { from: '/site/services/', to: '/site/services' },
  ])
  expect(hashed).toEqual(['/site/static/js/entry.a-_1.js'])
  expect(others).toEqual(['/robots.txt'])
  // Both hosts add and remove trailing slashes by themselves.
  expect(await site.read('dist/_redirects')).toBe(
    '/site/index.html /site/ 301\n/site/services.html /site/services 301\n',
  )
  const { trailingSlash, redirects: moved } = JSON.parse(await site.read('dist-hosts/vercel.json'))
  expect(trailingSlash, 'it would lead /site/ to /site').toBeUndefined()
  expect(moved).toEqual([
    { source: '/site', destination: '/site/', permanent: true },
    { source: '/site/services/', destination: '/site/services', permanent: true },
  ])
})

test('a project site on GitHub Pages is published without its folder, which GitHub adds', async () => {
  await using site = await inFolder('https://name.github.io/site/')
  expect(site.github).toEqual(['.nojekyll', '404.html', 'index.html', 'services.html', 'static'])
  expect(await site.read('dist-hosts/github-pages/404.html')).toContain('http-equiv')
})

test('_headers keeps to what Cloudflare and Netlify take', async () => {
  const rules = await headerRules()
  expect(rules.length).toBeLessThanOrEqual(100)
  for (const { lines } of rules) {
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(2000)
      expect(line).toMatch(/^ {2}[A-Za-z-]+: \S.*$/)
    }
  }
})

test('_headers sets no header twice for an address, since both hosts would join the two', async () => {
  const [everywhere, ...others] = await headerRules()
  expect(everywhere!.address).toBe('/*')
  expect(everywhere!.names).toContain('Content-Security-Policy')
  for (const { address, names } of others) {
    expect(address).not.toContain('*')
    expect(names.filter((name) => everywhere!.names.includes(name))).toEqual([])
  }
})

test('_redirects never leads in a circle, slash or not', async () => {
  const lines = (await read('dist/_redirects')).trim().split('\n')
  expect(lines).toEqual(['/index.html / 301', '/services.html /services 301'])
  const [from, to] = [0, 1].map((index) =>
    lines.map((line) => line.split(' ')[index]!.replace(/\/$/, '')),
  )
  expect(from!.filter((address) => to!.includes(address))).toEqual([])
})

test('vercel.json keeps hashed files by name, so that a missing one is not kept', async () => {
  const { cleanUrls, trailingSlash, headers } = JSON.parse(await read('dist-hosts/vercel.json'))
  expect([cleanUrls, trailingSlash]).toEqual([true, false])
  const kept = headers.filter(({ headers: [first] }: { headers: [{ key: string }] }) => {
    return first.key === 'Cache-Control'
  })
  expect(kept.map(({ source }: { source: string }) => source)).toEqual([
    '/static/js/entry\\.a-_1\\.js',
  ])
  const [{ source, headers: everywhere }] = headers
  expect(source).toBe('/(.*)')
  const { headers: policy } = await siteRules(site, settings)
  expect(everywhere).toEqual(Object.entries(policy).map(([key, value]) => ({ key, value })))
})

test('on GitHub Pages each document carries the policy before anything that it loads', async () => {
  for (const name of ['index.html', 'services.html', '404.html']) {
    const html = await read('dist-hosts/github-pages', name)
    expect(html.startsWith(`${head}<meta http-equiv="Content-Security-Policy" content="`)).toBe(
      true,
    )
    const [, policy] = html.match(/content="([^"]*)"/)!
    expect(policy).toContain("default-src 'none'")
    expect(policy, 'a browser would complain of it').not.toContain('frame-ancestors')
  }
  expect(await read('dist-hosts/github-pages/CNAME')).toBe('relaywell.example\n')
  for (const name of ['.nojekyll', 'robots.txt', 'static/js/entry.a-_1.js']) {
    expect(existsSync(path.join(project, 'dist-hosts/github-pages', name)), name).toBe(true)
  }
  for (const name of ['_headers', 'index.html.br', 'static/js/entry.a-_1.js.gz']) {
    expect(existsSync(path.join(project, 'dist-hosts/github-pages', name)), name).toBe(false)
  }
})

test('the image is pinned, runs as nobody, and is built from what the build has written', async () => {
  const dockerfile = await read('dist-hosts/Dockerfile')
  expect(dockerfile).toMatch(/^FROM caddy:[\d.]+-alpine@sha256:[0-9a-f]{64}$/m)
  expect(dockerfile).toMatch(/^USER nobody$/m)
  const copied = [...dockerfile.matchAll(/^COPY (\S+) /gm)].map(([, from]) => from!)
  expect(copied).toEqual(['dist', 'dist-hosts/Caddyfile'])
  for (const from of copied) expect(existsSync(path.join(project, from)), from).toBe(true)
  const sent = (await read('dist-hosts/Dockerfile.dockerignore')).trim().split('\n')
  expect(sent).toEqual(['*', ...copied.map((from) => `!${from}`)])
  const caddyfile = await read('dist-hosts/Caddyfile')
  for (const name of ['SITE_ADDRESS', 'SITE_ROOT', 'CADDY_ADMIN']) {
    expect(dockerfile, name).toContain(`${name}=`)
    expect(caddyfile, name).toContain(`{$${name}:`)
  }
})

test('a document without its character set first is refused, so none goes without the policy', async () => {
  const { headers } = await siteRules(site, settings)
  expect(() => withMetaPolicy('<html></html>', { headers })).toThrow('character set')
})

test('nginx answers over both forms of the Internet Protocol', async () => {
  const conf = await read('dist-hosts/nginx.conf')
  const listened = [...conf.matchAll(/listen (.*);/g)].map(([, where]) => where)
  expect(listened).toEqual(['80', '[::]:80', '443 ssl http2', '[::]:443 ssl http2'])
})
