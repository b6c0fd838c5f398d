import { useSyncExternalStore } from 'react'
import type { Estimate } from './estimate.ts'
import type { FigureName, Typed } from './figures.ts'

/** What the visitor has chosen and typed. */
export type Answers = {
  /** Its value in the select (`jobId` in answers.ts). */
  job: string
  /** Figures that the visitor has typed. The others are those of the job’s example. */
  own: Partial<Typed>
  /** The index of the choice in the job’s case. */
  chosen?: number | undefined
}

type State = {
  /** The last estimate of the visitor whose figures were all possible. */
  estimate?: Estimate
  answers?: Answers
  /** Figures that are missing or impossible. */
  wrong: FigureName[]
}

const initial: State = { wrong: [] }

/** Lasts until the document is left. The answers last as long as the tab (answers.ts). */
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
