import { type ReactNode, Suspense, useEffect } from 'react'

/**
 * A part of the page that React hydrates by itself. Where the document has been changed so that it does not
 * match, React redraws this part and leaves the others as they are.
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
    waiting--
    if (waiting === 0) finish()
  }, [])
  return null
}

let waiting = 0
let finish = () => {}

/** Called before hydration. Settles when every part of the document has been hydrated or redrawn. */
export function everyPartHydrated(root: Element): Promise<void> {
  // React marks the start of each boundary with a comment.
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  waiting = 0
  while (comments.nextNode()) if (comments.currentNode.nodeValue === '$') waiting++
  return new Promise((resolve) => {
    finish = resolve
  })
}
