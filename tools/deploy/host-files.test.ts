import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { localSettings } from '../serve/local-settings.ts'
import { notFoundFile, siteRules } from './site-rules.ts'
import { writeHeaderFiles, writeHostFiles } from './write-host-files.ts'

const css = 'body{color:red}'
const js = 'import("/static/js/entry.a-_1.js")'
const page = (style = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${style}<script>${js}</script></head></html>`

/** A second language has a folder beside its home page. */
const files = {
  'index.html': page(`<style>${css}</style>`),
  'services.html': page(`<style data-href="x">${css}</style><style>a{}</style>`),
  '404.html': page(),
  'es.html': page(),
  'es/servicios.html': page(),
  'es/404.html': page(),
  'index.html.br': 'compressed',
  'robots.txt': 'User-agent: *',
  'static/js/entry.a-_1.js': 'hello()',
  'static/js/entry.a-_1.js.gz': 'compressed',
}

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

/** Writes a built site, with 404.html and robots.txt at the root of its host, and its host files. */
async function project(siteUrl: string, built: Record<string, string> = files) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'host-files-'))
  folders.push(folder)
  const site = path.join(folder, 'dist')
  for (const [name, text] of Object.entries(built)) {
    const file = path.join(site, /^(404|robots)/.test(name) ? '' : new URL(siteUrl).pathname, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const settings = localSettings('https://api.emailjs.com', siteUrl)
  await writeHeaderFiles(site, settings)
  await writeHostFiles(folder, site, settings)
  return {
    rules: await siteRules(site, settings),
    read: (name: string) => readFile(path.join(folder, name), 'utf8'),
    has: (name: string) => existsSync(path.join(folder, name)),
    github: (await readdir(path.join(folder, 'dist-hosts/github-pages'))).sort(),
  }
}

const atRoot = await project('https://relaywell.example')
const inFolder = await project('https://name.github.io/site/')

test.each([
  { base: '', project: atRoot, first: [] },
  { base: '/site', project: inFolder, first: ['/site /site/'] },
])('at “$base/”, each page has one address, and redirects from the others', async (row) => {
  const { base, first } = row
  const { rules, read } = row.project
  const below = (text: string) => text.replaceAll(/(?<=^| )\//g, `${base}/`)
  const at = (...texts: string[]) => texts.map(below)
  const addresses = rules.pages.map(({ address }) => address)
  expect(addresses).toEqual(['/es', '/es/servicios', '/', '/services'].map((it) => base + it))
  expect(rules.redirects.map(({ from, to }) => `${from} ${to}`)).toEqual([
    ...first,
    ...at('/es.html /es', '/es/ /es', '/es/servicios.html /es/servicios'),
    ...at('/es/servicios/ /es/servicios', '/index.html /', '/services.html /services'),
    ...at('/services/ /services'),
  ])
  expect([rules.hashed, rules.others]).toEqual([at('/static/js/entry.a-_1.js'), ['/robots.txt']])
  const missing = at('/es/missing', '/estate', '/missing/es/')
  const spanish = `${base}/es/404.html`.slice(1)
  expect(missing.map((it) => notFoundFile(rules, it))).toEqual([spanish, '404.html', '404.html'])
  // No rule only adds or removes a slash. Netlify applies the first rule that matches.
  expect((await read('dist/_redirects')).trim().split('\n')).toEqual([
    ...at('/es.html /es 301', '/es/servicios.html /es/servicios 301'),
    ...at('/index.html / 301', '/services.html /services 301', '/es/* /es/404.html 404'),
  ])
})

test('_headers is valid for Cloudflare Pages and Netlify', async () => {
  const lines = (await atRoot.read('dist/_headers')).split('\n').filter(Boolean)
  const addresses = lines.filter((line) => line.startsWith('/'))
  expect(addresses).toEqual(['/*', '/static/js/entry.a-_1.js'])
  const headers = lines.filter((line) => /^ {2}[A-Za-z-]+: \S.{0,1900}$/.test(line))
  expect(headers).toHaveLength(lines.length - addresses.length)
  // Both hosts join the values of a header that two rules set.
  expect(new Set(headers.map((line) => line.split(':')[0])).size).toBe(headers.length)
})

test('vercel.json lists each hashed file, so that the 404 for a missing one is not cached', async () => {
  const { $schema: _, ...configuration } = JSON.parse(await atRoot.read('dist-hosts/vercel.json'))
  const policy = Object.entries(atRoot.rules.headers).map(([key, value]) => ({ key, value }))
  const immutable = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]
  expect(configuration).toEqual({
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: policy },
      { source: '/static/js/entry\\.a-_1\\.js', headers: immutable },
    ],
  })
  const folder = JSON.parse(await inFolder.read('dist-hosts/vercel.json'))
  expect(folder, 'the home page keeps its slash').not.toHaveProperty('trailingSlash')
  expect(folder.redirects[0]).toMatchObject({ destination: '/site/', permanent: true })
})

test('the copy for GitHub Pages has the policy in its documents, and no other host’s files', async () => {
  for (const file of ['index.html', 'es/servicios.html', '404.html']) {
    const html = await atRoot.read(`dist-hosts/github-pages/${file}`)
    // Before anything that it loads. Browsers warn about frame-ancestors in a meta element.
    expect(html).toMatch(
      /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="(?![^"]*frame-ancestors)[^"]*default-src 'none'/,
    )
  }
  const documents = ['.nojekyll', '404.html', 'es', 'es.html', 'index.html', 'services.html']
  expect(atRoot.github).toEqual([...documents, 'static', 'CNAME', 'robots.txt'].sort())
  expect(await atRoot.read('dist-hosts/github-pages/CNAME')).toBe('relaywell.example\n')
  const compressed = 'dist-hosts/github-pages/static/js/entry.a-_1.js.gz'
  expect(atRoot.has(compressed)).toBe(false)
  // GitHub serves the site in its folder by itself.
  expect(inFolder.github).toEqual([...documents, 'static'])
})

test('the Docker image is pinned, runs as nobody, and copies only files that the build writes', async () => {
  const dockerfile = await atRoot.read('dist-hosts/Dockerfile')
  expect(dockerfile).toMatch(/^FROM caddy:[\d.]+-alpine@sha256:[0-9a-f]{64}$/m)
  expect(dockerfile).toMatch(/^USER nobody$/m)
  const copied = Array.from(dockerfile.matchAll(/^COPY (\S+) /gm), ([, from]) => from!)
  expect(copied).toEqual(['dist', 'dist-hosts/Caddyfile'])
  expect(copied.filter((file) => !atRoot.has(file))).toEqual([])
})

test('nginx listens on both IPv4 and IPv6', async () => {
  const conf = await atRoot.read('dist-hosts/nginx.conf')
  const listened = Array.from(conf.matchAll(/listen (.*);/g), ([, where]) => where)
  expect(listened).toEqual(['80', '[::]:80', '443 ssl http2', '[::]:443 ssl http2'])
})
