import { useSyncExternalStore } from 'react'
import type { Estimate } from './estimate.ts'
import type { FigureName, Typed } from './figures.ts'

type State = {
  /** The last estimate of the visitor whose figures were all possible. */
  estimate?: Estimate
  /** What the visitor has chosen and typed. */
  answers?: {
    /** The id of its radio button. */
    job: string
    typed: Typed
    /** Figures that the visitor has typed. The others follow the example of the job. */
    own: FigureName[]
  }
  /** Figures that are missing or impossible. */
  wrong: FigureName[]
  /** Whether a field was left with a result. The panel’s button is then the one thing in yellow. */
  hasResult: boolean
}

const initial: State = { wrong: [], hasResult: false }

/** Lasts until the document is left, so that visitors find it again after reading another page. */
let state = initial
const listeners = new Set<() => void>()

export const getState = () => state

export function update(part: Partial<State>) {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The document has the worked example. */
export const useYourLine = () => useSyncExternalStore(subscribe, getState, () => initial)
