import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '../browser/chromium.ts'
import { readContent } from '../build/content/read-content.ts'
import { project } from '../project.ts'

/** Sends one message with the live form, in a browser, because EmailJS answers browsers only. */
export async function sendMessage(home: string): Promise<string[]> {
  const { form: words } = readContent(project).contact
  const executablePath = findChromium()
  if (!executablePath) return ['No Chromium was found to send it with: set CHROME_PATH to one.']
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  try {
    const page = await browser.newPage()
    await page.goto(home)
    // There from hydration on; until then the form would post natively and leave the page.
    await page.locator('header button[aria-expanded]').waitFor({ state: 'attached' })
    const form = page.getByRole('form', { name: words.label })
    for (const [label, text] of [
      [words.fields.firstName!.label, 'Smoke'],
      [words.fields.lastName!.label, 'Test'],
      [words.fields.email!.label, 'smoke-test@example.com'],
      [words.fields.phone!.label, '+1 202 555 0100'],
      [
        words.fields.message!.label,
        `Sent by npm run smoke at ${new Date().toISOString()}. No reply needed.`,
      ],
    ] as const)
      await form.getByLabel(label, { exact: true }).fill(text)
    await form.getByRole('button', { name: words.send }).click()
    const sent = form.getByText(words.sent)
    await sent.or(form.getByRole('alert')).first().waitFor({ timeout: 40_000 })
    return (await sent.isVisible()) ? [] : [`The form says: ${words.failed}`]
  } finally {
    await browser.close()
  }
}
