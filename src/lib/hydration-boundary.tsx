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
  }, [])
  return null
}

let pending = 0
let finish = () => {}

/** Call before hydration. Resolves when every boundary in the document has been hydrated or re-rendered. */
export function everyBoundaryHydrated(root: Element): Promise<void> {
  // React marks the start of each boundary with a comment.
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  pending = 0
  while (comments.nextNode()) if (comments.currentNode.nodeValue === '$') pending++
  return new Promise((resolve) => {
    finish = resolve
  })
}
