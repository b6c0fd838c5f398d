import { visitor } from './support/contact.ts'
import { keptOnly, recordFate, sentOnce } from './support/contact-test.ts'
import { services, site } from './support/content.ts'
import { aboutPage, servicesPage } from './support/pages.ts'
import { expect, Key, resultOf, sendButton, startWebKit, test } from './support/webkit.ts'

// In one worker: two drivers that start at the same moment may choose the same port and hang.
test.describe.configure({ mode: 'default' })

test('Without the Navigation API, documents load and a draft is kept', async ({ webkit }) => {
  await webkit.visit('/')
  expect(await webkit.run(() => 'navigation' in window)).toBe(false)
  const typed = await webkit.fill(visitor())
  for (const { path, title } of [servicesPage, aboutPage]) {
    await webkit.click(`header nav a[href="${path}"]`)
    await expect.poll(() => webkit.title()).toBe(title)
    expect(await webkit.run(() => window.scrollY)).toBe(0)
  }
  await webkit.back()
  await expect.poll(() => webkit.title()).toBe(servicesPage.title)
  const message = () =>
    webkit.run(() => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value)
  await expect.poll(message).toBe(typed.message)
})

test('The menu exposes its state, and closes on Escape and on a link', async ({ webkit }) => {
  await webkit.resize(500)
  await webkit.visit('/')
  const button = 'header button[aria-controls=menu]'
  const state = () =>
    webkit.run((css) => {
      const toggle = document.querySelector(css)!
      return `${toggle.ariaExpanded} ${toggle.querySelector('span:not([hidden])')?.textContent}`
    }, button)
  expect(await state()).toBe(`false ${site.navigation.openMenu}`)
  await webkit.click(button)
  await expect.poll(state).toBe(`true ${site.navigation.closeMenu}`)
  await webkit.press(Key.ESCAPE)
  await expect.poll(state).toBe(`false ${site.navigation.openMenu}`)
  expect(await webkit.run((css) => document.activeElement?.matches(css), button)).toBe(true)
  await webkit.click(button)
  await webkit.click(`#menu a[href="${aboutPage.path}"]`)
  await expect.poll(() => webkit.title()).toBe(aboutPage.title)
  await expect.poll(state).toBe(`false ${site.navigation.openMenu}`)
})

test('The service tabs select on click and by keyboard', async ({ webkit }) => {
  await webkit.visit(servicesPage.path)
  const selected = () =>
    webkit.run(() => {
      const indexes = (selector: string, isShown: (element: Element) => boolean) =>
        [...document.querySelectorAll(selector)].flatMap((it, at) => (isShown(it) ? at : []))
      return [
        indexes('[role=tab]', (tab) => tab.ariaSelected === 'true'),
        // Of a panel that is `until-found`, only the content is hidden.
        indexes('[role=tabpanel]', (panel) => panel.firstElementChild!.checkVisibility()),
      ]
    })
  await expect.poll(selected).toEqual([[0], [0]])
  const last = services.length - 1
  await webkit.click(`[role=tab]:nth-of-type(${last})`)
  await expect.poll(selected).toEqual([[last - 1], [last - 1]])
  for (const [key, index] of [
    [Key.ARROW_RIGHT, last],
    [Key.ARROW_RIGHT, 0],
    [Key.END, last],
  ] as const) {
    await webkit.press(key)
    await expect.poll(selected).toEqual([[index], [index]])
  }
})

test('A double click sends a message once', async ({ webkit, mail }) => {
  await webkit.visit('/')
  mail.fault = 'hold'
  const typed = await webkit.fill(visitor())
  await webkit.doubleClick(sendButton)
  await mail.answer()
  expect(await resultOf(webkit, mail, typed, 'double click')).toMatchObject(sentOnce)
  expect(mail.attempts()).toBe(1)
})

test('A message that is refused is kept and can be sent again', async ({ webkit, mail }) => {
  await webkit.visit(servicesPage.path)
  const typed = await webkit.fill(visitor())
  await mail.close()
  await webkit.click(sendButton)
  expect(await resultOf(webkit, mail, typed, 'connection refused')).toEqual({
    ...keptOnly,
    isKept: true,
  })
  await mail.open()
  await webkit.click(sendButton)
  // The first failure is shown until the message is on its way.
  await expect.poll(() => mail.arrived(typed)).toBe(1)
  expect(await resultOf(webkit, mail, typed, 'connection refused')).toMatchObject(sentOnce)
})

test('A reload while sending keeps what was typed', async ({ webkit, mail }) => {
  await webkit.visit('/')
  mail.fault = 'hold'
  const typed = await webkit.fill(visitor({ message: 'A draft,\nÄ “as typed”' }))
  await webkit.click(sendButton)
  await expect.poll(() => mail.attempts()).toBe(1)
  await webkit.reload()
  expect(await webkit.typedIn()).toEqual(Object.values(typed))
  mail.fault = 'none'
  await mail.answer()
  await webkit.click(sendButton)
  expect(await resultOf(webkit, mail, typed, 'reload while sending')).toMatchObject(sentOnce)
  await webkit.reload()
  expect((await webkit.typedIn()).join('')).toBe('')
})

test('Without JavaScript a message arrives once, and nothing is hidden', async ({ mail }) => {
  const webkit = await startWebKit(mail, false)
  await webkit.open(aboutPage.path)
  expect(await webkit.run(() => document.querySelectorAll('[data-reveal=waiting]').length)).toBe(0)
  const typed = await webkit.fill(visitor())
  await webkit.click(sendButton)
  await expect.poll(() => webkit.run(() => document.body.textContent)).toBe('OK')
  recordFate('without JavaScript', mail.arrived(typed), false)
  expect(mail.arrived(typed)).toBe(1)
  await webkit.close()
})
