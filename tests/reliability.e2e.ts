import { fill, sendButton, sent, success, visitor } from './support/contact.ts'
import type { FaultName } from './support/faults.ts'
import type { Fault } from './support/faulty-mail.ts'
import {
  arrives,
  expect,
  expectedComplaints,
  outcome,
  reckon,
  record,
  sees,
  takenOf,
  test,
} from './support/reliability.ts'

const paths = ['/', '/services', '/about']
const message = (name: string) => `Two lines & “quotes”,\n<tags> 100 % 👋🏽 ${name}`

const refusals: [FaultName, Fault][] = [
  ...([400, 403, 412, 413, 422, 429, 451, 500, 502, 503] as const).map(
    (status): [FaultName, Fault] => [`answer ${status}`, { status }],
  ),
  ['answer 503, its body no text', { status: 503, body: 'binary' }],
  ['connection reset', 'reset'],
  ['CORS refused before the message', 'preflight refused'],
]

const takings: [FaultName, Fault, string][] = [
  ['answer 200, its body no text', { status: 200, body: 'binary' }, sees.success],
  ['answer cut in the middle of its body', 'cut', sees.failure],
  ['CORS refused after the message', 'unreadable', sees.failure],
]

test.beforeEach(({ expectInConsole }) => expectInConsole(expectedComplaints))

for (const path of paths) {
  test(`What the e-mail service does not take is told, kept and can be sent again on ${path}`, async ({
    page,
    visit,
    faultyMail,
  }) => {
    test.slow()
    await visit(path)
    for (const [name, fault] of [...refusals, ['connection refused', 'closed'] as const]) {
      const typed = visitor()
      typed.Message = message(typed['Last name'])
      await fill(page, typed)
      if (fault === 'closed') await faultyMail.close()
      else faultyMail.fault = fault
      await sendButton(page).click()
      const seen = await outcome(page, typed)
      const before = takenOf(faultyMail, typed)

      await faultyMail.open()
      faultyMail.fault = 'none'
      await sendButton(page).click()
      await expect(success(page)).toHaveText(sent)
      const count = takenOf(faultyMail, typed)
      const reckoned = reckon(seen, count)
      record(name, { ...reckoned, arrives: `${arrives.nothing}; sent again: ${reckoned.arrives}` })
      expect({ name, seen, before, count }).toEqual({
        name,
        seen: sees.failure,
        before: 0,
        count: 1,
      })
    }
  })

  test(`What the e-mail service takes is there once, whatever it answers, on ${path}`, async ({
    page,
    visit,
    faultyMail,
  }) => {
    await visit(path)
    for (const [name, fault, expected] of takings) {
      const typed = visitor()
      typed.Message = message(typed['Last name'])
      await fill(page, typed)
      faultyMail.fault = fault
      await sendButton(page).click()
      const seen = await outcome(page, typed)
      const count = takenOf(faultyMail, typed)
      record(name, reckon(seen, count))
      expect({ name, seen, count }).toEqual({ name, seen: expected, count: 1 })
    }
  })
}

test.describe('A message whose answer takes its time', () => {
  const waits: { name: FaultName; answerAfter?: number; seen: string; count: number }[] = [
    { name: 'no answer', seen: sees.failure, count: 0 },
    { name: 'answer after 29 s', answerAfter: 29_000, seen: sees.success, count: 1 },
    { name: 'answer after 31 s', answerAfter: 31_000, seen: sees.failure, count: 1 },
  ]
  for (const { name, answerAfter, ...expected } of waits) {
    test(`is told as sent up to 30 s, as failed afterwards: ${name}`, async ({
      page,
      visit,
      faultyMail,
    }) => {
      await visit('/')
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000))
      for (let trial = 0; trial < 3; trial += 1) {
        faultyMail.reset()
        faultyMail.fault = 'hold'
        const typed = visitor()
        typed.Message = message(typed['Last name'])
        await fill(page, typed)
        await sendButton(page).click()
        await expect.poll(() => faultyMail.attempts()).toBe(1)
        await expect(sendButton(page)).toBeDisabled()
        await page.clock.fastForward(answerAfter ?? 31_000)
        if (answerAfter) faultyMail.answer()
        const seen = await outcome(page, typed)
        await expect.poll(() => takenOf(faultyMail, typed)).toBe(expected.count)
        record(name, reckon(seen, takenOf(faultyMail, typed)))
        expect(seen).toBe(expected.seen)
      }
    })
  }
})
