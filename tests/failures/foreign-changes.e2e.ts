import { fill, sendButton, sent, success, typedIn, visitor } from '../support/contact.ts'
import { delayScripts } from '../support/delay-scripts.ts'
import {
  addElements,
  caret,
  heldScripts,
  markElements,
  putCaret,
  redrawnElements,
  translateByElements,
  translateInPlace,
} from '../support/foreign-changes.ts'
import { expect, interactive, type Page, test } from '../support/test.ts'

/** Fills in the form while scripts are held back. Returns what was typed and a function that releases them. */
async function typeWithScriptsHeld(page: Page, moment: keyof typeof heldScripts) {
  const release = Promise.withResolvers<void>()
  await delayScripts(page, release.promise, (script) => heldScripts[moment].test(script))
  // In Firefox the load event waits for the scripts.
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const typed = visitor()
  await fill(page, typed)
  await page.evaluate(putCaret, 3)
  await page.evaluate(markElements)
  return { typed, release: release.resolve }
}

test.describe('Text typed before the scripts survives, with caret and focus,', () => {
  test('when an extension adds elements before any script runs', {
    tag: ['@all', '@firefox'],
  }, async ({ page }) => {
    const { typed, release } = await typeWithScriptsHeld(page, 'before any script runs')
    const added = await page.evaluate(addElements)
    release()
    await interactive(page)
    await expect(page.locator('.foreign')).toHaveCount(added)
    expect(await page.evaluate(redrawnElements)).toEqual([])
    expect(await typedIn(page)).toEqual(typed)
    expect(await page.evaluate(caret)).toBe('message 3')
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
  })

  test('when the browser translates the page while the other scripts load', {
    tag: '@firefox',
  }, async ({ page, browserName }) => {
    const { typed, release } = await typeWithScriptsHeld(page, 'while the other scripts load')
    await page.evaluate(browserName === 'chromium' ? translateByElements : translateInPlace)
    release()
    await interactive(page)
    expect(await page.evaluate(redrawnElements)).toEqual([])
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading, 'still translated').toHaveText(/^<.*>$/)
    await expect(page.locator('#contact form label').first()).toHaveText(/^<.*>$/)
    await expect(page.locator('[name=message]')).toHaveValue(typed.message)
    expect(await page.evaluate(caret)).toBe('message 3')
    await page.locator('form button[type=submit]').click()
    await expect(page.getByText(sent)).toBeVisible()
  })
})

test('Text typed before the scripts is kept on the next page when that loads as a document', {
  tag: '@firefox',
}, async ({ page }) => {
  let isHeld = true
  await page.route(heldScripts['while the other scripts load'], (route) =>
    isHeld ? undefined : route.continue(),
  )
  // In Firefox the load event waits for the scripts.
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const typed = visitor()
  await fill(page, typed)
  isHeld = false
  await page.locator('header nav a[href="/about"]').click()
  await expect(page).toHaveURL('/about')
  await interactive(page)
  expect(await typedIn(page)).toEqual(typed)
})
