export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const selector = 'input, select, textarea'

/**
 * Remembers what is typed and chosen in an island, and its focus. Returns a function that restores them if the
 * elements have been replaced meanwhile. Fields are recognized by their ids.
 */
export function keepFields(island: Element): () => void {
  const kept = [...island.querySelectorAll<Control>(selector)].map((field) => ({
    field,
    value: field.value,
    checked: 'checked' in field && field.checked,
  }))
  return () => {
    const focused = kept.find(({ field }) => field === lastFocused)
    for (const { field, value, checked } of kept) {
      const next = island.querySelector<Control>(`[id='${field.id}']`)
      if (!next || next === field) continue
      if ('checked' in next && /radio|checkbox/.test(next.type)) next.checked = checked
      else next.value = value
    }
    if (!focused || focused.field.isConnected) return
    island.querySelector<Control>(`[id='${focused.field.id}']`)?.focus({ preventScroll: true })
  }
}

let lastFocused: EventTarget | null = null
addEventListener('focusin', ({ target }) => {
  lastFocused = target
})
