import type { ReactNode } from 'react'

/**
 * A group in a drawing that is as wide as its column. The group's origin is at `x` (such as `46%`) and
 * halfway down. Its children use CSS pixels: the groups are further apart on wide screens, but nothing in
 * them changes its size.
 */
export const OffsetGroup = (props: { x: string; children: ReactNode }) => (
  <svg y="50%" overflow="visible" aria-hidden="true" {...props} />
)
