import { expect, type Page } from '@playwright/test'
import { type Field, type FieldName, type FieldValues, fields } from '../../src/contact/fields.ts'
import { messages } from '../../tools/mail/inbox-client.ts'
import { contact } from './content.ts'
import { addresses } from './test.ts'

export const { sent, failed } = contact.form

/** What a visitor types into the form. */
export type Visitor = FieldValues

export const fieldNames = fields.map(({ name }) => name)

let count = 0

/** Values for every field, unique so that parallel tests find their own message. */
export function visitor(typed: Partial<Visitor> = {}): Visitor {
  const id = `visitor${process.env.TEST_WORKER_INDEX}x${++count}x${Date.now()}`
  const byType: Record<Field['type'], (name: FieldName) => string> = {
    text: () => id,
    email: () => `${id}@visitor.example`,
    tel: () => '+1 202 555 0199',
    select: (name) => contact.form.fields[name]!.options![0]!,
    textarea: () => `Please call me back. ${id}`,
  }
  const values = fields.map(({ name, type }) => [name, byType[type](name)])
  return { ...Object.fromEntries(values), firstName: 'Ada', ...typed }
}

export const form = (page: Page) =>
  page.getByRole('form', { name: contact.form.label, exact: true })
export const field = (page: Page, name: FieldName) =>
  form(page).getByLabel(contact.form.fields[name]!.label, { exact: true })
export const sendButton = (page: Page) =>
  form(page)
    .getByRole('button', { name: contact.form.send, exact: true })
    .or(form(page).getByRole('button', { name: contact.form.sending, exact: true }))
/** The form's permanent live region. After a failure the copy button has another. */
export const success = (page: Page) => form(page).getByRole('status').first()
export const failure = (page: Page) => form(page).getByRole('alert')

export async function fill(page: Page, values: Visitor): Promise<Visitor> {
  // In Firefox's e-mail field, Playwright's `fill` appends instead of replacing.
  await field(page, 'email').evaluate((input: HTMLInputElement) => {
    input.value = ''
  })
  for (const { name, type } of fields) {
    if (type === 'select') await field(page, name).selectOption(values[name])
    else await field(page, name).fill(values[name])
  }
  return values
}

export async function sendForm(page: Page) {
  // The second press finds the button disabled, which would take the focus away.
  await sendButton(page).dblclick()
  await expect(success(page)).toHaveText(sent)
  await expect(sendButton(page)).toBeFocused()
}

export async function typedIn(page: Page): Promise<Visitor> {
  const values = fieldNames.map(async (name) => [name, await field(page, name).inputValue()])
  return Object.fromEntries(await Promise.all(values))
}

/** The visitor's message in the inbox of the e-mail service. Expects it once. */
export async function received({ email }: Visitor) {
  const theirs = async () =>
    (await messages(addresses.inbox)).filter(({ replyTo }) => replyTo.includes(email))
  await expect.poll(theirs).toHaveLength(1)
  return (await theirs())[0]!
}

export function recordSends(page: Page) {
  const payloads: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/email/send')) {
      payloads.push(request.postDataJSON())
    }
  })
  return payloads
}
