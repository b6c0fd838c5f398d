import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { localSettings } from '../serve/local-settings.ts'
import { testFolder } from '../test-folder.ts'
import { caching, type Headers } from './policy.ts'
import { headersFor, notFoundFile, siteRules } from './site-rules.ts'
import { cloudflareProblems } from './static-hosts.ts'
import { writeHeaderFiles, writeHostFiles } from './write-host-files.ts'

const page = '<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>a{}</style></head></html>'
const script = '/static/js/entry.a-_1.js'
const media = '/static/media/van-640.b2.avif'

/** A second language has a folder beside its home page. */
const files = {
  ...{ 'index.html': page, 'services.html': page, '404.html': page },
  ...{ 'es.html': page, 'es/servicios.html': page, 'es/404.html': page },
  ...{ 'index.html.br': 'compressed', 'robots.txt': 'User-agent: *', 'edit/index.html': '' },
  ...{ [script]: 'hello()', [`${script}.gz`]: 'compressed', [media]: 'picture' },
}

const folder = testFolder(afterAll)
const site = path.join(folder, 'dist')
for (const [name, text] of Object.entries(files)) {
  const file = path.join(site, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
const url = 'https://relaywell.example'
const settings = { ...localSettings('https://a.example', url), VITE_EDIT_REPOSITORY: 'anna/site' }
const moved = [{ from: '/old/offer', to: '/services' }]
const rules = await siteRules(site, settings, moved)
await writeHeaderFiles(site, rules)
await writeHostFiles(folder, rules)
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const [headersText, redirectsText] = [read('dist/_headers'), read('dist/_redirects')]
const nginx = read('dist-hosts/nginx.conf')
const vercel = JSON.parse(read('dist-hosts/vercel.json'))

test('each page has one address, and redirects from the others', () => {
  const addresses = rules.pages.map(({ address }) => address)
  expect(addresses).toEqual(['/edit/', '/es', '/es/servicios', '/', '/services'])
  expect(rules.redirects.map(({ from, to }) => `${from} ${to}`)).toEqual([
    ...['/edit/index.html /edit/', '/edit /edit/', '/es.html /es', '/es/ /es'],
    ...['/es/servicios.html /es/servicios', '/es/servicios/ /es/servicios'],
    ...['/index.html /', '/services.html /services', '/services/ /services'],
    ...['/old/offer /services', '/old/offer.html /services', '/old/offer/ /services'],
  ])
  expect(rules.hashed).toEqual([script, media])
  expect(rules.others).toEqual(['/robots.txt'])
  const found = ['/es/missing', '/estate', '/missing/es/'].map((it) => notFoundFile(rules, it))
  expect(found).toEqual(['es/404.html', '404.html', '404.html'])
})

const pairs = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, from, to]) => `${from} ${to}`)
const all = ({ from, to }: { from: string; to: string }) => `${from} ${to}`
const [redirects, pages] = [rules.redirects, rules.pages.map((it) => `${it.address} /${it.file}`)]
const notFound = rules.notFoundPages.map(({ prefix, file }) => `${prefix} /${file}`)
// Netlify treats `/services/` and `/services` as one path, so a rule would loop.
const notOnlySlash = redirects.filter(({ from, to }) => `${from}/` !== to && from !== `${to}/`)

test.each<[what: string, written: string[], ofRules: string[]]>([
  ['_redirects', pairs(redirectsText, /^(\S+) (\S+) 301$/gm), notOnlySlash.map(all)],
  ['_redirects, 404', pairs(redirectsText, /^(\S+)\* (\S+) 404$/gm), notFound.slice(0, 1)],
  [
    'vercel.json',
    vercel.redirects.map((it: Record<string, string>) => `${it.source} ${it.destination}`),
    redirects.filter(({ from }) => !from.endsWith('.html')).map(all),
  ],
  ['nginx', pairs(nginx, /= (\S+) \{ return 301 (\S+)\$is_args/g), redirects.map(all)],
  ['nginx, pages', pairs(nginx, /= (\S+) \{ try_files (\S+) =404/g), pages],
  ['nginx, 404', pairs(nginx, /^ +"~\^(\S+)" (\/\S+);$/gm), notFound],
])('the addresses of %s are those of the rules', (_, written, ofRules) => {
  expect(written).toEqual(ofRules)
})

/** What each host sends with an address. tests/hosts starts Caddy, which needs no reading. */
const sent = {
  /** Cloudflare joins the values of a header that two rules set, unless `!` removes the first. */
  _headers: (address: string) =>
    headersText.split('\n\n').reduce<Headers>((headers, block) => {
      const [where = '', ...lines] = block.trim().split('\n')
      const applies = where.endsWith('*')
        ? address.startsWith(where.slice(0, -1))
        : address === where
      for (const line of applies ? lines : []) {
        const [, removed = '', name = '', value = ''] = /^ {2}(?:! (.+)|(\S+): (.*))$/.exec(line)!
        if (removed) delete headers[removed]
        else headers[name] = headers[name] ? `${headers[name]}, ${value}` : value
      }
      return headers
    }, {}),
  vercel: (address: string): Headers =>
    Object.fromEntries(
      vercel.headers
        .filter(({ source }: { source: string }) => new RegExp(`^${source}$`).test(address))
        .flatMap((rule: { headers: { key: string; value: string }[] }) => rule.headers)
        .map(({ key, value }: { key: string; value: string }) => [key, value]),
    ),
  nginx(address: string): Headers {
    const status = Object.keys(files).includes(address) ? '200' : '404'
    const inMap = (variable: string) => {
      const map = new RegExp(`^map (\\S+) \\${variable} \\{\n(.*?)^\\}`, 'ms').exec(nginx)!
      const key = map[1]!.replace('$status', status).replace('$uri', address)
      const rows = [...map[2]!.matchAll(/^ +(?:"~(.*?)"|default) "(.*)";$/gm)]
      const matching = rows.find(([, pattern]) => pattern && new RegExp(pattern).test(key))
      return (matching ?? rows[0]!)[2]!
    }
    const all = Array.from(nginx.matchAll(/add_header (\S+) "?(.*?)"? always;/g), (line) => [
      line[1]!,
      line[2]!.startsWith('$') ? inMap(line[2]!) : line[2]!,
    ])
    return Object.fromEntries(all.filter(([, value]) => value))
  },
}

test.each(['/services', '/edit/', '/social/home.png', script, media, '/static/js/gone.js'])(
  'the headers of %s are those of the rules, on every host',
  (address) => {
    const isHashed = address === script || address === media
    const cached = isHashed && { 'Cache-Control': caching.hashed }
    const headers = headersFor(rules, address)
    for (const host of ['_headers', 'vercel'] as const)
      expect(sent[host](address), host).toEqual({ ...headers, ...cached })
    const caches = { 'Cache-Control': isHashed ? caching.hashed : caching.revalidated }
    expect(sent.nginx(address), 'nginx').toEqual({ ...headers, ...caches })
  },
)

test('what Cloudflare Pages would ignore is reported', () => {
  expect(cloudflareProblems(headersText, redirectsText)).toEqual([])
  const many = cloudflareProblems(headersText + '/x\n'.repeat(96), redirectsText.repeat(251))
  expect(many).toEqual([
    expect.stringMatching(/only 100 of the 101 rules in dist\/_headers, .* Leave out a language/),
    expect.stringMatching(/only 2000 of the 2259 rules in dist\/_redirects\. Delete/),
  ])
  const long = cloudflareProblems(headersText.replace('script-src', 'x'.repeat(2000)), '')
  expect(long).toEqual([expect.stringContaining('characters of a line in dist/_headers')])
})
