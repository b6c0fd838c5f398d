import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Redirect } from '../prerender/content/redirects.ts'
import { localSettings } from '../serve/local-settings.ts'
import { testFolder } from '../test-folder.ts'
import { notFoundFile, siteRules } from './site-rules.ts'
import { cloudflareProblems } from './static-hosts.ts'
import { writeHeaderFiles, writeHostFiles } from './write-host-files.ts'

const page = '<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>a{}</style></head></html>'

/** A second language has a folder beside its home page. */
const files = {
  'index.html': page,
  'services.html': page,
  '404.html': page,
  'es.html': page,
  'es/servicios.html': page,
  'es/404.html': page,
  'index.html.br': 'compressed',
  'robots.txt': 'User-agent: *',
  'static/js/entry.a-_1.js': 'hello()',
  'static/js/entry.a-_1.js.gz': 'compressed',
  'static/media/van-640.b2.avif': 'picture',
}

/** Writes a built site, with 404.html and robots.txt at the root of its host, and its host files. */
async function project(siteUrl: string, redirects: Redirect[] = []) {
  const folder = testFolder(afterAll)
  const site = path.join(folder, 'dist')
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(site, /^(404|robots)/.test(name) ? '' : new URL(siteUrl).pathname, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const settings = localSettings('https://api.emailjs.com', siteUrl)
  await writeHeaderFiles(site, settings, redirects)
  await writeHostFiles(folder, site, settings, redirects)
  const github = path.join(folder, 'dist-hosts/github-pages')
  return {
    rules: await siteRules(site, settings, redirects),
    read: (name: string) => readFile(path.join(folder, name), 'utf8'),
    github: (await readdir(github, { recursive: true }))
      .filter((file) => /\w\.\w/.test(file))
      .sort(),
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
  const at = (...texts: string[]) => texts.map((text) => text.replaceAll(/(?<=^| )\//g, `${base}/`))
  const addresses = rules.pages.map(({ address }) => address)
  expect(addresses).toEqual(at('/es', '/es/servicios', '/', '/services'))
  expect(rules.redirects.map(({ from, to }) => `${from} ${to}`)).toEqual([
    ...first,
    ...at('/es.html /es', '/es/ /es', '/es/servicios.html /es/servicios'),
    ...at('/es/servicios/ /es/servicios', '/index.html /', '/services.html /services'),
    ...at('/services/ /services'),
  ])
  expect(rules.hashed).toEqual(at('/static/js/entry.a-_1.js', '/static/media/van-640.b2.avif'))
  expect(rules.others).toEqual(['/robots.txt'])
  const missing = at('/es/missing', '/estate', '/missing/es/')
  const spanish = `${base}/es/404.html`.slice(1)
  expect(missing.map((it) => notFoundFile(rules, it))).toEqual([spanish, '404.html', '404.html'])
  // No rule only adds or removes a slash. Netlify applies the first rule that matches.
  expect((await read('dist/_redirects')).trim().split('\n')).toEqual([
    ...at('/es.html /es 301', '/es/servicios.html /es/servicios 301'),
    ...at('/index.html / 301', '/services.html /services 301', '/es/* /es/404.html 404'),
  ])
})

test('a rule for a header, a script, or all pictures, where the 404 gets the headers of its path', async () => {
  const text = await atRoot.read('dist/_headers')
  expect(text).toMatch(/^(\/\S+\n( {2}(! [A-Za-z-]+|[A-Za-z-]+: \S.*)\n)+\n?)+$/)
  const addresses = text.split('\n').filter((line) => line.startsWith('/'))
  const folders = ['/static/media/*', '/social/*']
  expect(addresses).toEqual(['/*', ...folders, '/static/js/entry.a-_1.js'])
  const { headers } = JSON.parse(await inFolder.read('dist-hosts/vercel.json'))
  const sources = headers.map(({ source }: { source: string }) => source)
  const ownFolder = ['media/(.*)', 'js/entry\\.a-_1\\.js'].map((it) => `/site/static/${it}`)
  expect(sources).toEqual(['/(.*)', ownFolder[0], '/site/social/(.*)', ownFolder[1]])
  // Feed readers and other sites may show pictures.
  for (const folder of folders)
    expect(text.split(`${folder}\n`)[1]).toMatch(/^.+\n {2}Cross-Origin-Resource-Policy: cross-o/)
  // Cloudflare joins the values of a header that two rules set.
  expect(text.split('\n\n')[0]).not.toContain('Cache-Control')
})

test('what Cloudflare Pages would ignore is reported', async () => {
  const headers = await atRoot.read('dist/_headers')
  const redirects = await atRoot.read('dist/_redirects')
  expect(cloudflareProblems(headers, redirects)).toEqual([])
  const many = cloudflareProblems(headers + '/x\n'.repeat(97), redirects.repeat(401))
  expect(many).toEqual([
    expect.stringMatching(/only 100 of the 101 rules in dist\/_headers, .* Join scripts/),
    expect.stringMatching(/only 2000 of the 2005 rules in dist\/_redirects\. Delete/),
  ])
  const long = cloudflareProblems(headers.replace('script-src', 'x'.repeat(2000)), redirects)
  expect(long).toEqual([expect.stringContaining('characters of a line in dist/_headers')])
})

test('the copy for GitHub Pages has the policy in its documents, and no other host’s files', async () => {
  const documents = Object.keys(files).filter((file) => file.endsWith('.html'))
  // Before anything that it loads. Browsers warn about frame-ancestors in a meta element.
  for (const file of documents)
    expect(await atRoot.read(`dist-hosts/github-pages/${file}`), file).toMatch(
      /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="(?![^"]*frame-ancestors)[^"]*default-src 'none'/,
    )
  const hashed = ['static/js/entry.a-_1.js', 'static/media/van-640.b2.avif']
  expect(atRoot.github).toEqual([...documents, ...hashed, 'robots.txt'].sort())
  expect(await atRoot.read('dist-hosts/github-pages/CNAME')).toBe('relaywell.example\n')
  // GitHub serves the site in its folder by itself.
  expect(inFolder.github).toEqual([...documents, ...hashed].sort())
})

test('every host redirects an address that has changed', async () => {
  const moved = [{ from: '/old/offer', to: '/services' }]
  const { rules, read } = await project('https://relaywell.example', moved)
  const added = rules.redirects.filter(({ from }) => from.startsWith('/old'))
  const addresses = ['/old/offer', '/old/offer.html', '/old/offer/']
  expect(added).toEqual(addresses.map((from) => ({ from, to: '/services' })))
  for (const from of addresses) {
    expect(await read('dist-hosts/Caddyfile')).toContain(`\t${from} /services\n`)
    expect(await read('dist-hosts/nginx.conf')).toContain(`= ${from} { return 301 /services$`)
    expect(await read('dist/_redirects')).toContain(`\n${from} /services 301\n`)
  }
  const rule = { source: '/old/offer', destination: '/services', permanent: true }
  expect(JSON.parse(await read('dist-hosts/vercel.json')).redirects).toContainEqual(rule)
})
