import { failure, fill, form, sendButton, success, visitor } from './support/contact.ts'
import { services, site } from './support/content.ts'
import { aboutPage, everyPage } from './support/pages.ts'
import { expect, type Locator, type Page, test } from './support/test.ts'

type State = [name: string, path: string, widths: number[], open: (page: Page) => Promise<Locator>]

const phoneAndDesktop = [390, 1440]
const states: State[] = [
  ...services.map(({ slug }): State => {
    const panel = async (page: Page) => page.locator(`[id="${slug}"]`)
    return [`service-${slug}`, `/services#${slug}`, phoneAndDesktop, panel]
  }),
  ['menu', '/', [390], openMenu],
  ['form-sent', aboutPage.path, phoneAndDesktop, (page) => sendForm(page, 200)],
  ['form-failed', aboutPage.path, phoneAndDesktop, (page) => sendForm(page, 500)],
]

async function openMenu(page: Page) {
  await page.getByRole('button', { name: site.navigation.openMenu }).click()
  return page.getByRole('banner')
}

async function sendForm(page: Page, status: number) {
  await page.route('**/email/send', (route) => route.fulfill({ status, body: '' }))
  await fill(page, visitor({ lastName: 'Lovelace', email: 'ada@example.com', message: 'Hello' }))
  await sendButton(page).click()
  await (status === 200 ? success(page).filter({ hasText: /./ }) : failure(page)).waitFor()
  return form(page)
}

test.use({
  baseURL: process.env.VISUAL_URL,
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
})
test.beforeEach(async ({ page, expectInConsole }) => {
  expectInConsole(/./)
  // With `font-display: optional`, the font may be used in one screenshot and not in the next.
  await page.route(/\/$|\/[^.]+$|\.css$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/font-display:\s*optional/g, 'font-display:block')
    await route.fulfill({ response, body })
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  const open = async (page: Page, path: string, width: number) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  for (const { path } of everyPage)
    for (const width of [320, 390, 834, 1440])
      test(`${path.slice(1) || 'home'} ${width} ${colorScheme}`, async ({ page }) => {
        await open(page, path, width)
        await expect(page).toHaveScreenshot({ fullPage: true })
      })
  for (const [name, path, widths, show] of states)
    for (const width of widths)
      test(`${name} ${width} ${colorScheme}`, async ({ page }) => {
        await open(page, path, width)
        await expect(await show(page)).toHaveScreenshot()
      })
}
