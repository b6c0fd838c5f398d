import type { ReactNode } from 'react'

/**
 * A point of a drawing that is as wide as its column; what is drawn there counts its pixels from it. So
 * the marks move apart on a wide screen, and nothing shrinks on a narrow one.
 */
export function Place(props: { x: string; className?: string | undefined; children: ReactNode }) {
  return <svg y="50%" aria-hidden="true" {...props} />
}
