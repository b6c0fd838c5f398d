import type { Page, Request } from '@playwright/test'
import { scriptsOf } from '../smoke/live-site.ts'
import { home } from '../src/content/home.ts'
import { services } from '../src/content/services.ts'
import { saveData } from './support/browsing.ts'
import { type Budget, budgets, drawingBytes } from './support/budgets.ts'
import { everyPage } from './support/pages.ts'
import { expect, interactive, test } from './support/test.ts'

type Sent = { name: string; kind: string; bytes: number; first: boolean }

/** What was fetched, and whether the document itself asked for it. */
async function whatIsSent(page: Page, path: string): Promise<Sent[]> {
  await saveData(page)
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.goto(path)
  await interactive(page)
  await page.waitForLoadState('networkidle')
  const html = await (await page.request.get(path)).text()
  const asksFor = html.replace(/<noscript>.*?<\/noscript>/gs, '')
  return Promise.all(
    requests.map(async (request) => {
      const { pathname } = new URL(request.url())
      const kind = request.resourceType()
      return {
        name: pathname,
        kind,
        bytes: (await request.sizes()).responseBodySize,
        first: kind === 'document' || asksFor.includes(`"${pathname}"`),
      }
    }),
  )
}

function measure(sent: Sent[]): Record<Budget, Sent[]> {
  const first = sent.filter(
    (file) => file.first && /document|stylesheet|script|font/.test(file.kind),
  )
  const scripts = sent.filter(({ kind }) => kind === 'script')
  return {
    'document and styles': first.filter(({ kind }) => /document|stylesheet/.test(kind)),
    'script before the application': scripts.filter((file) => file.first),
    'script in all': scripts,
    font: sent.filter(({ kind }) => kind === 'font'),
    'first view, before the application': first,
    'requests before the application': first,
  }
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const { path } of everyPage) {
    test(`${path} keeps to its budget`, async ({ page }) => {
      const measured = measure(await whatIsSent(page, path))
      for (const [name, files] of Object.entries(measured) as [Budget, Sent[]][]) {
        const what = files.map((file) => `${file.bytes} ${file.name}`).join('\n')
        const value = name.startsWith('requests')
          ? files.length
          : files.reduce((sum, { bytes }) => sum + bytes, 0)
        expect(value, `${name}: nothing measured`).toBeGreaterThan(0)
        expect(value, `${name}:\n${what}`).toBeLessThanOrEqual(budgets[name])
      }
    })
  }
})

test('The drawings of all pages together keep to theirs: map, board and the vignettes', async ({
  request,
}) => {
  const figures: string[] = []
  for (const path of ['/', '/services']) {
    const html = await (await request.get(path)).text()
    figures.push(...html.match(/<figure.*?<\/figure>/gs)!)
  }
  expect(figures).toHaveLength((home.board ? 2 : 1) + services.length)
  expect(Buffer.byteLength(figures.join(''))).toBeLessThanOrEqual(drawingBytes)
})

test('The script that the document asks for needs no other: what it brings, it brings when idle', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const addresses = scriptsOf(html)
  expect(addresses).toHaveLength(1)
  const script = await (await request.get(addresses[0]!)).text()
  expect(script).not.toMatch(/\bimport\s*["'{*]|\bfrom\s*["']/)
})
