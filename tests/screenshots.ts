import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { buildSite } from '../build/build-site.ts'
import { localSettings } from '../serve/local-settings.ts'
import { startStaticServer } from '../serve/static-server.ts'
import { home } from '../src/content/home.ts'
import { services } from '../src/content/services.ts'
import { servicesPage } from '../src/content/services-page.ts'
import { chromiumArguments, findOrInstallChromium } from './support/chromium.ts'
import { fill, sendButton } from './support/contact.ts'
import { words } from './support/words.ts'

/**
 * Pictures of every page and state, by day and night, for looking at; and the README's. The e-mail service
 * is left out on purpose, so that a send fails when asked to.
 *
 * Run it with words to take only the pictures whose names contain one of them: npm run screenshots -- home
 */
const folder = path.resolve(import.meta.dirname, '..')
const outDir = path.join(folder, 'screenshots')
const widths = [320, 390, 834, 1440, 1920]
const themes = ['light', 'dark'] as const
const pages = { home: '/', services: '/services', about: '/about', 'not-found': '/no/such-stop' }
const only = process.argv.slice(2)

type Shot = { name: string; path: string; widths?: number[]; act: (page: Page) => Promise<unknown> }

const phone = [390]
const desk = [390, 1440]

const states: Shot[] = [
  {
    name: 'home-menu',
    path: '/',
    widths: phone,
    act: (page) => page.getByRole('button', { name: words.openMenu }).click(),
  },
  { name: 'home-scrolled', path: '/', act: (page) => scrollTo(page, 700) },
  ...services.map(({ slug, title }) => ({
    name: `home-row-${slug}`,
    path: '/',
    widths: desk,
    act: (page: Page) => page.getByRole('main').getByRole('link', { name: title }).hover(),
  })),
  ...home.features.cards.map((_, index) => ({
    name: `home-feature-${index + 1}`,
    path: '/',
    widths: desk,
    async act(page: Page) {
      const choice = page.locator(`[name="feature"][value="${index}"]`)
      // Checking the one that is chosen already would not scroll to it.
      await choice.scrollIntoViewIfNeeded()
      await choice.check()
    },
  })),
  ...services.map(({ slug }) => ({
    name: `services-tab-${slug}`,
    path: `/services#${slug}`,
    widths: [390, 834, 1440],
    act: (page: Page) => page.waitForTimeout(4500),
  })),
  {
    name: 'services-stack',
    path: '/services',
    widths: desk,
    act: (page) => middleOf(page, servicesPage.why.heading, 900),
  },
  {
    name: 'services-process',
    path: '/services',
    widths: desk,
    act: (page) => middleOf(page, servicesPage.process.heading, 0),
  },
  { name: 'contact-sending', path: '/about', widths: desk, act: (page) => send(page, 'hold') },
  { name: 'contact-failed', path: '/about', widths: desk, act: (page) => send(page, 'fail') },
  { name: 'contact-sent', path: '/about', widths: desk, act: (page) => send(page, 'accept') },
]

async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo(0, top), y)
}

async function middleOf(page: Page, heading: string, extra: number) {
  const at = await page
    .getByRole('heading', { name: heading })
    .evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
  await scrollTo(page, at - 120 + extra)
}

async function send(page: Page, how: 'hold' | 'fail' | 'accept') {
  await page.route('**/api/v1.0/email/send', (route) =>
    how === 'hold'
      ? undefined
      : how === 'fail'
        ? route.abort()
        : route.fulfill({ status: 200, body: 'OK' }),
  )
  await fill(page, {
    'First name': 'Zoë',
    'Last name': 'Håkansson',
    Email: 'zoe@example.com',
    Phone: '+1 202 555 0199',
    Message: 'Invoices. Forty a day, and each one is typed in twice.',
  })
  await sendButton(page).click()
  await sendButton(page).scrollIntoViewIfNeeded()
}

/** Scrolls through the page once, so that every section has been revealed. */
async function revealAll(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 500) {
    await scrollTo(page, y)
    await page.waitForTimeout(80)
  }
  await scrollTo(page, 0)
  await page.waitForTimeout(1200)
}

async function open(browser: Browser, url: string, width: number, theme: 'light' | 'dark') {
  const page = await browser.newPage({
    viewport: { width, height: width < 700 ? 844 : 900 },
    colorScheme: theme,
  })
  await page.goto(url)
  await page.waitForFunction(() => document.querySelector('header')?.dataset.scrolled !== undefined)
  await page.waitForTimeout(600)
  return page
}

const wanted = (name: string) => only.length === 0 || only.some((word) => name.includes(word))

const siteFolder = path.join(folder, '.cache/screenshots-site')
const settings = localSettings('http://127.0.0.1:9', 'http://localhost')
await buildSite(folder, siteFolder, settings)
const site = await startStaticServer({ folder: siteFolder, port: 0, settings })
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: [...chromiumArguments, '--hide-scrollbars'],
})
await mkdir(outDir, { recursive: true })
let count = 0

async function take(
  name: string,
  address: string,
  width: number,
  theme: 'light' | 'dark',
  act: Shot['act'],
  fullPage: boolean,
) {
  const file = `${name}-${width}-${theme === 'dark' ? 'night' : 'day'}.png`
  if (!wanted(file)) return
  const page = await open(browser, site.url + address, width, theme)
  await act(page)
  await page.waitForTimeout(900)
  await page.screenshot({ path: path.join(outDir, file), fullPage })
  await page.close()
  count++
}

for (const theme of themes) {
  for (const [name, address] of Object.entries(pages)) {
    for (const width of widths) await take(name, address, width, theme, revealAll, true)
  }
  for (const shot of states) {
    for (const width of shot.widths ?? widths)
      await take(shot.name, shot.path, width, theme, shot.act, false)
  }
}

if (wanted('readme')) {
  for (const theme of themes) {
    const page = await open(browser, site.url, 1440, theme)
    await mkdir(path.join(folder, 'docs/pictures'), { recursive: true })
    await page.screenshot({
      path: path.join(folder, `docs/pictures/home-${theme === 'dark' ? 'night' : 'day'}.png`),
    })
    await page.close()
  }
}

await browser.close()
await site.close()
console.log(`${count} pictures in screenshots/`)
