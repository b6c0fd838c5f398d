import { pages } from '#content/pages'
import { site } from '#content/site.yaml'

type Crumb = { text: string; path: string }

/** Home, then a crumb for each segment of the path. */
export function breadcrumbTrail(pathname: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean)
  return [
    { text: pages.home.link, path: '/' },
    ...segments.map((segment, index) => {
      const path = `/${segments.slice(0, index + 1).join('/')}`
      return { text: linkOf(path) ?? labelOf(segment), path }
    }),
  ]
}

const links = new Map(Object.values(pages).map(({ path, link }) => [path, link]))
// Many type this address; the form is at the end of every page.
links.set('/contact', site.contactLink.text)

const linkOf = (path: string) => links.get(path)

function labelOf(segment: string): string {
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
