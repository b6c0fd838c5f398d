import { sendTimeout } from '../../src/lib/limits.ts'
import { hold, scripts } from '../support/browsing.ts'
import { failure, field, fill, form, sendButton, visitor } from '../support/contact.ts'
import {
  expect,
  keptOnly,
  neverRetried,
  resultOf,
  send,
  sentOnce,
  test,
} from '../support/contact-test.ts'
import { contact } from '../support/content.ts'
import type { Fault } from '../support/faulty-mail.ts'

test.describe.configure(neverRetried)

// Which status is what is proved in src/contact/email-service.test.ts.
const refused: [string, Fault | 'closed'][] = [
  ['answer 400', { status: 400 }],
  ['connection reset', 'reset'],
  ['connection refused', 'closed'],
  ['CORS refuses the request', 'preflight refused'],
]

const accepted: [string, Fault, { seen: string; arrived: number }][] = [
  ['answer cut off', 'cut', { seen: 'failed', arrived: 1 }],
  ['CORS hides the answer', 'unreadable', { seen: 'failed', arrived: 1 }],
]

test('a refused message is kept', { tag: ['@all', '@firefox'] }, async ({ page, visit, mail }) => {
  await visit('/')
  for (const [fault, how] of refused)
    await test.step(fault, async () => {
      const typed = await fill(page, visitor({ message: `“Quotes” &\n<tags> 100 % 👋🏽 ${fault}` }))
      if (how === 'closed') await mail.close()
      else mail.fault = how
      expect(await send(page, mail, typed)).toEqual(keptOnly)

      mail.fault = 'none'
      await mail.open()
      expect(await send(page, mail, typed)).toEqual(sentOnce)
    })
})

// If the response is lost, the form reports a failure and the visitor may send again: a duplicate is better
// than a lost message.
test('an accepted message arrives once', { tag: '@firefox' }, async ({ page, visit, mail }) => {
  await visit('/')
  for (const [fault, how, expected] of accepted)
    await test.step(fault, async () => {
      const typed = await fill(page, visitor())
      mail.fault = how
      expect(await send(page, mail, typed)).toEqual(expected)
    })
})

test('a failed library loses nothing, and a late one sends nothing', {
  tag: '@firefox',
}, async ({ page, visit, mail }) => {
  await visit('/')
  const typed = await fill(page, visitor())
  await page.route(scripts, (route) => route.abort())
  expect(await send(page, mail, typed)).toEqual(keptOnly)
  await page.unroute(scripts)
  const release = await hold(page, /static\/js/)
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText(contact.form.sending)
  await page.clock.fastForward(sendTimeout)
  expect(await resultOf(page, mail, typed)).toEqual(keptOnly)
  release()
  expect(await send(page, mail, typed)).toEqual(sentOnce)
  expect(mail.attempts()).toBe(1)
})

test('offline, a message is kept', { tag: '@firefox' }, async ({ page, visit, context, mail }) => {
  const { offline, online, sendAgain } = contact.form
  const again = form(page).getByRole('button', { name: sendAgain })
  await visit('/')
  const typed = await fill(page, visitor())
  await context.setOffline(true)
  expect(await send(page, mail, typed)).toEqual(keptOnly)
  await expect(form(page).getByText(offline)).toBeVisible()
  await expect(again).toHaveCount(0)

  await context.setOffline(false)
  await expect(form(page).getByText(online)).toBeVisible()
  await expect(failure(page)).toBeVisible()
  await again.click()
  expect(await resultOf(page, mail, typed)).toEqual(sentOnce)
  expect(mail.attempts(), 'sends, none of them automatic').toBe(1)
})

test('after a failure, Copy message copies all that is typed, or selects the message', async ({
  page,
  visit,
  context,
  mail,
}) => {
  const { copy, copied, notCopied } = contact.form.otherWays
  const copyButton = form(page).getByRole('button', { name: copy })
  const announced = form(page).getByRole('status').last()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit('/')
  const typed = await fill(page, visitor({ message: `${'🚇 Invoices.\n'.repeat(300)}end` }))
  mail.fault = { status: 500 }
  await send(page, mail, typed)
  await copyButton.click()
  await expect(announced).toHaveText(copied)
  const text = await page.evaluate(() => navigator.clipboard.readText())
  for (const value of Object.values(typed)) expect(text).toContain(value)
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject() }),
  )
  await copyButton.click()
  await expect(announced).toHaveText(notCopied)
  await expect(field(page, 'message')).toBeFocused()
  await page.keyboard.type('Something else.')
  await expect(field(page, 'message')).toHaveValue('Something else.')
  await expect(announced).toBeEmpty()
})
