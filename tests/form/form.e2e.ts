import { variableOf, variables } from '../../src/contact/fields.ts'
import { messages, waitForMessage } from '../../tools/mail/inbox-client.ts'
import { localAccount } from '../../tools/mail/local-account.ts'
import { scrollPositions, scrollTo, scrollTop } from '../support/browsing.ts'
import {
  failed,
  failure,
  field,
  fieldNames,
  fill,
  form,
  recordSends,
  sendButton,
  sent,
  success,
  visitor,
} from '../support/contact.ts'
import {
  expect,
  isEmpty,
  keptOnly,
  resultOf,
  sendFailures,
  sentOnce,
  test,
} from '../support/contact-test.ts'
import { entries, site } from '../support/content.ts'
import { addressesSeen, expectNothingPersonal } from '../support/delay-scripts.ts'
import { aboutPage, homePage, missing, servicesPage } from '../support/pages.ts'
import { addresses, type Page } from '../support/test.ts'
import { words } from '../support/words.ts'

test.beforeEach(({ expectInConsole }) => expectInConsole(sendFailures))

const goToAbout = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: words.about }).click()
  await expect(page).toHaveTitle(words.titles.about)
}

test.describe('with the e-mail service of this project', () => {
  test.use({ variant: 'plain' })

  /** Every Unicode plane, both directions, control characters, mail syntax, many lines. */
  const difficult = [
    ...Array.from({ length: 17 }, (_, plane) => String.fromCodePoint(plane * 0x1_00_00 + 0x21_41)),
    '👨‍👩‍👧‍👦 e\u0301 “quotes” & <b>angle</b> {{braces}}',
    'שלום مرحبا \u202Eabc\u202C \u2067שלום\u2069',
    'tab\tbell\u0007escape\u001b[31m \u007f\u0085\u2028\u200b\ufeff',
    '.\n..\n.\n\nQUIT\n.\nBcc: x@victim.example\nSubject: forged\n--boundary--',
    ...Array.from({ length: 5000 }, (_, line) => line % 10),
  ].join('\n')

  /** Typing thousands of lines key by key would take minutes. */
  const paste = (page: Page, message: string) =>
    field(page, 'message').evaluate((element: HTMLTextAreaElement, text) => {
      element.value = text
      element.dispatchEvent(
        new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }),
      )
    }, message)

  test('51,200 bytes arrive exactly as typed, and one byte more is announced and refused', async ({
    page,
    visit,
  }) => {
    const typed = visitor({ firstName: ' Zoë “Z” ', phone: '+48 (22) 555-01-99', message: '' })
    const name = `Zoë “Z” ${typed.lastName}`
    const payload = () => ({
      ...Object.fromEntries(variables.map((variable) => [variable, variableOf(typed, variable)])),
      from_name: name,
      from_email: typed.email,
      phone: typed.phone,
      message: typed.message,
      to_email: site.email,
      reply_to: typed.email,
    })
    const others = Object.values(payload()).join('')
    const free = 51_200 - Buffer.byteLength(others + difficult)
    typed.message = difficult + 'x'.repeat(free)
    const seen = addressesSeen(page)
    await visit(homePage.path)
    await fill(page, { ...typed, message: 'x' })

    await paste(page, `${typed.message}x`)
    const notice = form(page).getByText(words.form.tooLong.replace('{bytes}', '1'))
    await expect(notice).toBeVisible()
    const sends = recordSends(page)
    await sendButton(page).click()
    await expect(failure(page)).toHaveText(failed)
    expect(sends).toEqual([])

    await paste(page, typed.message)
    await expect(notice).toBeHidden()
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    expect(sends).toEqual([
      {
        lib_version: '4.4.1',
        user_id: localAccount.publicKey,
        service_id: localAccount.serviceId,
        template_id: localAccount.templateId,
        template_params: payload(),
      },
    ])

    const mine = ({ replyTo }: { replyTo: string }) => replyTo.includes(typed.email)
    const message = await waitForMessage(addresses.inbox, mine, 10_000)
    expect(message.text).toContain(`\nMessage:\n\n${typed.message}\n\n-- \n`)
    expect(message.text).toContain(name)
    expect(message.text).toContain(typed.phone)
    expect(message.recipients).toEqual([site.email])
    expect((await messages(addresses.inbox)).filter(mine)).toHaveLength(1)
    expectNothingPersonal([...seen, page.url()], { ...typed, firstName: 'Zoë “Z”' })
  })

  test('a message is delivered if an extension has added fields of the same names', {
    tag: '@all',
  }, async ({ page, visit }) => {
    await visit(missing.path)
    const typed = visitor()
    await fill(page, typed)
    await form(page).evaluate((element: HTMLFormElement) => {
      for (const name of ['email', 'message', 'website'])
        element.prepend(Object.assign(document.createElement('input'), { name, value: 'added' }))
    })
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    const mine = ({ replyTo }: { replyTo: string }) => replyTo.includes(typed.email)
    expect((await waitForMessage(addresses.inbox, mine, 10_000)).text).toContain(typed.message)
  })
})

test('the browser validates the fields, and nothing it rejects is sent', async ({
  page,
  visit,
}) => {
  await visit(servicesPage.path)
  const sends = recordSends(page)
  await expect(form(page).getByText(words.form.withoutScript)).toBeHidden()
  await sendButton(page).click()
  await expect(field(page, 'firstName')).toBeFocused()
  await fill(page, visitor({ email: 'no address' }))
  await sendButton(page).click()
  await expect(field(page, 'email')).toBeFocused()
  const { typeMismatch, customError } = await field(page, 'email').evaluate(
    ({ validity }: HTMLInputElement) => ({
      typeMismatch: validity.typeMismatch,
      customError: validity.customError,
    }),
  )
  expect({ typeMismatch, customError }).toEqual({ typeMismatch: true, customError: false })
  await expect(sendButton(page)).toHaveText(words.form.send)
  expect(sends).toEqual([])
})

/** The form's controls with the attributes that decide what is asked, validated and filled in. */
const controls = (page: Page) =>
  form(page).evaluate((element: HTMLFormElement) =>
    [...element.elements].map((control) => {
      const { localName, name, type, required, autocomplete, labels, textContent } =
        control as HTMLInputElement
      const label = labels?.[0]?.textContent ?? textContent
      return { localName, name, type, required, autocomplete, label }
    }),
  )

test('every other kind of page has the same form as the home page, and sends its message', async ({
  page,
  visit,
  mail,
}) => {
  await visit(homePage.path)
  const expected = await controls(page)
  for (const name of fieldNames) expect(expected.map((control) => control.name)).toContain(name)
  for (const { path } of [servicesPage, aboutPage, ...entries.cases.slice(0, 1), missing])
    await test.step(path, async () => {
      await visit(path)
      expect(await controls(page)).toEqual(expected)
      const typed = visitor()
      await fill(page, typed)
      await sendButton(page).click()
      expect(await resultOf(page, mail, typed, 'no fault')).toEqual(sentOnce)
    })
})

test('success is announced for 5 s, and anything typed meanwhile stays', {
  tag: '@language',
}, async ({ page, visit }) => {
  await visit(homePage.path)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000))
  const region = await success(page).elementHandle()
  await expect(success(page)).toBeEmpty()
  await expect(success(page)).not.toHaveAttribute('aria-live', 'assertive')
  await fill(page, visitor())
  await sendButton(page).click()
  await expect(success(page)).toHaveText(sent)
  expect(await region?.evaluate(({ isConnected, textContent }) => isConnected && textContent)).toBe(
    sent,
  )
  expect(await isEmpty(page)).toBe(true)

  await field(page, 'message').fill('One thing more')
  await goToAbout(page)
  await page.clock.fastForward(4999)
  await expect(success(page)).toHaveText(sent)
  await page.clock.fastForward(1)
  await expect(success(page)).toBeEmpty()
  await expect(failure(page)).toHaveCount(0)
  await expect(field(page, 'message')).toHaveValue('One thing more')
})

test('a failed message can be copied and sent again, and does not scroll the next page', {
  tag: '@language',
}, async ({ page, visit, mail, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(homePage.path)
  mail.fault = { status: 500 }
  const typed = visitor({ message: `${'Ä & 👋 '.repeat(2000)}end` })
  await fill(page, typed)
  await sendButton(page).click()
  expect(await resultOf(page, mail, typed, 'answer 500')).toEqual(keptOnly)
  await form(page).getByRole('button', { name: words.form.otherWays.copy, exact: true }).click()
  await expect(form(page).getByText(words.form.otherWays.copied)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const text of Object.values(typed)) expect(copied).toContain(text)

  await goToAbout(page)
  await expect(failure(page)).toHaveText(failed)
  expect(await scrollPositions(page, 1000)).toEqual([0])

  mail.fault = 'hold'
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText(words.form.sending)
  await expect(failure(page)).toHaveCount(0)
  await mail.answer()
  await expect(success(page)).toHaveText(sent)
})

test('a failure scrolls into view on a phone after a submit with Enter in the first field', async ({
  page,
  visit,
  mail,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await visit(homePage.path)
  mail.fault = { status: 500 }
  await fill(page, visitor())
  await field(page, 'firstName').scrollIntoViewIfNeeded()
  await field(page, 'firstName').press('Enter')
  await expect(failure(page)).toBeInViewport({ ratio: 1 })
  await expect(form(page).locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 })
})

test('the outcome is announced on another page without moving focus or scroll position', async ({
  page,
  visit,
  mail,
}) => {
  await visit(homePage.path)
  mail.fault = 'hold'
  await fill(page, visitor())
  await sendButton(page).click()
  await goToAbout(page)
  await expect(sendButton(page)).toHaveText(words.form.sending)
  // A click on the page removes focus from the link.
  await page.locator('main').click({ position: { x: 5, y: 5 } })
  await mail.answer()
  await expect(success(page)).toHaveText(sent)
  expect(await scrollPositions(page, 1000)).toEqual([0])
  await expect(sendButton(page)).not.toBeFocused()
})

test('the outcome does not scroll the page back to a form that is out of view', {
  tag: '@all',
}, async ({ page, visit, mail }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await visit(aboutPage.path)
  mail.fault = 'hold'
  for (const where of ['top', 'end']) {
    await fill(page, visitor())
    await sendButton(page).click()
    await expect(sendButton(page)).toBeDisabled()
    const end = () => document.documentElement.scrollHeight - window.innerHeight
    await scrollTo(page, where === 'top' ? 0 : await page.evaluate(end))
    const place = Math.round(await scrollTop(page))
    await mail.answer()
    await expect(success(page)).toHaveText(sent)
    // The form's height changes a little, and the end of the page with it.
    for (const y of await scrollPositions(page, 1000)) expect(Math.abs(y - place)).toBeLessThan(100)
  }
})
