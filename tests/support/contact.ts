import type { Page } from '@playwright/test'
import { contact } from './content.ts'

export const { sent, failed } = contact.form

/** What the tests call the fields, and what they are called on the page. */
const labels: Record<string, string> = {
  'First name': contact.form.fields.firstName!.label,
  'Last name': contact.form.fields.lastName!.label,
  Email: contact.form.fields.email!.label,
  Phone: contact.form.fields.phone!.label,
  Message: contact.form.fields.message!.label,
}

export type Visitor = {
  'First name': string
  'Last name': string
  Email: string
  Phone: string
  Message: string
}

let count = 0

/** Somebody who was never there before, so that tests running side by side find their own message. */
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

export const form = (page: Page) =>
  page.getByRole('form', { name: contact.form.label, exact: true })
export const field = (page: Page, label: string) =>
  form(page).getByLabel(labels[label]!, { exact: true })
export const sendButton = (page: Page) =>
  form(page)
    .getByRole('button', { name: contact.form.send, exact: true })
    .or(form(page).getByRole('button', { name: contact.form.sending, exact: true }))
/** The live region that is always there; a failure brings another, for the copy button. */
export const success = (page: Page) => form(page).getByRole('status').first()
export const tooLong = (page: Page) =>
  form(page)
    .getByRole('status')
    .filter({ hasText: contact.form.tooLong.split('{')[0]! })
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

/** Answers what the page sends from now on with this status. */
export const answerSends = (page: Page, status: number) =>
  page.route('**/email/send', (route) =>
    route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' }, body: 'OK' }),
  )
