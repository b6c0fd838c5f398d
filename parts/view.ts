import { type Theme, themes, type Width, widths } from './story.ts'

/** What of the parts is looked at; left out, it is both themes, and a phone. */
export type View = { theme?: Theme; width: Width | 'all' }

export function viewOf(query: URLSearchParams): View {
  const theme = themes.find((each) => each === query.get('theme'))
  const width = query.get('width') === 'all' ? 'all' : Number(query.get('width'))
  return {
    ...(theme && { theme }),
    width: width === 'all' ? width : (widths.find((each) => each === width) ?? widths[0]),
  }
}

export function addressOf(path: string, { theme, width }: View): string {
  const query = new URLSearchParams()
  if (theme) query.set('theme', theme)
  if (width !== widths[0]) query.set('width', String(width))
  return query.size > 0 ? `${path}?${query}` : path
}
