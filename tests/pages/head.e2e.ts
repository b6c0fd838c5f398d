import { Window } from 'happy-dom'
import { site } from '../support/content.ts'
import { missing, pages } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

/** What describes the page: title, metadata, addresses, structured data, links to its translations. */
function pageMetadata(html: string): string[] {
  const document = new new Window().DOMParser().parseFromString(html, 'text/html')
  const elements = document.querySelectorAll(
    'head title, meta[name], meta[property], link:is([rel=canonical], [rel=alternate]), [type="application/ld+json"], footer a[hreflang]',
  )
  return [...elements].map(({ outerHTML }) => outerHTML).toSorted()
}

test('Client-side navigation updates the head and the language links to match the document of the page', {
  tag: '@all',
}, async ({ page, visit, request }) => {
  await visit(missing.path)
  for (const { path, link } of pages) {
    const links = page.getByRole('navigation', { name: site.footer.label, exact: true })
    await links.getByRole('link', { name: link, exact: true }).click()
    const html = await (await request.get(path)).text()
    await expect
      .poll(async () => pageMetadata(await page.content()), { message: path })
      .toEqual(pageMetadata(html))
  }
})
