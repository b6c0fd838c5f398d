import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { request } from 'node:https'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { siteRules } from '../../tools/deploy/site-rules.ts'
import { makeCertificate } from '../../tools/serve/certificate.ts'
import { testFolder } from '../../tools/test-folder.ts'
import { builtSite } from '../support/built-site.ts'
import { startHost } from '../support/hosts.ts'
import { fetchRaw } from '../support/http.ts'
import { settingsOf, siteFolder, siteUrl } from '../support/variants.ts'
import { testHost } from './requests.ts'

for (const name of ['the local server', 'nginx', 'caddy'] as const)
  for (const variant of ['with-editor', 'in-folder'] as const) await testHost(name, variant)

test('a site in a folder of its host links only to addresses in it that exist', async () => {
  const site = await builtSite('in-folder')
  const { pages, notFoundPages, hashed, others } = await siteRules(site, settingsOf('in-folder'))
  const addresses = [...pages.map(({ address }) => address), ...hashed, ...others]
  const manifests = others.filter((file) => file.endsWith('.webmanifest'))
  const links = new Set<string>()
  for (const file of [...[...pages, ...notFoundPages].map(({ file }) => file), ...manifests]) {
    const text = await readFile(path.join(site, file), 'utf8')
    const found = text.matchAll(/(?:(?:href|src|content)=|"(?:src|start_url)":)"([^"#?]+)/g)
    for (const [, link] of found) links.add(link!.replace(siteUrl, ''))
  }
  const local = [...links].filter((link) => link.startsWith('/'))
  expect(local).toEqual(expect.arrayContaining([siteFolder, `${siteFolder}manifest.webmanifest`]))
  expect(local.filter((link) => !addresses.includes(link))).toEqual([])
})

test('nginx with a certificate redirects to HTTPS', async ({ skip }) => {
  const site = await builtSite()
  const encryption = makeCertificate(testFolder())
  const host = await startHost('nginx', site, settingsOf('plain'), onTestFinished, encryption)
  if (!host) return skip()
  const { status, headers } = await fetchRaw(host.httpUrl, '/services?from=mail')
  expect([status, headers.location]).toEqual([301, 'https://localhost/services?from=mail'])
  const ca = await readFile(encryption.certificate)
  const [response] = await once(request(host.url, { ca, agent: false }).end(), 'response')
  response.resume()
  expect(response.statusCode).toBe(200)
  const rules = await siteRules(site, settingsOf('plain'))
  for (const [name, value] of Object.entries(rules.headers))
    expect(response.headers[name.toLowerCase()], name).toBe(value)
})
