import { visitor } from './support/contact.ts'
import { keptOnly, recordFate, sentOnce } from './support/contact-test.ts'
import { startFaultyHost } from './support/faulty-host.ts'
import {
  addElements,
  caret,
  heldScripts,
  markElements,
  putCaret,
  redrawnElements,
  translateInPlace,
} from './support/foreign-changes.ts'
import { keys, startWebKit } from './support/webkit.ts'
import {
  expect,
  fill,
  interactive,
  resultOf,
  send,
  site,
  test,
  text,
  typedIn,
  valuesOf,
  visit,
} from './support/webkit-test.ts'
import { words } from './support/words.ts'

test('Client-side navigation changes title and heading without a document load, and focuses the heading', async ({
  webkit,
}) => {
  await visit(webkit, '/')
  await webkit.run(() => {
    document.documentElement.dataset.same = 'document'
  })
  for (const page of ['services', 'about'] as const) {
    await webkit.click(`header nav a[href="/${page}"]`)
    await expect.poll(() => webkit.title()).toBe(words.titles[page])
    await expect.poll(() => webkit.run(() => document.activeElement?.tagName)).toBe('H1')
    expect(await webkit.run(() => window.scrollY)).toBe(0)
  }
  await webkit.back()
  await expect.poll(() => webkit.title()).toBe(words.titles.services)
  expect(await webkit.run(() => document.documentElement.dataset.same)).toBe('document')
})

test('The menu on a narrow screen opens, exposes its state, and closes on Escape and on a link', async ({
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
  expect(await state()).toBe(`false ${words.openMenu}`)
  await webkit.click(button)
  await expect.poll(state).toBe(`true ${words.closeMenu}`)
  await webkit.press(keys.escape)
  await expect.poll(state).toBe(`false ${words.openMenu}`)
  expect(await webkit.run((css) => document.activeElement?.matches(css), button)).toBe(true)
  await webkit.click(button)
  await webkit.click('#menu a[href="/about"]')
  await expect.poll(() => webkit.title()).toBe(words.titles.about)
  await expect.poll(state).toBe(`false ${words.openMenu}`)
})

test('The service tabs select on click and by keyboard, and show one service each', async ({
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

test('Sections fade in when scrolled into view, nothing stays hidden and nothing overflows', async ({
  webkit,
}) => {
  await visit(webkit, '/')
  const hiddenSections = () =>
    webkit.run(() => {
      const waiting = [...document.querySelectorAll('[data-reveal=waiting]')]
      return waiting.filter((section) => getComputedStyle(section).opacity === '0').length
    })
  await expect.poll(hiddenSections).toBeGreaterThan(0)
  const scrollOn = async () => {
    await webkit.run(() =>
      document.querySelector('[data-reveal=waiting]')?.scrollIntoView({ behavior: 'instant' }),
    )
    return hiddenSections()
  }
  await expect.poll(scrollOn).toBe(0)
  const opacities = () =>
    webkit.run(() => {
      const sections = [...document.querySelectorAll('[data-reveal]')]
      return [...new Set(sections.map((section) => getComputedStyle(section).opacity))]
    })
  await expect.poll(opacities).toEqual(['1'])

  for (const width of [500, 768, 1280]) {
    await webkit.resize(width, 900)
    await expect.poll(() => webkit.run(() => window.innerWidth)).toBe(width)
    const { scrollWidth, clientWidth } = await webkit.run(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth }
    })
    expect(scrollWidth, `${width} px`).toBe(clientWidth)
  }
})

test('A double click sends a message once', async ({ webkit, mail }) => {
  await visit(webkit, '/')
  mail.fault = 'hold'
  const typed = visitor()
  await fill(webkit, typed)
  await webkit.doubleClick('form button[type=submit]')
  await mail.answer()
  expect(await resultOf(webkit, mail, typed, 'double click')).toEqual(sentOnce)
  expect(mail.attempts()).toBe(1)
})

test('A message that is refused is kept and can be sent again', async ({ webkit, mail }) => {
  await visit(webkit, '/services')
  const typed = visitor()
  await fill(webkit, typed)
  await mail.close()
  await send(webkit)
  expect(await resultOf(webkit, mail, typed, 'connection refused')).toEqual(keptOnly)
  await mail.open()
  await send(webkit)
  expect(await resultOf(webkit, mail, typed, 'connection refused')).toEqual(sentOnce)
})

test('A reload while sending keeps what was typed, and sending clears it', async ({
  webkit,
  mail,
}) => {
  await visit(webkit, '/')
  mail.fault = 'hold'
  const typed = visitor({ message: 'A draft,\nÄ “as typed”' })
  await fill(webkit, typed)
  await send(webkit)
  await expect.poll(() => mail.attempts()).toBe(1)
  await webkit.reload()
  await interactive(webkit)
  expect(await typedIn(webkit)).toEqual(valuesOf(typed))
  mail.fault = 'none'
  await mail.answer()
  await send(webkit)
  expect(await resultOf(webkit, mail, typed, 'reload while sending')).toEqual(sentOnce)
  await webkit.reload()
  await interactive(webkit)
  expect((await typedIn(webkit)).join('')).toBe('')
})

test('Without JavaScript a message arrives once, and nothing is hidden', async ({ mail }) => {
  const webkit = await startWebKit({ proxy: `127.0.0.1:${mail.port}`, scripts: false })
  try {
    await webkit.open(`${site}/about`)
    expect(await webkit.run(() => document.querySelectorAll('[data-reveal]').length)).toBe(0)
    const typed = visitor()
    await fill(webkit, typed)
    await send(webkit)
    await expect.poll(() => text(webkit, 'body')).toBe('OK')
    recordFate('without JavaScript', mail.arrived(typed), false)
    expect(mail.arrived(typed)).toBe(1)
  } finally {
    await webkit.close()
  }
})

const foreignElements = () => document.querySelectorAll('.foreign').length

const changes: [string, keyof typeof heldScripts, () => unknown][] = [
  ['an extension adds elements', 'while the client bundle loads', addElements],
  ['the browser translates the page', 'before any script runs', translateInPlace],
]
for (const [change, moment, make] of changes)
  test(`Text typed before hydration survives when ${change} ${moment}`, async ({ webkit }) => {
    const release = Promise.withResolvers<void>()
    const host = await startFaultyHost()
    host.alterResponses(async (path) => {
      if (heldScripts[moment].test(path)) await release.promise
      return {}
    })
    await webkit.open(`${host.url}/`)
    const typed = visitor()
    await fill(webkit, typed)
    await webkit.run(putCaret, 3)
    await webkit.run(markElements)
    await webkit.run(make)
    const added = await webkit.run(foreignElements)
    release.resolve()
    await interactive(webkit)
    expect(await webkit.run(foreignElements)).toBe(added)
    if (make === translateInPlace) await expect.poll(() => text(webkit, 'h1')).toMatch(/^<.*>$/)
    expect(await webkit.run(redrawnElements)).toEqual([])
    expect(await typedIn(webkit)).toEqual(valuesOf(typed))
    expect(await webkit.run(caret)).toBe('message 3')
    await host.close()
  })
