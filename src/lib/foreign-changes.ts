/**
 * Browser extensions such as password managers, writing assistants and translators often change the document
 * before React hydrates it. React would find a mismatch and re-render those parts. So their changes are
 * undone before hydration and redone after it.
 */
declare global {
  interface Window {
    /** Recorded by src/bootstrap.ts from DOMContentLoaded until hydration. */
    foreignChanges?: MutationRecord[] | undefined
  }
}

type Redo = () => void

/** Undoes the recorded changes and stops recording. Returns a function that redoes them. */
export function undoForeignChanges(): Redo {
  const records = window.foreignChanges ?? []
  window.foreignChanges = undefined
  let redos: Redo[] = []
  keepingFocus(() => {
    redos = records.reverse().map(undo).reverse()
  })
  return () =>
    keepingFocus(() => {
      for (const redo of redos.splice(0)) redo()
    })
}

function undo({ target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): Redo {
  if (target instanceof CharacterData) {
    const { data } = target
    target.data = oldValue ?? data
    return () => {
      target.data = data
    }
  }
  replace(target, addedNodes, removedNodes, nextSibling)
  return () => replace(target, removedNodes, addedNodes, nextSibling)
}

/**
 * Replaces the `previous` nodes with the `next` ones, inserted before `sibling`. React may have removed some of
 * them meanwhile: those are skipped. Without `sibling` the new nodes go to the end.
 */
function replace(parent: Node, previous: NodeList, next: NodeList, sibling: Node | null) {
  for (const node of previous) if (node.parentNode === parent) parent.removeChild(node)
  const before = sibling?.parentNode === parent ? sibling : null
  for (const node of next) parent.insertBefore(node, before)
}

/** A field that is moved in the document loses focus and its selection. This restores both. */
function keepingFocus(change: () => void) {
  const focused = document.activeElement
  const { selectionStart, selectionEnd } = focused as HTMLInputElement
  change()
  if (!(focused instanceof HTMLElement) || document.activeElement === focused) return
  focused.focus({ preventScroll: true })
  if (selectionStart !== null && 'setSelectionRange' in focused)
    (focused as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}
