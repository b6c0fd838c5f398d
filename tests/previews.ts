import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { Window } from 'happy-dom'
import { buildSite } from '../build/build-site.ts'
import { localSettings } from '../serve/local-settings.ts'
import { startStaticServer } from '../serve/static-server.ts'
import { chromiumArguments, findOrInstallChromium } from './support/chromium.ts'
import { previewPage, type Shared } from './support/preview-page.ts'
import { siteUrl } from './support/variants.ts'

/**
 * How each page looks where somebody finds it: in a search result, in a chat, on a social network; drawn
 * from what the built documents say of themselves, to screenshots/previews-*.png, for looking at.
 */
const folder = path.resolve(import.meta.dirname, '..')
const outDir = path.join(folder, 'screenshots')
const pages = ['/', '/services', '/about', '/no-such-page']

const siteFolder = path.join(folder, '.cache/previews-site')
const settings = localSettings('http://127.0.0.1:9', siteUrl)
await buildSite(folder, siteFolder, settings)
const site = await startStaticServer({ folder: siteFolder, port: 0, settings })

const shared: Shared[] = []
for (const address of pages) shared.push(await whatIsShared(address))

const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: chromiumArguments,
})
await mkdir(outDir, { recursive: true })
for (const theme of ['light', 'dark'] as const) {
  const page = await browser.newPage({
    viewport: { width: 1560, height: 900 },
    colorScheme: theme,
  })
  await page.setContent(previewPage(shared), { waitUntil: 'load' })
  const name = `previews-${theme === 'dark' ? 'night' : 'day'}.png`
  await page.screenshot({ path: path.join(outDir, name), fullPage: true })
}
await browser.close()
await site.close()
console.log('2 pictures in screenshots/')

async function whatIsShared(address: string): Promise<Shared> {
  const html = await (await fetch(site.url + address)).text()
  const document = new new Window().DOMParser().parseFromString(html, 'text/html')
  const meta = (name: string) =>
    document
      .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
      ?.getAttribute('content') ?? ''
  const crumbs = document.getElementById('breadcrumb-data')?.textContent ?? '{}'
  const picture = await fetch(site.url + new URL(meta('og:image')).pathname)
  const icon = await (await fetch(`${site.url}/favicon.svg`)).text()
  return {
    host: new URL(siteUrl).host,
    crumbs: JSON.parse(crumbs).itemListElement.map(({ name }: { name: string }) => name),
    title: document.title,
    description: meta('description'),
    kept: meta('robots') !== 'noindex',
    siteName: meta('og:site_name'),
    sharedTitle: meta('og:title'),
    sharedDescription: meta('og:description'),
    largeCard: meta('twitter:card') === 'summary_large_image',
    picture: dataAddress('image/png', Buffer.from(await picture.arrayBuffer())),
    icon: dataAddress('image/svg+xml', Buffer.from(icon)),
  }
}

function dataAddress(type: string, content: Buffer) {
  return `data:${type};base64,${content.toString('base64')}`
}
