import {
  type ComponentType,
  type ReactNode,
  StrictMode,
  startTransition,
  useEffect,
  useLayoutEffect,
} from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { isMeasured, track } from '../lib/analytics/analytics.ts'
import { slot } from '../lib/data-attribute.ts'
import { keepFields } from './keep-fields.ts'
import { type Slots, Static } from './static.tsx'

/** Each has properties of its own besides. */
export type IslandComponent = ComponentType<{ slots: Slots }>

/**
 * Hydrates an island in place. Where the document is not as React expects, because an extension or a translator has
 * changed it, React renders the island anew; what was typed and the focus are kept.
 *
 * @param onMount called when the island is interactive
 * @param onFail called when the island fails later, for the same reason
 * @returns a function that ends the island: the element is then as it was in the document
 */
export function mount(
  element: HTMLElement,
  Component: IslandComponent,
  properties: object,
  onMount: () => void,
  onFail: () => void,
): () => void {
  const before = element.cloneNode(true) as HTMLElement
  const contents = slotsIn(element).map((part) => [slot.read(part), [...part.childNodes]] as const)
  const slots: Slots = Object.fromEntries(
    contents.map(([name, nodes]) => [name, <Static key={name} name={name} nodes={[...nodes]} />]),
  )
  const restoreFields = keepFields(element)
  let root: Root | undefined

  function fail(error: unknown) {
    console.error(error)
    if (isMeasured) {
      // Only its name: the message could contain something that the visitor typed.
      const kind = error instanceof Error ? error.name : typeof error
      track({ name: 'exception', path: location.pathname, kind })
    }
    // React is still at work.
    queueMicrotask(onFail)
  }

  const mounted = (
    <Mounted before={restoreFields} after={onMount}>
      <Component {...properties} {...element.dataset} slots={slots} />
    </Mounted>
  )
  // A transition hydrates in slices, which halves the blocking time.
  startTransition(() => {
    root = hydrateRoot(
      element,
      import.meta.env.DEV ? <StrictMode>{mounted}</StrictMode> : mounted,
      {
        identifierPrefix: element.getAttribute('name')!,
        // React reports one as well if the page is left before.
        onRecoverableError: (error) => element.isConnected && reportMismatch(error),
        onUncaughtError: fail,
      },
    )
  })
  return () => {
    root?.unmount()
    element.replaceChildren(...before.childNodes)
    for (const [index, part] of slotsIn(element).entries())
      part.replaceChildren(...contents[index]![1])
  }
}

/** React renders the island anew, which is fine, unless nothing has changed the document: the tests listen. */
function reportMismatch(error: unknown) {
  if (import.meta.env.DEV) console.error(error)
  dispatchEvent(new ErrorEvent('mismatch', { error }))
}

const slotsIn = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>(slot.selector()),
]

/** Calls functions before and after the effects of the island, which read its fields. */
function Mounted(props: { before: () => void; after: () => void; children: ReactNode }) {
  useLayoutEffect(props.before, [])
  useEffect(props.after, [])
  return props.children
}
