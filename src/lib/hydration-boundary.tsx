import { type ReactNode, Suspense, useEffect } from 'react'

/**
 * A part of the page that React hydrates independently. If the document does not match what React expects, only
 * this part is re-rendered.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <Hydrated />
    </Suspense>
  )
}

function Hydrated() {
  useEffect(() => {
    pending--
    if (pending === 0) finish()
    // In development StrictMode runs each effect twice.
    return () => {
      pending++
    }
  }, [])
  return null
}

let pending = 0
let finish = () => {}

/** Resolves when every boundary in the document has been hydrated or re-rendered. */
export const everyBoundaryHydrated = new Promise<void>((resolve) => {
  finish = resolve
})

/** Call before hydration. */
export function countBoundaries(root: Element) {
  // React marks the start of each boundary with a comment.
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) if (comments.currentNode.nodeValue === '$') pending++
}
