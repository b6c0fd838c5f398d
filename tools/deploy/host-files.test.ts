import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { localSettings } from '../serve/local-settings.ts'
import { withMetaPolicy } from './github-pages.ts'
import { notFoundFile, siteRules } from './site-rules.ts'
import { writeHeaderFiles, writeHostFiles } from './write-host-files.ts'

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

/** A second language has a folder beside its home page. */
const spanish = {
  'es.html': page('inicio'),
  'es/servicios.html': page('servicios'),
  'es/404.html': page('no encontrada'),
}

const projects: string[] = []
afterAll(() => Promise.all(projects.map((project) => rm(project, { recursive: true }))))

/**
 * Writes a built site with its host files to a temporary folder. The first language's 404.html and robots.txt
 * are at the root of the host.
 */
async function project(siteUrl: string, built: Record<string, string> = files) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'host-files-'))
  projects.push(folder)
  const site = path.join(folder, 'dist')
  for (const [name, text] of Object.entries(built)) {
    const base = /^(404|robots)/.test(name) ? '' : new URL(siteUrl).pathname
    const file = path.join(site, base, name)
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
const inTwoLanguages = await project('https://relaywell.example', { ...files, ...spanish })
const inTwoLanguagesInFolder = await project('https://name.github.io/site/', {
  ...files,
  ...spanish,
})

test('the policy has the hash of each inline script and style once', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const policy = atRoot.rules.headers['Content-Security-Policy']
  expect(policy).toContain(`script-src 'self' ${hash(js)};`)
  expect(policy).toContain(`style-src 'self' ${[hash(css), hash('a{}')].sort().join(' ')};`)
})

test('without inline scripts and styles the policy has no hashes', async () => {
  const script = '<meta charset="utf-8"><script src="/static/js/entry.js"></script>'
  const { rules } = await project('https://relaywell.example', {
    'index.html': script,
    '404.html': script,
  })
  const policy = rules.headers['Content-Security-Policy']
  expect(policy).toContain("script-src 'self'; style-src 'self';")
})

test.each([
  ['at the root of its host', atRoot, '', []],
  ['in a folder of its host', inFolder, '/site', [{ from: '/site', to: '/site/' }]],
])(
  'a site %s has one address for each page, and redirects from the others',
  (_, { rules }, base, first) => {
    expect(rules.pages.map(({ address }) => address)).toEqual([`${base}/`, `${base}/services`])
    expect(rules.redirects).toEqual([
      ...first,
      { from: `${base}/index.html`, to: `${base}/` },
      { from: `${base}/services.html`, to: `${base}/services` },
      { from: `${base}/services/`, to: `${base}/services` },
    ])
    expect(rules.hashed).toEqual([`${base}/static/js/entry.a-_1.js`])
    expect(rules.others).toEqual(['/robots.txt'])
  },
)

test.each([
  ['at the root of its host', inTwoLanguages, ''],
  ['in a folder of its host', inTwoLanguagesInFolder, '/site'],
])(
  'a second language of a site %s has its own 404 page, without an address',
  async (_, { rules, read }, base) => {
    expect(rules.notFoundPages).toEqual([
      { prefix: `${base}/es/`, file: `${base}/es/404.html`.slice(1) },
      { prefix: '/', file: '404.html' },
    ])
    for (const [address, prefix] of [
      [`${base}/es/missing`, `${base}/es/`],
      [`${base}/estate`, '/'],
      [`${base}/missing/es/`, '/'],
    ] as const)
      expect(notFoundFile(rules, address)).toBe(`${prefix}404.html`.slice(1))
    const addresses = rules.pages.map(({ address }) => address)
    expect(addresses).toEqual(['/es', '/es/servicios', '/', '/services'].map((path) => base + path))
    expect(rules.redirects).toContainEqual({ from: `${base}/es/`, to: `${base}/es` })

    const redirects = (await read('dist/_redirects')).trim().split('\n')
    // Cloudflare ignores this rule and finds the page by itself.
    expect(redirects.filter((line) => !line.endsWith(' 301'))).toEqual([
      `${base}/es/* ${base}/es/404.html 404`,
    ])
    expect(redirects.at(-1), 'Netlify applies the first rule that matches').toMatch(/ 404$/)
    for (const name of ['es.html', 'es/servicios.html', 'es/404.html'])
      expect(await read(`dist-hosts/github-pages/${name}`)).toContain('Content-Security-Policy')
  },
)

test('_headers is valid for Cloudflare Pages and Netlify', async () => {
  const blocks = (await atRoot.read('dist/_headers')).trim().split('\n\n')
  const rules = blocks.map((block) => block.split('\n'))
  expect(rules.map(([address]) => address)).toEqual(['/*', '/static/js/entry.a-_1.js'])
  for (const line of rules.flatMap(([, ...lines]) => lines))
    expect(line).toMatch(/^ {2}[A-Za-z-]+: \S.{0,1900}$/)
  // Both hosts join the values of a header that two rules set.
  const names = rules.flatMap(([, ...lines]) => lines.map((line) => line.split(':', 1)[0]))
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['at the root of the host', atRoot, '/index.html / 301\n/services.html /services 301\n'],
  [
    'in a folder of the host',
    inFolder,
    '/site/index.html /site/ 301\n/site/services.html /site/services 301\n',
  ],
])(
  '_redirects of a site %s has no rule that only adds or removes a slash',
  async (_, { read }, text) => {
    expect(await read('dist/_redirects')).toBe(text)
  },
)

test('vercel.json lists each hashed file, so that the 404 for a missing one is not cached', async () => {
  const { $schema: _, ...configuration } = JSON.parse(await atRoot.read('dist-hosts/vercel.json'))
  const policy = Object.entries(atRoot.rules.headers).map(([key, value]) => ({ key, value }))
  expect(configuration).toEqual({
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: policy },
      {
        source: '/static/js/entry\\.a-_1\\.js',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ],
  })
})

test('vercel.json of a site in a folder keeps the slash of its home page', async () => {
  const configuration = JSON.parse(await inFolder.read('dist-hosts/vercel.json'))
  expect(configuration).not.toHaveProperty('trailingSlash')
  expect(configuration.redirects).toEqual([
    { source: '/site', destination: '/site/', permanent: true },
    { source: '/site/services/', destination: '/site/services', permanent: true },
  ])
})

test('each document for GitHub Pages has the policy before anything that it loads', async () => {
  for (const name of ['index.html', 'services.html', '404.html']) {
    const html = await atRoot.read(`dist-hosts/github-pages/${name}`)
    expect(html.startsWith(`${head}<meta http-equiv="Content-Security-Policy" content="`)).toBe(
      true,
    )
    const [, policy] = html.match(/content="([^"]*)"/)!
    expect(policy).toContain("default-src 'none'")
    expect(policy, 'browsers warn about frame-ancestors in a meta element').not.toContain(
      'frame-ancestors',
    )
  }
  expect(() => withMetaPolicy('<html></html>', atRoot.rules)).toThrow('<meta charset="utf-8">')
})

test('the copy for GitHub Pages has the files that GitHub needs, and none for other hosts', async () => {
  const documents = ['.nojekyll', '404.html', 'index.html', 'services.html', 'static']
  expect(atRoot.github).toEqual([...documents, 'CNAME', 'robots.txt'].sort())
  expect(await atRoot.read('dist-hosts/github-pages/CNAME')).toBe('relaywell.example\n')
  expect(atRoot.has('dist-hosts/github-pages/static/js/entry.a-_1.js')).toBe(true)
  expect(atRoot.has('dist-hosts/github-pages/static/js/entry.a-_1.js.gz')).toBe(false)
  // GitHub serves the site in its folder by itself.
  expect(inFolder.github).toEqual(documents)
})

test('the Docker image is pinned, runs as nobody, and copies only files that the build writes', async () => {
  const dockerfile = await atRoot.read('dist-hosts/Dockerfile')
  expect(dockerfile).toMatch(/^FROM caddy:[\d.]+-alpine@sha256:[0-9a-f]{64}$/m)
  expect(dockerfile).toMatch(/^USER nobody$/m)
  const copied = [...dockerfile.matchAll(/^COPY (\S+) /gm)].map(([, from]) => from!)
  expect(copied.map((file) => [file, atRoot.has(file)])).toEqual([
    ['dist', true],
    ['dist-hosts/Caddyfile', true],
  ])
  expect(await atRoot.read('dist-hosts/Dockerfile.dockerignore')).toBe(
    '*\n!dist\n!dist-hosts/Caddyfile\n',
  )
  const caddyfile = await atRoot.read('dist-hosts/Caddyfile')
  for (const name of ['SITE_ADDRESS', 'SITE_ROOT', 'CADDY_ADMIN']) {
    expect(dockerfile).toContain(`${name}=`)
    expect(caddyfile).toContain(`{$${name}:`)
  }
})

test('nginx listens on both IPv4 and IPv6', async () => {
  const conf = await atRoot.read('dist-hosts/nginx.conf')
  const listened = [...conf.matchAll(/listen (.*);/g)].map(([, where]) => where)
  expect(listened).toEqual(['80', '[::]:80', '443 ssl http2', '[::]:443 ssl http2'])
})
