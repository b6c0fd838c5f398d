import { pages, prefix } from '#content/pages'
import { site } from '#content/site.yaml'
import { loadedDocumentPages } from './document-page.ts'

export type Crumb = { text: string; path: string }

/** Home, then a crumb for each segment of the path. */
export function breadcrumbTrail(pathname: string): Crumb[] {
  const page = loadedDocumentPages.get(pathname)
  if (page) return page.crumbs
  const segments = pathname.replace(prefix, '').split('/').filter(Boolean)
  return [
    { text: pages.home.link, path: pages.home.path },
    ...segments.map((segment, index) => {
      const path = `${prefix}/${segments.slice(0, index + 1).join('/')}`
      return { text: linkTexts.get(path) ?? titleCase(segment), path }
    }),
  ]
}

const linkTexts = new Map(Object.values(pages).map(({ path, link }) => [path, link]))
// Not a page of its own, but people type this address. The form is at the end of every page.
linkTexts.set(`${prefix}/contact`, site.contactLink.text)

function titleCase(segment: string): string {
  const words = decode(segment).replace(/[-_]+/g, ' ').trim()
  return words.replace(
    /(^|\s)(\S)/gu,
    (_, space: string, letter: string) => space + letter.toUpperCase(),
  )
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
