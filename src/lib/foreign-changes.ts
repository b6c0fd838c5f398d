/**
 * Password managers, writing aids and translators change the document, often before React takes it over.
 * React would find a mismatch and redraw what they changed. So their changes are undone for as long as
 * hydration takes, and made again after it.
 */
declare global {
  interface Window {
    /** Recorded by src/bootstrap.ts from the end of parsing on. */
    foreignChanges?: MutationRecord[] | undefined
  }
}

type Redo = () => void

/** Undoes the recorded changes and ends the recording. Returns what makes them again. */
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

/** React may have taken a node away meanwhile: then there is nothing to remove, or the place is the end. */
function replace(parent: Node, former: NodeList, next: NodeList, sibling: Node | null) {
  for (const node of former) if (node.parentNode === parent) parent.removeChild(node)
  const place = sibling?.parentNode === parent ? sibling : null
  for (const node of next) parent.insertBefore(node, place)
}

/** A field that is moved loses the focus and its selection. */
function keepingFocus(change: () => void) {
  const focused = document.activeElement
  const { selectionStart, selectionEnd } = focused as HTMLInputElement
  change()
  if (!(focused instanceof HTMLElement) || document.activeElement === focused) return
  focused.focus({ preventScroll: true })
  if (selectionStart !== null && 'setSelectionRange' in focused)
    (focused as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}
