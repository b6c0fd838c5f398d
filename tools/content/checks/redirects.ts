import type { SiteContent } from '../../../src/content/context.tsx'
import type { Page } from '../../../src/content/page.ts'
import type { Problem } from '../problem.ts'
import { fileOfPage } from './across-files.ts'

/** The languages of a site, the first one first: it has the redirects of all of them. */
type Languages = { content: SiteContent; pages: Page[] }[]

export type Redirect = { from: string; to: string }

/** Each redirect, straight to its page: where one leads to another, visitors take one step. */
export function redirectsOf([first]: Languages): Redirect[] {
  const { redirects = [] } = first!.content
  const next = new Map(redirects.map(({ from, to }) => [from, to]))
  return redirects.map(({ from, to }) => {
    let target = to
    // In a circle it ends at an address that is no page.
    for (const _ of redirects) target = next.get(target) ?? target
    return { from, to: target }
  })
}

/** Each redirect has to lead from an address that is no page to one that is. */
export function redirectProblems(languages: Languages): Problem[] {
  const list = languages.flatMap(({ pages }) => pages)
  const pages = new Map(list.map((page) => [page.path, fileOfPage(page)]))
  const redirects = redirectsOf(languages)
  return redirects.flatMap(({ from, to }, index) => {
    const problem = (field: 'from' | 'to', message: string): Problem => ({
      ...{ file: 'redirects', path: [index, field], message },
    })
    const isTwice = redirects.findIndex((other) => other.from === from) < index
    return [
      ...(pages.has(from)
        ? [problem('from', `is the address of ${pages.get(from)}. Remove it here or there.`)]
        : []),
      ...(isTwice ? [problem('from', 'is in this list twice. Remove one of the two.')] : []),
      ...(pages.has(to)
        ? []
        : [problem('to', 'leads to no page. Write the path of one, such as /services.')]),
    ]
  })
}
