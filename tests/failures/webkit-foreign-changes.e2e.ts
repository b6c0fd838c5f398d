import { visitor } from '../support/contact.ts'
import {
  addElements,
  caret,
  heldScripts,
  noteElements,
  putCaret,
  redrawnElements,
  translateInPlace,
  withElements,
} from '../support/foreign-changes.ts'
import { startOwnSite } from '../support/own-site.ts'
import type { WebKit } from '../support/webkit.ts'
import { fill, interactive, text, typedIn } from '../support/webkit-contact.ts'
import { expect, test } from '../support/webkit-test.ts'

let site: Awaited<ReturnType<typeof startOwnSite>>
test.beforeAll(async () => {
  site = await startOwnSite()
})
test.afterAll(() => site.close())

/** Opens the page with scripts held back and fills in the form. Returns what lets the scripts through. */
async function typeBefore(webkit: WebKit, scripts: RegExp, changed = false) {
  const release = Promise.withResolvers<void>()
  site.spoil(async (path, answer) => {
    if (scripts.test(path)) await release.promise
    return changed && path === '/' ? withElements(answer) : {}
  })
  // Without the draft of an earlier test.
  await webkit.open(`${site.url}/robots.txt`)
  await webkit.run(() => sessionStorage.clear())
  await webkit.open(`${site.url}/`)
  const typed = visitor()
  await fill(webkit, typed)
  await webkit.run(noteElements)
  await webkit.run(putCaret, 3)
  return { typed: Object.values(typed), release: release.resolve }
}

for (const [moment, scripts] of Object.entries(heldScripts)) {
  test(`What is typed survives elements that are added to the document ${moment}`, async ({
    webkit,
  }) => {
    const { typed, release } = await typeBefore(webkit, scripts)
    const added = await webkit.run(addElements)
    release()
    await interactive(webkit)
    const foreign = () => webkit.run(() => document.querySelectorAll('.foreign').length)
    await expect.poll(foreign).toBe(added)
    expect(await webkit.run(redrawnElements)).toEqual([])
    expect(await typedIn(webkit)).toEqual(typed)
    expect(await webkit.run(caret)).toBe('message 3')
  })

  test(`What is typed survives a translation ${moment}, which stays`, async ({ webkit }) => {
    const { typed, release } = await typeBefore(webkit, scripts)
    await webkit.run(translateInPlace)
    release()
    await interactive(webkit)
    await expect.poll(() => text(webkit, 'h1')).toMatch(/^<.*>$/)
    expect(await webkit.run(redrawnElements)).toEqual([])
    expect(await typedIn(webkit)).toEqual(typed)
    expect(await webkit.run(caret)).toBe('message 3')
  })
}

test('What is typed survives where the document arrives with other elements in it', async ({
  webkit,
}) => {
  const { typed, release } = await typeBefore(webkit, heldScripts['before any script'], true)
  release()
  await interactive(webkit)
  await expect.poll(() => webkit.run(redrawnElements)).toHaveLength(2)
  expect(await typedIn(webkit)).toEqual(typed)
  expect(await webkit.run(caret)).toBe('message 3')
})
