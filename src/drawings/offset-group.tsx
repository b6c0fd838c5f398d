import type { ReactNode } from 'react'

/**
 * A group in a drawing as wide as its column. Its origin is at `x` (such as `46%`) and half the height; its children
 * use pixels. So on wide screens the groups move apart, and on narrow ones nothing shrinks.
 */
export function OffsetGroup(props: {
  x: string
  className?: string | undefined
  children: ReactNode
}) {
  return <svg y="50%" aria-hidden="true" {...props} />
}
