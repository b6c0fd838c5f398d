import { test as base, expect } from '@playwright/test'
import { visitor } from './support/contact.ts'
import type { FaultName } from './support/faults.ts'
import { type Fault, type FaultyMail, startFaultyMail } from './support/faulty-mail.ts'
import { everyPage } from './support/pages.ts'
import { reckon, record, sees, takenOf } from './support/reliability.ts'
import { addresses } from './support/test.ts'
import { keys, startWebKit, type WebKit } from './support/webkit.ts'
import { fill, interactive, isTyped, outcome, sendButton, text } from './support/webkit-contact.ts'

const site = addresses.sites?.['faulty-mail']

/** One browser for the file: WebDriver has no contexts, and a start takes seconds. */
const test = base.extend<
  { scripts: boolean; webkit: WebKit; mail: FaultyMail },
  { ownMail: FaultyMail; withScripts: WebKit }
>({
  scripts: [true, { option: true }],
  ownMail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const mail = await startFaultyMail()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  withScripts: [
    async ({ ownMail }, use) => {
      const webkit = await startWebKit({ proxy: `127.0.0.1:${ownMail.port}` })
      await use(webkit)
      await webkit.close()
    },
    { scope: 'worker' },
  ],
  webkit: async ({ withScripts }, use) => {
    await withScripts.resize(1280, 900)
    await withScripts.open(`${site}/about`)
    await withScripts.run(() => sessionStorage.clear())
    await use(withScripts)
  },
  mail: async ({ ownMail }, use) => {
    await ownMail.open()
    ownMail.reset()
    await use(ownMail)
  },
})

async function visit(webkit: WebKit, path: string) {
  await webkit.open(site + path)
  await interactive(webkit)
}

test('Between pages no document is loaded, title and heading change, the heading has the focus', async ({
  webkit,
}) => {
  await visit(webkit, '/')
  await webkit.run(() => {
    document.documentElement.dataset.same = 'document'
  })
  for (const [name, title] of [
    ['Services', 'Services | Relaywell'],
    ['About', 'About | Relaywell'],
  ] as const) {
    await webkit.click(`header nav a[href="/${name.toLowerCase()}"]`)
    await expect.poll(() => webkit.title()).toBe(title)
    await expect.poll(() => webkit.run(() => document.activeElement?.tagName)).toBe('H1')
    expect(await webkit.run(() => window.scrollY)).toBe(0)
  }
  await webkit.back()
  await expect.poll(() => webkit.title()).toBe('Services | Relaywell')
  expect(await webkit.run(() => document.documentElement.dataset.same)).toBe('document')
})

test('The menu of a narrow screen opens, tells its state and closes on Escape and on a link', async ({
  webkit,
}) => {
  await webkit.resize(500, 900)
  await visit(webkit, '/')
  const button = 'header button[aria-controls=menu]'
  const state = () =>
    webkit.run((css) => {
      const { ariaExpanded, ariaLabel, textContent } = document.querySelector(css)!
      return `${ariaExpanded} ${ariaLabel ?? textContent}`
    }, button)
  expect(await state()).toBe('false Open menu')
  await webkit.click(button)
  await expect.poll(state).toBe('true Close menu')
  await webkit.press(keys.escape)
  await expect.poll(state).toBe('false Open menu')
  expect(await webkit.run((css) => document.activeElement?.matches(css), button)).toBe(true)
  await webkit.click(button)
  await webkit.click('#menu a[href="/about"]')
  await expect.poll(() => webkit.title()).toBe('About | Relaywell')
  await expect.poll(state).toBe('false Open menu')
})

test('The tabs of the services select by click and by keyboard, and show one service each', async ({
  webkit,
}) => {
  await visit(webkit, '/services')
  const selected = () =>
    webkit.run(() => {
      const tabs = [...document.querySelectorAll('[role=tab]')]
      const panels = [...document.querySelectorAll('[role=tabpanel]')]
      return [
        tabs.findIndex((tab) => tab.ariaSelected === 'true'),
        panels.findIndex((panel) => panel.checkVisibility()),
        panels.filter((panel) => panel.checkVisibility()).length,
      ]
    })
  await expect.poll(selected).toEqual([0, 0, 1])
  await webkit.click('[role=tab]:nth-of-type(3)')
  await expect.poll(selected).toEqual([2, 2, 1])
  await webkit.press(keys.right)
  await expect.poll(selected).toEqual([3, 3, 1])
  await webkit.press(keys.right)
  await expect.poll(selected).toEqual([0, 0, 1])
  await webkit.press(keys.end)
  await expect.poll(selected).toEqual([3, 3, 1])
})

for (const { path } of everyPage) {
  test(`Sections of ${path} fade in when they are first seen, and nothing stays hidden`, async ({
    webkit,
  }) => {
    await visit(webkit, path)
    const waiting = () =>
      webkit.run(
        () =>
          [...document.querySelectorAll('[data-reveal=waiting]')].filter(
            (part) => getComputedStyle(part).opacity === '0',
          ).length,
      )
    await expect.poll(waiting).toBeGreaterThan(0)
    await expect
      .poll(async () => {
        await webkit.run(() =>
          document.querySelector('[data-reveal=waiting]')?.scrollIntoView({ behavior: 'instant' }),
        )
        return waiting()
      })
      .toBe(0)
    await expect
      .poll(() =>
        webkit.run(() =>
          [...document.querySelectorAll('[data-reveal]')].every(
            (part) => getComputedStyle(part).opacity === '1',
          ),
        ),
      )
      .toBe(true)
  })

  test(`Nothing is wider than the screen on ${path}`, async ({ webkit }) => {
    await visit(webkit, path)
    for (const width of [500, 620, 768, 1000, 1280]) {
      await webkit.resize(width, 900)
      await expect.poll(() => webkit.run(() => window.innerWidth)).toBe(width)
      const over = () =>
        webkit.run(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
      expect(await over(), `${width} px`).toBe(0)
    }
  })
}

const refusals: [FaultName, Fault | 'closed'][] = [
  ...([400, 403, 412, 413, 422, 429, 451, 500, 502, 503] as const).map(
    (status): [FaultName, Fault] => [`answer ${status}`, { status }],
  ),
  ['answer 503, its body no text', { status: 503, body: 'binary' }],
  ['connection reset', 'reset'],
  ['CORS refused before the message', 'preflight refused'],
  ['connection refused', 'closed'],
]

test('What the e-mail service does not take is told, kept and can be sent again', async ({
  webkit,
  mail,
}) => {
  test.slow()
  await visit(webkit, '/')
  for (const [name, fault] of refusals) {
    const typed = visitor()
    await fill(webkit, typed)
    if (fault === 'closed') await mail.close()
    else mail.fault = fault
    await sendButton(webkit)
    const seen = await outcome(webkit, typed)
    const before = takenOf(mail, typed)
    await mail.open()
    mail.fault = 'none'
    await sendButton(webkit)
    expect(await outcome(webkit, typed)).toBe(sees.success)
    const reckoned = reckon(seen, takenOf(mail, typed))
    record(name, { ...reckoned, arrives: `nothing; sent again: ${reckoned.arrives}` })
    expect({ name, seen, before, count: takenOf(mail, typed) }).toEqual({
      name,
      seen: sees.failure,
      before: 0,
      count: 1,
    })
  }
})

const takings: [FaultName, Fault, string][] = [
  ['answer 200, its body no text', { status: 200, body: 'binary' }, sees.success],
  ['answer cut in the middle of its body', 'cut', sees.failure],
  ['CORS refused after the message', 'unreadable', sees.failure],
]

test('What the e-mail service takes is there once, whatever it answers', async ({
  webkit,
  mail,
}) => {
  await visit(webkit, '/services')
  for (const [name, fault, expected] of takings) {
    const typed = visitor()
    await fill(webkit, typed)
    mail.fault = fault
    await sendButton(webkit)
    const seen = await outcome(webkit, typed)
    record(name, reckon(seen, takenOf(mail, typed)))
    expect({ name, seen, count: takenOf(mail, typed) }).toEqual({ name, seen: expected, count: 1 })
  }
})

test('A message without an answer has failed after 30 s, and that stays', async ({
  webkit,
  mail,
}) => {
  await visit(webkit, '/')
  mail.fault = 'hold'
  const typed = visitor()
  await fill(webkit, typed)
  await sendButton(webkit)
  const seen = await outcome(webkit, typed, { timeout: 45_000, later: 6000 })
  record('no answer', reckon(seen, takenOf(mail, typed)))
  expect(seen).toBe(sees.failure)
})

test('A message arrives once: submit while sending', async ({ webkit, mail }) => {
  await visit(webkit, '/')
  mail.fault = 'hold'
  const typed = visitor()
  await fill(webkit, typed)
  await webkit.type('[name=phone]', keys.enter)
  await expect.poll(() => mail.attempts()).toBe(1)
  expect(await text(webkit, 'form button[type=submit]')).toBe('SENDING...')
  await webkit.run(() => document.forms[0]!.requestSubmit())
  await webkit.type('[name=phone]', keys.enter)
  mail.answer()
  const seen = await outcome(webkit, typed)
  record('submit while sending', reckon(seen, mail.attempts()))
  expect({ seen, attempts: mail.attempts(), taken: takenOf(mail, typed) }).toEqual({
    seen: sees.success,
    attempts: 1,
    taken: 1,
  })
})

test('A draft survives a reload and a walk to another page', async ({ webkit }) => {
  await visit(webkit, '/')
  const typed = visitor({ Message: 'A draft,\nÄ “as typed”' })
  await fill(webkit, typed)
  await webkit.reload()
  await interactive(webkit)
  await expect.poll(() => isTyped(webkit, typed)).toBe(true)
  const kept = {
    sees: 'what was typed, in the fields again',
    arrives: 'nothing',
    lost: 0,
    twice: 0,
  }
  record('draft: reload', kept)
  await webkit.click('header nav a[href="/about"]')
  await expect.poll(() => webkit.title()).toBe('About | Relaywell')
  await expect.poll(() => isTyped(webkit, typed)).toBe(true)
  await webkit.back()
  await expect.poll(() => isTyped(webkit, typed)).toBe(true)
  record('draft: another page and back', kept)
})

test('Without JavaScript a message arrives once, and nothing is hidden', async ({ mail }) => {
  const webkit = await startWebKit({ proxy: `127.0.0.1:${mail.port}`, scripts: false })
  try {
    for (const path of ['/', '/services', '/about']) {
      await webkit.open(site + path)
      expect(await webkit.run(() => document.querySelectorAll('[data-reveal]').length)).toBe(0)
      const typed = visitor()
      await fill(webkit, typed)
      await sendButton(webkit)
      await expect.poll(() => text(webkit, 'body')).toBe('OK')
      record('without JavaScript', reckon(sees.servicePage, takenOf(mail, typed)))
      expect(takenOf(mail, typed)).toBe(1)
    }
  } finally {
    await webkit.close()
  }
})
