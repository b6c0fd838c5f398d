import { messages, waitForMessage } from '../mail/inbox-client.ts'
import { localAccount } from '../mail/local-account.ts'
import { site } from '../src/content/site.ts'
import {
  field,
  fill,
  form,
  sendButton,
  sends,
  sent,
  success,
  typedIn,
  visitor,
} from './support/contact.ts'
import { everyPage } from './support/pages.ts'
import { addresses, expect, test } from './support/test.ts'
import { words } from './support/words.ts'

const fields = [
  { label: 'First name', type: 'text', autocomplete: 'given-name' },
  { label: 'Last name', type: 'text', autocomplete: 'family-name' },
  { label: 'Email', type: 'email', autocomplete: 'email' },
  { label: 'Phone', type: 'tel', autocomplete: 'tel' },
  { label: 'Message', type: 'textarea', autocomplete: null },
]

const difficult = `Grüße aus Łódź 👋🏽 — “quotes”, 'quotes' & <b>angle</b> {{braces}}\n\n`

test.describe('The contact form', () => {
  for (const { path } of everyPage) {
    test(`of ${path} has five labelled fields, all of them required`, async ({ page, visit }) => {
      await visit(path)
      await expect(page.locator('section#contact')).toContainText(words.form.firstName)
      for (const { label, type, autocomplete } of fields) {
        await expect(field(page, label)).toHaveJSProperty('type', type)
        await expect(field(page, label)).toHaveJSProperty('required', true)
        if (autocomplete)
          await expect(field(page, label)).toHaveAttribute('autocomplete', autocomplete)
      }
      await expect(form(page).getByRole('textbox')).toHaveCount(5)
      await expect(sendButton(page)).toHaveText(words.form.send)
      await expect(success(page)).toBeEmpty()
      await expect(success(page)).toBeAttached()
    })
  }

  test('leaves validation to the browser, and sends nothing that it refuses', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const made = sends(page)
    const isValid = (label: string) =>
      field(page, label).evaluate((input: HTMLInputElement) => input.checkValidity())
    await sendButton(page).click()
    await expect(field(page, 'First name')).toBeFocused()
    await fill(page, visitor({ Email: 'no address' }))
    expect(await isValid('Email')).toBe(false)
    await sendButton(page).click()
    await expect(field(page, 'Email')).toBeFocused()
    await expect(sendButton(page)).toHaveText(words.form.send)
    expect(made).toEqual([])
    expect(
      await field(page, 'Email').evaluate((input: HTMLInputElement) => input.validity.customError),
    ).toBe(false)
  })

  test('delivers a message exactly as it was typed', async ({ page, visit }) => {
    const typed = visitor({ 'First name': 'Zoë “Z”', Phone: '+48 (22) 555-01-99' })
    typed.Message = (difficult + typed['Last name']).padEnd(5000, ' 0123456789 äöü € <>&"')
    expect(typed.Message).toHaveLength(5000)
    await visit('/')
    await fill(page, typed)
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    expect(await typedIn(page), 'the fields are cleared').toEqual(
      Object.fromEntries(fields.map(({ label }) => [label, ''])),
    )

    const mine = (message: { text: string }) => message.text.includes(typed['Last name'])
    const message = await waitForMessage(addresses.inbox, mine, 10_000)
    expect(message.text).toContain(typed.Message)
    expect(message.text).toContain(`Zoë “Z” ${typed['Last name']}`)
    expect(message.text).toContain(typed.Phone)
    expect(message.replyTo).toContain(typed.Email)
    expect(message.recipients).toEqual([site.email])
    expect(message.html).not.toContain('<b>angle</b>')
  })

  test('sends what the contract names, names trimmed and joined', async ({ page, visit }) => {
    const typed = visitor()
    await visit('/services')
    const made = sends(page)
    await fill(page, { ...typed, 'First name': '  Ada ', 'Last name': `\t${typed['Last name']}  ` })
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    expect(made).toEqual([
      {
        lib_version: '4.4.1',
        user_id: localAccount.publicKey,
        service_id: localAccount.serviceId,
        template_id: localAccount.templateId,
        template_params: {
          from_name: `Ada ${typed['Last name']}`,
          from_email: typed.Email,
          phone: typed.Phone,
          message: typed.Message,
          to_email: site.email,
          reply_to: typed.Email,
        },
      },
    ])
  })

  const twice = {
    'a double click': async (page: Parameters<typeof form>[0]) => sendButton(page).dblclick(),
    'Enter and a click': async (page: Parameters<typeof form>[0]) => {
      await field(page, 'Phone').focus()
      await Promise.all([page.keyboard.press('Enter'), sendButton(page).click({ force: true })])
    },
    'two submits at once': async (page: Parameters<typeof form>[0]) =>
      form(page).evaluate((it: HTMLFormElement) => {
        it.requestSubmit()
        it.requestSubmit()
      }),
  }
  for (const [how, submitTwice] of Object.entries(twice)) {
    test(`sends one message on ${how}`, async ({ page, visit }) => {
      const typed = visitor()
      await visit('/')
      const made = sends(page)
      await fill(page, typed)
      await submitTwice(page)
      await expect(success(page)).toHaveText(sent)
      const arrived = (await messages(addresses.inbox)).filter(({ replyTo }) =>
        replyTo.includes(typed.Email),
      )
      expect(arrived).toHaveLength(1)
      expect(made).toHaveLength(1)
    })
  }

  test('delivers what was typed where an extension has added fields of the same names', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const typed = visitor()
    await fill(page, typed)
    await form(page).evaluate((it: HTMLFormElement) => {
      for (const name of ['email', 'message', 'website']) {
        const field = document.createElement('input')
        Object.assign(field, { name, value: 'added' })
        it.prepend(field)
      }
    })
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    const mine = ({ replyTo }: { replyTo: string }) => replyTo.includes(typed.Email)
    const message = await waitForMessage(addresses.inbox, mine, 10_000)
    expect(message.text).toContain(typed.Message)
  })

  test('delivers where the visitor blocks storage', async ({ page, visit }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('Access is denied', 'SecurityError')
          },
        })
      }
    })
    const typed = visitor()
    await visit('/about')
    await fill(page, typed)
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    await waitForMessage(addresses.inbox, ({ replyTo }) => replyTo.includes(typed.Email), 10_000)
  })
})
