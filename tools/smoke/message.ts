import { chromium } from '@playwright/test'
import { fields } from '../../src/contact/fields.ts'
import { chromiumArguments, findOrInstallHeadlessShell } from '../browser/chromium.ts'
import { readContent } from '../build/content/read-content.ts'
import { project } from '../project.ts'

const valueByType = {
  text: 'Test',
  email: 'smoke-test@example.com',
  tel: '+1 202 555 0100',
  textarea: `Sent by npm run smoke at ${new Date().toISOString()}. No reply needed.`,
}

/**
 * Sends one message with the live form, in a browser because EmailJS answers only browsers.
 *
 * @returns the problems found; none if the form reports success
 */
export async function sendMessage(home: string): Promise<string[]> {
  const { form: words } = readContent(project)[0].content.contact
  const browser = await chromium.launch({
    executablePath: findOrInstallHeadlessShell(),
    args: chromiumArguments,
  })
  try {
    const page = await browser.newPage()
    await page.goto(home)
    // Hydration adds this attribute. Before that, the form would submit natively and leave the page.
    await page.locator('header button[aria-expanded]').waitFor({ state: 'attached' })
    const form = page.getByRole('form', { name: words.label })
    for (const { name, type } of fields.filter(({ required }) => required)) {
      const control = form.getByLabel(words.fields[name]!.label, { exact: true })
      if (type === 'select') await control.selectOption({ index: 1 })
      else await control.fill(name === 'firstName' ? 'Smoke' : valueByType[type])
    }
    await form.getByRole('button', { name: words.send }).click()
    const sent = form.getByText(words.sent)
    await sent.or(form.getByRole('alert')).first().waitFor({ timeout: 40_000 })
    return (await sent.isVisible()) ? [] : [`The form says: ${words.failed}`]
  } finally {
    await browser.close()
  }
}
