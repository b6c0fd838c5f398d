import type { ComponentProps } from 'react'
import { usePage } from '../content/context.tsx'

/** A link to a page of the site. Marks the link to the page that is open. */
export function PageLink(
  props: Omit<ComponentProps<'a'>, 'href'> & {
    /** A path, with or without a fragment. */
    to: string
    /** Whether it is current on pages below its own, too. */
    section?: boolean
  },
) {
  const { to, section, ...rest } = props
  const { path } = usePage()
  const current = path === to ? 'page' : (section && path.startsWith(`${to}/`)) || undefined
  return <a {...rest} href={to} aria-current={current} />
}
