import type { Page } from '@playwright/test'

export const sent = 'Thank you! Your message has been sent successfully.'
export const failed = 'Sorry, there was an error sending your message. Please try again.'

export type Visitor = {
  'First name': string
  'Last name': string
  Email: string
  Phone: string
  Message: string
}

let count = 0

/** Somebody who was never there before, so that journeys side by side find their own message. */
export function visitor(typed: Partial<Visitor> = {}): Visitor {
  const name = `visitor${process.env.TEST_WORKER_INDEX}x${++count}x${Date.now()}`
  return {
    'First name': 'Ada',
    'Last name': name,
    Email: `${name}@visitor.example`,
    Phone: '+1 202 555 0199',
    Message: `Please call me back. ${name}`,
    ...typed,
  }
}

export const form = (page: Page) => page.getByRole('form', { name: 'Contact' })
export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })
export const sendButton = (page: Page) =>
  form(page).getByRole('button', { name: /^SEND(ING\.\.\.| MESSAGE)$/ })
export const success = (page: Page) =>
  form(page)
    .getByRole('status')
    .filter({ hasNotText: /offline|connected/ })
export const tooLong = (page: Page) =>
  form(page)
    .getByRole('status')
    .filter({ hasText: /too long/i })
export const failure = (page: Page) => form(page).getByRole('alert')

export async function fill(page: Page, typed: Visitor) {
  // Playwright adds to what stands in Firefox's e-mail field instead of replacing it.
  await field(page, 'Email').evaluate((input: HTMLInputElement) => {
    input.value = ''
  })
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
}

export async function typedIn(page: Page): Promise<Visitor> {
  const values = Object.keys(visitor()).map(async (label) => [
    label,
    await field(page, label).inputValue(),
  ])
  return Object.fromEntries(await Promise.all(values))
}

/** The sends that the page makes from now on. */
export function sends(page: Page) {
  const payloads: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/email/send')) {
      payloads.push(request.postDataJSON())
    }
  })
  return payloads
}
