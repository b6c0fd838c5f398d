import { fill, form, sendButton, sent, success, typedIn, visitor } from '../support/contact.ts'
import { delayScripts } from '../support/delay-scripts.ts'
import { startFaultyHost } from '../support/faulty-host.ts'
import {
  addElements,
  caret,
  heldScripts,
  markElements,
  putCaret,
  redrawnElements,
  translateByElements,
  translateInPlace,
  withElements,
} from '../support/foreign-changes.ts'
import { expect, interactive, type Page, test } from '../support/test.ts'

/** Opens the page with its scripts held back. Returns a function that releases them. */
async function openWithScriptsHeld(page: Page, url: string, held: RegExp) {
  const release = Promise.withResolvers<void>()
  await delayScripts(page, (script) => held.test(script), release.promise)
  // In Firefox the load event waits for the scripts.
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  // The first interaction requests the client bundle.
  await page.locator('body').press('Shift')
  return release.resolve
}

test.describe('Text typed before hydration survives, with caret and focus,', {
  tag: '@all',
}, () => {
  for (const [moment, held] of Object.entries(heldScripts)) {
    test(`when elements are added to the document ${moment}`, async ({ page }) => {
      const release = await openWithScriptsHeld(page, '/', held)
      const typed = visitor()
      await fill(page, typed)
      await page.evaluate(putCaret, 3)
      await page.evaluate(markElements)
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

    for (const translate of [translateByElements, translateInPlace]) {
      // `npm test` covers only the way in which Chromium translates.
      const tag = translate === translateInPlace ? '@all' : []
      test(`when the document is translated ${moment} (${translate.name})`, { tag }, async ({
        page,
      }) => {
        const release = await openWithScriptsHeld(page, '/', held)
        const typed = visitor()
        await fill(page, typed)
        await page.evaluate(putCaret, 3)
        await page.evaluate(markElements)
        await page.evaluate(translate)
        release()
        await interactive(page)
        expect(await page.evaluate(redrawnElements)).toEqual([])
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading, 'still translated').toHaveText(/^<.*>$/)
        await expect(page.locator('#contact form label').first()).toHaveText(/^<.*>$/)
        expect(await page.evaluate(caret)).toBe('message 3')
        await page.locator('form button[type=submit]').click()
        await expect(page.getByText(sent)).toBeVisible()
      })
    }
  }

  test('when the HTML already contains foreign elements, and only the contact section is rendered again', async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(/#418/)
    const site = await startFaultyHost()
    site.alterResponses((path, response) => (path === '/' ? withElements(response) : {}))
    const release = await openWithScriptsHeld(page, site.url, heldScripts['before any script runs'])
    await page.evaluate(markElements)
    const typed = visitor()
    await fill(page, typed)
    await page.evaluate(putCaret, 3)
    release()
    await interactive(page)
    await expect.poll(() => page.evaluate(redrawnElements)).toHaveLength(2)
    expect(await page.evaluate(redrawnElements)).toEqual([
      expect.stringMatching(/^h2/),
      expect.stringMatching(/^form/),
    ])
    expect(await typedIn(page)).toEqual(typed)
    expect(await page.evaluate(caret)).toBe('message 3')
    await expect(form(page)).toHaveCount(1)
    // Close the page first, or it logs failed requests.
    await page.close()
    await site.close()
  })
})

test('Text typed before hydration is kept on the next page when that loads as a document', async ({
  page,
}) => {
  const held = heldScripts['while the client bundle loads']
  let isHeld = true
  await page.route(held, (route) => (isHeld ? undefined : route.continue()))
  // In Firefox the load event waits for the scripts.
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const typed = visitor()
  await fill(page, typed)
  isHeld = false
  await page.locator('header nav a[href="/about"]').click()
  await interactive(page)
  expect(await typedIn(page)).toEqual(typed)
})
