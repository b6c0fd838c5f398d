import { useState } from 'react'

type Input = 'pointer' | 'focus'
type Activation = { id: number; input: Input }

/**
 * The row that was hovered or focused last. When the pointer leaves it, the focused row is active again, and
 * vice versa.
 */
export function useActiveRow() {
  // At most one per input. The last one is active.
  const [activations, setActivations] = useState<Activation[]>([])
  return {
    active: activations.at(-1)?.id,
    enter: (id: number, input: Input) =>
      setActivations((previous) => [...without(input, previous), { id, input }]),
    leave: (input: Input) => setActivations((previous) => without(input, previous)),
  }
}

const without = (input: Input, activations: Activation[]) =>
  activations.filter((each) => each.input !== input)
