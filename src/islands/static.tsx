import { type ReactNode, useCallback } from 'react'
import { slot } from '../lib/data-attribute.ts'

/** Parts of an island that React leaves as they are in the document, by their names. */
export type Slots = Record<string, ReactNode>

/** @param nodes what was in the document (island.tsx), in case React renders the island anew */
export function Static({ name, nodes }: { name: string; nodes: Node[] }) {
  const adopt = useCallback(
    (element: HTMLElement | null) => {
      if (element && !element.hasChildNodes()) element.append(...nodes)
    },
    [nodes],
  )
  // With an empty text as its child, React does not look at what is in the element.
  return (
    <div {...slot(name)} ref={adopt} suppressHydrationWarning>
      {''}
    </div>
  )
}
