import { Window } from 'happy-dom'
import { missing, pages } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

/** What the head says of the page: title, every meta, the canonical address, the breadcrumbs as data. */
function headOf(html: string): string[] {
  const document = new new Window().DOMParser().parseFromString(html, 'text/html')
  const elements = document.head.querySelectorAll(
    'title, meta[name], meta[property], link[rel=canonical], #breadcrumb-data',
  )
  return [...elements].map(({ outerHTML }) => outerHTML).toSorted()
}

test('The head changes with the route: it is that of the page’s own document', async ({
  page,
  visit,
  request,
}) => {
  await visit(missing.path)
  for (const { path, link } of pages) {
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
    const html = await (await request.get(path)).text()
    await expect
      .poll(async () => headOf(await page.content()), { message: path })
      .toEqual(headOf(html))
  }
})
