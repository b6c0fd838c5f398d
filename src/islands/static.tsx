import { type ReactNode, useCallback } from 'react'
import { slot } from '../lib/data-attribute.ts'

/** Parts of an island that React leaves as they are in the document, by their names. */
export type Slots = Record<string, ReactNode>

/**
 * @param html where the build renders
 * @param nodes in the browser: what was in the document, in case React renders the island anew
 */
export function Static(props: { name: string; html?: string; nodes?: Node[] }) {
  const { name, html, nodes = [] } = props
  const fill = useCallback(
    (element: HTMLElement | null) => {
      if (element && !element.hasChildNodes()) element.append(...nodes)
    },
    [nodes],
  )
  if (html !== undefined)
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
      <div {...slot(name)} dangerouslySetInnerHTML={{ __html: html }} />
    )
  // With an empty text as its child, React does not look at what is in the element.
  return (
    <div {...slot(name)} ref={fill} suppressHydrationWarning>
      {''}
    </div>
  )
}
