import {
  type ComponentType,
  type ReactNode,
  StrictMode,
  startTransition,
  useLayoutEffect,
} from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { track } from '../lib/analytics/analytics.ts'
import { slot } from '../lib/data-attribute.ts'
import { keepFields } from './keep-fields.ts'
import { type Slots, Static } from './static.tsx'

// biome-ignore lint/suspicious/noExplicitAny: each island has properties of its own
export type IslandComponent = ComponentType<any>

/**
 * Hydrates an island in place. Where the document is not as React expects, because an extension or a translator has
 * changed it, React renders the island anew; what was typed and the focus are kept. If the island fails later, for
 * the same reason, the element is replaced by itself as it was in the document.
 *
 * @param onMount called when the island is interactive
 * @param onReplace called with the new element
 * @returns a function that ends the island
 */
export function mount(
  element: HTMLElement,
  Component: IslandComponent,
  properties: object,
  onMount: () => void,
  onReplace: (element: HTMLElement) => void,
): () => void {
  const before = element.cloneNode(true) as HTMLElement
  const contents = slotsIn(element).map((part) => [slot.read(part), [...part.childNodes]] as const)
  const slots: Slots = Object.fromEntries(
    contents.map(([name, nodes]) => [name, <Static key={name} name={name} nodes={[...nodes]} />]),
  )
  const restoreFields = keepFields(element)
  let root: Root | undefined

  function startAgain(error: unknown) {
    console.error(error)
    // Only its name: the message could contain something that the visitor typed.
    const kind = error instanceof Error ? error.name : typeof error
    track({ name: 'exception', path: location.pathname, kind })
    root = undefined
    element.replaceWith(before)
    for (const [index, part] of slotsIn(before).entries())
      part.replaceChildren(...contents[index]![1])
    onReplace(before)
  }

  // A transition hydrates in slices, which halves the blocking time.
  startTransition(() => {
    root = hydrateRoot(
      element,
      <StrictMode>
        <Mounted
          onMount={() => {
            restoreFields()
            onMount()
          }}
        >
          <Component {...properties} slots={slots} />
        </Mounted>
      </StrictMode>,
      // After a mismatch React renders the island anew, which is fine.
      { onRecoverableError: () => {}, onUncaughtError: startAgain },
    )
  })
  return () => root?.unmount()
}

const slotsIn = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>(slot.selector()),
]

function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  // Before the effects of the island, which read its fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(onMount, [])
  return children
}
