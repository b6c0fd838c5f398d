import { visitor } from '../support/contact.ts'
import { startFaultyHost } from '../support/faulty-host.ts'
import {
  addElements,
  caret,
  heldScripts,
  markElements,
  putCaret,
  redrawnElements,
  translateInPlace,
  withElements,
} from '../support/foreign-changes.ts'
import type { WebKit } from '../support/webkit.ts'
import { fill, interactive, text, typedIn } from '../support/webkit-contact.ts'
import { expect, test } from '../support/webkit-test.ts'

let site: Awaited<ReturnType<typeof startFaultyHost>>
test.beforeAll(async () => {
  site = await startFaultyHost()
})
test.afterAll(() => site.close())

/** Fills in the form while scripts are held back. Returns what was typed and a function that releases them. */
async function typeWithScriptsHeld(webkit: WebKit, held: RegExp, addsElements = false) {
  const release = Promise.withResolvers<void>()
  site.alterResponses(async (path, response) => {
    if (held.test(path)) await release.promise
    return addsElements && path === '/' ? withElements(response) : {}
  })
  // Clear the draft of an earlier test.
  await webkit.open(`${site.url}/robots.txt`)
  await webkit.run(() => sessionStorage.clear())
  await webkit.open(`${site.url}/`)
  const typed = visitor()
  await fill(webkit, typed)
  await webkit.run(markElements)
  await webkit.run(putCaret, 3)
  return { typed: Object.values(typed), release: release.resolve }
}

for (const [moment, held] of Object.entries(heldScripts)) {
  test(`Typed text survives when elements are added to the document ${moment}`, async ({
    webkit,
  }) => {
    const { typed, release } = await typeWithScriptsHeld(webkit, held)
    const added = await webkit.run(addElements)
    release()
    await interactive(webkit)
    const foreign = () => webkit.run(() => document.querySelectorAll('.foreign').length)
    await expect.poll(foreign).toBe(added)
    expect(await webkit.run(redrawnElements)).toEqual([])
    expect(await typedIn(webkit)).toEqual(typed)
    expect(await webkit.run(caret)).toBe('message 3')
  })

  test(`Typed text and the translation survive when the document is translated ${moment}`, async ({
    webkit,
  }) => {
    const { typed, release } = await typeWithScriptsHeld(webkit, held)
    await webkit.run(translateInPlace)
    release()
    await interactive(webkit)
    await expect.poll(() => text(webkit, 'h1')).toMatch(/^<.*>$/)
    expect(await webkit.run(redrawnElements)).toEqual([])
    expect(await typedIn(webkit)).toEqual(typed)
    expect(await webkit.run(caret)).toBe('message 3')
  })
}

test('Typed text survives when the HTML already contains foreign elements', async ({ webkit }) => {
  const { typed, release } = await typeWithScriptsHeld(
    webkit,
    heldScripts['before any script runs'],
    true,
  )
  release()
  await interactive(webkit)
  await expect.poll(() => webkit.run(redrawnElements)).toHaveLength(2)
  expect(await typedIn(webkit)).toEqual(typed)
  expect(await webkit.run(caret)).toBe('message 3')
})
