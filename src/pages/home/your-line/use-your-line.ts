import { useState } from 'react'
import { firstTrip, type Trip } from './trip.ts'

export type YourLineState = {
  /** The last trip whose figures were all possible. */
  trip: Trip
  /** Whether a field was left with a result. The panel’s button is then the one thing in yellow. */
  hasResult: boolean
}

/** Lasts until the document is left, so that visitors find it again after reading another page. */
let kept: YourLineState = { trip: firstTrip, hasResult: false }

export function useYourLine() {
  const [state, setState] = useState(kept)
  function change(part: Partial<YourLineState>) {
    kept = { ...kept, ...part }
    setState(kept)
  }
  return [state, change] as const
}
