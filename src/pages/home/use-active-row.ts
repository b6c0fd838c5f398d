import { useState } from 'react'

type By = 'pointer' | 'focus'
type Held = { id: number; by: By }

/**
 * The row that was hovered or focused last. A row that has the focus is active again when the pointer has
 * left another one, and the other way round.
 */
export function useActiveRow() {
  // The last one is the active one; at most one row a way.
  const [held, setHeld] = useState<Held[]>([])
  return {
    active: held.at(-1)?.id,
    enter: (id: number, by: By) =>
      setHeld((former) => [...former.filter((row) => row.by !== by), { id, by }]),
    leave: (by: By) => setHeld((former) => former.filter((row) => row.by !== by)),
  }
}
