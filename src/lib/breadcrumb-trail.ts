import { site } from '../content/site.ts'

type Crumb = { text: string; path: string }

/** Home, then a crumb for each segment of the path. */
export function breadcrumbTrail(pathname: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean)
  return [
    { text: site.breadcrumbs.home, path: '/' },
    ...segments.map((segment, index) => ({
      text: labelOf(segment),
      path: `/${segments.slice(0, index + 1).join('/')}`,
    })),
  ]
}

function labelOf(segment: string): string {
  const { segments } = site.breadcrumbs
  if (Object.hasOwn(segments, segment)) return segments[segment] as string
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
