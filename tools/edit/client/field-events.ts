import type { KeyboardEvent } from 'react'
import type { Edit } from '../protocol.ts'
import { commit } from './changes.ts'
import { isUnfinished } from './edits.ts'
import { forget, keep, unsavedOf } from './store.ts'

/** Keeps what was chosen, and saves it if nothing in it is still empty. */
export function choose(edits: Edit[]) {
  keep(edits)
  if (!isUnfinished(edits)) commit(edits)
}

/** Saves what was typed. What was refused is sent again only if the provider wants that. */
function saveTyped(edits: Edit[], isAgain = false) {
  const typed = unsavedOf(edits)
  if (typed && (typed.reason === 'typed' || isAgain) && !isUnfinished(typed.edits))
    commit(typed.edits)
}

/** For the element around a text field: saves it when it is left or Enter is pressed; Escape restores it. */
export const fieldEvents = (edits: Edit[]) => ({
  onBlur: () => saveTyped(edits),
  onKeyDown(event: KeyboardEvent) {
    const input = event.target as HTMLElement
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && input.matches('input')) {
      event.preventDefault()
      saveTyped(edits, true)
    } else if (event.key === 'Escape' && unsavedOf(edits)) {
      // Only the field, not the panel.
      event.preventDefault()
      event.stopPropagation()
      forget(edits)
    }
  },
})
