import { expectComplete, figureField, furtherScripts, hold } from '../support/browsing.ts'
import { fill, sendButton, sent, success, visitor } from '../support/contact.ts'
import { aboutPage, homePage, servicesPage } from '../support/pages.ts'
import { expect, interactive, test } from '../support/test.ts'

// What password managers, writing assistants and translators do to a document. These functions run in the page.

/** Adds elements before, in and after each form and the calculator’s panel, and one beside each field. */
function addElements() {
  const foreign = () => Object.assign(document.createElement('div'), { className: 'foreign' })
  for (const form of document.querySelectorAll('#contact form, #your-line form')) {
    form.before(foreign())
    form.prepend(foreign())
    form.append(foreign())
    form.after(foreign())
    for (const field of form.querySelectorAll('input:not([type=hidden]), textarea'))
      field.after(foreign())
  }
}

/** Translates in place, as Firefox and Safari do, or as Chrome does: it wraps every text in two `<font>` elements. */
function translate({ inPlace }: { inPlace: boolean }) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement!.closest('script, style, textarea')) continue
    const translation = `<${text.data}>`
    if (inPlace) {
      text.data = translation
      continue
    }
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(translation)
    outer.append(inner)
    text.replaceWith(outer)
  }
}

/** Puts the caret into the message field, after `at` characters. */
function putCaret(at: number) {
  const message = document.querySelector<HTMLTextAreaElement>('[name=message]')!
  message.focus()
  message.setSelectionRange(at, at)
}

/** The name of the focused field and the position of its caret. */
function caret() {
  const { name, selectionStart } = document.activeElement as HTMLTextAreaElement
  return `${name} ${selectionStart}`
}

test('What is typed before the scripts survives, with caret and focus, although extensions and translators change the page', {
  tag: '@firefox',
}, async ({ page, browserName, expectInConsole }) => {
  expectInConsole(/mismatch/)
  const release = await hold(page, furtherScripts)
  // In Firefox the load event waits for the scripts.
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const typed = await fill(page, visitor())
  await page.evaluate(putCaret, 3)
  await page.evaluate(addElements)
  await page.evaluate(translate, { inPlace: browserName === 'firefox' })
  await page.locator('#decision button').last().dispatchEvent('click')
  release()
  await interactive(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading, 'still translated').toHaveText(/^<.*>$/)
  await expect(page.locator('#decision [role=status]')).toHaveText(/\w/)
  await expect(page.locator('#contact form label').first()).toHaveText(/^<.*>$/)
  await expect(page.locator('[name=message]')).toHaveValue(typed.message)
  expect(await page.evaluate(caret)).toBe('message 3')
  await page.locator('form button[type=submit]').click()
  await expect(page.getByText(sent)).toBeVisible()
})

test('A translated page keeps working', async ({ page, visit, expectInConsole }) => {
  expectInConsole(/NotFoundError|removeChild|insertBefore/)
  await visit('/')
  await fill(page, visitor())
  await page.evaluate(addElements)
  await page.evaluate(translate, { inPlace: false })
  await figureField(page, 'many').fill('88')
  const result = page.locator('#your-line [role=status]')
  await expect(result).toContainText(/\b88\b/)
  // The sum of the example, before its figure was changed.
  await expect(result).not.toContainText(/\b24\b/)
  for (const { path, title } of [aboutPage, homePage, servicesPage]) {
    await page.locator(`header nav a[href="${path}"]`).click()
    await expectComplete(page, title)
    await page.evaluate(translate, { inPlace: false })
  }
  await page.getByRole('tab').last().click()
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toBeVisible()
  await page.locator('form button[type=submit]').click()
  await expect(success(page)).toHaveText(sent)
  await expect(sendButton(page)).toBeEnabled()
})
