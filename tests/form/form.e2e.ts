import { emptyValues } from '../../src/contact/fields.ts'
import { variablesOf } from '../../src/contact/variables.ts'
import { messageBytes, sendTimeout, successMessage } from '../../src/lib/limits.ts'
import { localAccount } from '../../tools/mail/local-account.ts'
import {
  clickInPlace,
  expectScrolledTo,
  footNotice,
  headerLink,
  openFromHeader,
  scrollPositions,
  scrollTo,
} from '../support/browsing.ts'
import {
  failed,
  failure,
  field,
  fill,
  form,
  received,
  recordSends,
  sendButton,
  sent,
  success,
  typedIn,
  visitor,
} from '../support/contact.ts'
import { addressesSeen, expect, expectNothingPersonal, test } from '../support/contact-test.ts'
import { contact, site } from '../support/content.ts'
import type { FaultyMail } from '../support/faulty-mail.ts'
import { aboutPage, homePage, servicesPage } from '../support/pages.ts'
import type { Page } from '../support/test.ts'

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
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  }, message)

test.describe('with the e-mail service of this project', () => {
  test.use({ variant: 'plain' })

  test('the longest message arrives as typed, and one byte more is refused', {
    tag: '@all',
  }, async ({ page, visit }) => {
    const typed = visitor({ firstName: ' Zoë “Z” ', phone: '+48 (22) 555-01-99', message: '' })
    const name = `Zoë “Z” ${typed.lastName}`
    const payload = () => ({
      ...variablesOf(typed),
      from_name: name,
      from_email: typed.email,
      phone: typed.phone,
      message: typed.message,
      to_email: site.email,
      reply_to: typed.email,
    })
    const others = Object.values(payload()).join('')
    const free = messageBytes - Buffer.byteLength(others + difficult)
    typed.message = difficult + 'x'.repeat(free)
    const seen = addressesSeen(page)
    await visit(homePage.path)
    await fill(page, { ...typed, message: 'x' })

    await paste(page, `${typed.message}x`)
    const notice = form(page).getByText(contact.form.tooLong.replace('{bytes}', '1'))
    await expect(notice).toBeVisible()
    const sends = recordSends(page)
    await sendButton(page).click()
    await expect(failure(page)).toHaveText((await notice.textContent())!)
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

    const message = await received(typed)
    expect(message.text).toContain(`\nMessage:\n\n${typed.message}\n\n-- \n`)
    expect(message.text).toContain(name)
    expect(message.text).toContain(typed.phone)
    expect(message).toMatchObject({ subject: `New message from ${name}`, recipients: [site.email] })
    expectNothingPersonal([...seen, page.url()], { ...typed, firstName: 'Zoë “Z”' })
  })
})

test('the browser asks before it leaves the document while a message is being sent', {
  tag: '@all',
}, async ({ page, visit }) => {
  await visit(servicesPage.path)
  await page.route('**/email/send', () => undefined)
  await fill(page, visitor())
  await sendButton(page).click()
  await expect(sendButton(page)).toBeDisabled()
  const question = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const dialog = await question
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(sendButton(page)).toHaveText(contact.form.sending)
})

// src/contact/send.test.tsx has what the browser rejects.
test('nothing that the browser rejects is sent, and its label is in view', async ({
  page,
  visit,
}) => {
  await visit(servicesPage.path)
  const sends = recordSends(page)
  await expect(form(page).getByText(contact.form.withoutScript)).toBeHidden()
  await sendButton(page).click()
  await expect(field(page, 'firstName')).toBeFocused()
  const spaceAbove = () =>
    form(page).evaluate((form) => {
      const [label, header] = [form.querySelector('label')!, document.querySelector('header')!]
      return label.getBoundingClientRect().top - header.getBoundingClientRect().bottom
    })
  await expect.poll(spaceAbove, 'between the header and the label').toBeGreaterThanOrEqual(8)
  expect(sends).toEqual([])
})

test('success is announced, and ends on the next page', async ({ page, visit }) => {
  await visit(homePage.path)
  // The message stays for 5 s of the page's clock, however long the test takes.
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
  expect(await typedIn(page)).toEqual(emptyValues)

  await field(page, 'message').fill('One thing more')
  await openFromHeader(page, aboutPage)
  await expect(success(page)).toHaveText(sent)
  await page.clock.fastForward(successMessage)
  await expect(success(page)).toBeEmpty()
  await expect(form(page)).toContainText(contact.form.afterSending ?? '')
  await expect(failure(page)).toHaveCount(0)
  await expect(field(page, 'message')).toHaveValue('One thing more')
})

test('Back from a link to the form returns to where one was reading', {
  tag: '@firefox',
}, async ({ page, visit }) => {
  await visit(servicesPage.path)
  await scrollTo(page, 1500)
  await clickInPlace(page, headerLink(page, site.cta.text))
  await expect(field(page, 'firstName')).toBeFocused()
  await expect(form(page)).toBeInViewport()
  // Not by Playwright, which in Firefox waits for a document to load.
  await page.evaluate(() => history.back())
  await expectScrolledTo(page, 1500)
})

test('the outcome scrolls into view on a phone, also that of a long message', {
  tag: '@all',
}, async ({ page, visit, mail }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await visit(homePage.path)
  await fill(page, visitor({ message: 'A line\n'.repeat(80) }))
  const { height } = (await field(page, 'message').boundingBox())!
  expect(height).toBeLessThanOrEqual(0.6 * 664)
  await sendButton(page).click()
  await expect(success(page)).toHaveText(sent)
  await expect(success(page)).toBeInViewport({ ratio: 1 })
  await expect(sendButton(page)).toBeFocused()
  await expect(form(page)).toContainText(contact.form.afterSending ?? '')
  mail.fault = { status: 500 }
  await fill(page, visitor())
  await field(page, 'firstName').scrollIntoViewIfNeeded()
  await field(page, 'firstName').press('Enter')
  await expect(failure(page)).toBeInViewport({ ratio: 1 })
  await expect(form(page).locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 })
  await expect(form(page)).not.toContainText(contact.form.afterSending ?? 'none')
})

/** Sends a message that is not answered yet, and opens another page. */
async function leaveWhileSending(page: Page, mail: FaultyMail) {
  mail.fault = 'hold'
  await fill(page, visitor())
  await sendButton(page).click()
  await expect.poll(() => mail.attempts()).toBe(1)
  await openFromHeader(page, aboutPage)
}

test('failure on another page is in view there, announced once, and leads to the form', async ({
  page,
  visit,
  mail,
}) => {
  await visit(homePage.path)
  await leaveWhileSending(page, mail)
  await page.clock.fastForward(sendTimeout)
  await expect(footNotice(page)).toContainText(failed)
  await expect(page.getByRole('alert')).toHaveCount(1)
  await openFromHeader(page, servicesPage)
  const toForm = footNotice(page).getByRole('button', { name: contact.form.toForm })
  await expect(toForm).toBeInViewport({ ratio: 1 })
  await toForm.press('Enter')
  await expect(sendButton(page)).toBeFocused()
  await expect(failure(page)).toBeInViewport({ ratio: 1 })
  await expect(footNotice(page)).toHaveCount(0)
})

test('success on another page moves neither focus nor scroll position', { tag: '@all' }, async ({
  page,
  visit,
  mail,
}) => {
  await visit(homePage.path)
  await leaveWhileSending(page, mail)
  await expect(sendButton(page)).toHaveText(contact.form.sending)
  // A click on the page removes focus from the link.
  await page.locator('main').click({ position: { x: 5, y: 5 } })
  await mail.answer()
  await expect(success(page)).toHaveText(sent)
  expect(await scrollPositions(page, 1000)).toEqual([0])
  await expect(sendButton(page)).not.toBeFocused()
})
