import { useSyncExternalStore } from 'react'
import { createListeners } from '../../../lib/listeners.ts'
import { readStored, writeStored } from '../../../lib/storage.ts'
import { type Estimate, exampleOf, type ServiceSummary } from './estimate.ts'
import { type FigureName, readFigures, type Typed } from './figures.ts'

type Answers = {
  /** Its value in the select (`jobId`). */
  job: string
  /** Figures that the visitor has typed. The others are those of the job’s example. */
  own: Partial<Typed>
  /** The index of the choice in the job’s case. */
  chosen?: number | undefined
}

type State = {
  answers: Answers
  /** The last estimate of the visitor whose figures were all possible. */
  estimate?: Estimate
  /** Figures that are missing or impossible. */
  wrong: FigureName[]
  /** While its call is up to where the line stops, the line waits, or the caller hears what was decided. */
  call?: 'speaks' | 'waits' | 'ends' | undefined
  /** Why nothing is heard. */
  notice?: 'failed' | 'again' | undefined
}

const none: Answers = { job: '', own: {} }
const initial: State = { answers: none, wrong: [] }

/** Lasts until the document is left. Answers that have a result last as long as the tab. */
let state = initial
const { notify, subscribe } = createListeners()

export const getState = () => state

export function update(part: Partial<State>) {
  state = { ...state, ...part }
  notify()
}

/** The document has the worked example. */
export const useYourLine = () => useSyncExternalStore(subscribe, getState, () => initial)

const storageKey = 'your-figures'

/** The answers that are stored, as far as this document knows: another one may have changed them. */
let stored: string | null = null

/** The answers of this tab, or nothing if the visitor has given none. */
export function latestAnswers(): Answers | undefined {
  const known = stored
  stored = readStored('sessionStorage', storageKey)
  if (stored === known) return state.answers === none ? undefined : state.answers
  try {
    return { ...none, ...JSON.parse(stored ?? '') }
  } catch {
    // Nothing is stored, or something unreadable.
    return undefined
  }
}

/** The text of each figure. Those that the visitor has not typed are those of the job. */
export function textsOf(services: ServiceSummary[], { job, own }: Answers): Typed {
  const { week } = exampleOf(...find(services, job))
  return { many: String(week.many), minutes: String(week.minutes), ...own }
}

/** The visitor has decided the case of the job, or wants to decide it again. */
export function choose(chosen: number | undefined, services: ServiceSummary[]) {
  update({ answers: { ...state.answers, chosen } })
  updateEstimate(services)
}

/** Whether figures or job are the visitor’s, and not those of the worked example. */
export const isOwn = ({ job, own }: Answers) => job !== '' || Object.keys(own).length > 0

export const jobId = ({ slug }: ServiceSummary, index: number) => `${slug}-${index}`

/** @param id its value in the select */
function find(services: ServiceSummary[], id: string) {
  const all = services.flatMap((service) =>
    service.jobs.map((job, index) => [service, job, jobId(service, index)] as const),
  )
  const [service, job] = all.find((each) => each[2] === id) ?? all[0]!
  return [service, job] as const
}

/** Returns the estimate, unless a figure is missing or impossible: then the last good result stays. */
export function updateEstimate(services: ServiceSummary[]): Estimate | undefined {
  const { answers } = state
  const { figures, wrong } = readFigures(textsOf(services, answers))
  if (answers === none || wrong.length > 0) {
    update({ wrong })
    return undefined
  }
  const [service, job] = find(services, answers.job)
  stored = JSON.stringify(answers)
  writeStored('sessionStorage', storageKey, stored)
  const estimate = { service, job, week: { ...figures, toPerson: job.toPerson } }
  update({ wrong, estimate })
  return estimate
}
