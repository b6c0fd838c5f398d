import { useSyncExternalStore } from 'react'
import * as limits from '../../../lib/limits.ts'
import { createListeners } from '../../../lib/listeners.ts'
import { readStored, writeStored } from '../../../lib/storage.ts'
import { type Estimate, exampleOf, type ServiceSummary } from './estimate.ts'
import { type FigureName, figureNames, readFigures, type Typed } from './figures.ts'

type Answers = {
  /** Its value in the select (`jobId`). */
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

/** Lasts until the document is left. Answers that have a result last as long as the tab. */
let state = initial
const { notify, subscribe } = createListeners()

export const getState = () => state

function update(part: Partial<State>) {
  state = { ...state, ...part }
  notify()
}

/** The document has the worked example. */
export const useYourLine = () => useSyncExternalStore(subscribe, getState, () => initial)

// The fields of the sentence belong to the document. These functions read and write them.

export const idOf = (name: FigureName) => `your-line-${name}`
export const jobFieldId = 'your-line-job'
export const jobId = ({ slug }: ServiceSummary, index: number) => `${slug}-${index}`

const inputOf = (form: HTMLFormElement, name: FigureName) =>
  form.querySelector<HTMLInputElement>(`[id='${idOf(name)}']`)

const selectOf = (form: HTMLFormElement) => form.querySelector('select')!

const yourFigures = 'your-figures'

/** The answers that are stored, as far as this document knows: another one may have changed them. */
let stored: string | null = null

function readAnswers(): Answers | undefined {
  stored = readStored('sessionStorage', yourFigures)
  try {
    return { job: '', own: {}, ...JSON.parse(stored ?? '') }
  } catch {
    // Nothing is stored, or something unreadable.
    return undefined
  }
}

/** The text of each figure. Those that the visitor has not typed are those of the job. */
export function textsOf(
  services: ServiceSummary[],
  { job, own }: Answers = { job: '', own: {} },
): Typed {
  const { week } = exampleOf(...find(services, job))
  return { many: String(week.many), minutes: String(week.minutes), ...own }
}

/**
 * Takes over what was typed and chosen earlier in this tab, here or in another document. What was typed before the script
 * was there is repeated after this (src/bootstrap.ts).
 */
export function takeOver(form: HTMLFormElement, services: ServiceSummary[]) {
  const before = stored
  const found = readAnswers()
  const answers = stored === before ? state.answers : found
  if (!answers) return
  show(answers, form, services)
  updateEstimate(services)
}
/** Only what differs is written: the visitor may be typing. */
function show(answers: Answers, form: HTMLFormElement, services: ServiceSummary[]) {
  update({ answers })
  const select = selectOf(form)
  if (answers.job && select.value !== answers.job) select.value = answers.job
  for (const [name, text] of Object.entries(textsOf(services, answers))) {
    const input = inputOf(form, name as FigureName)
    if (input && input.value !== text) input.value = text
  }
}

/** The visitor has decided the case of the job. */
export function choose(chosen: number, services: ServiceSummary[]) {
  const { job = '', own = {} } = state.answers ?? {}
  update({ answers: { job, own, chosen } })
  updateEstimate(services)
}

/** Whether figures or job are the visitor’s, and not those of the worked example. */
export const isOwn = ({ job, own }: Answers = { job: '', own: {} }) =>
  job !== '' || Object.keys(own).length > 0

let pause: ReturnType<typeof setTimeout>

/** The visitor has chosen a job, or typed into a field. The result follows when typing pauses. */
export function change(form: HTMLFormElement, target: EventTarget, services: ServiceSummary[]) {
  const { id, value } = target as HTMLInputElement
  const { job = '', own = {}, chosen } = state.answers ?? {}
  const changed = figureNames.find((name) => idOf(name) === id)
  // Another job has another case.
  const answers = changed ? { job, own: { ...own, [changed]: value }, chosen } : { job: value, own }
  show(answers, form, services)
  clearTimeout(pause)
  pause = setTimeout(() => updateEstimate(services), limits.figuresPause)
}

/** @param id its value in the select */
const find = (services: ServiceSummary[], id: string) => {
  const all = services.flatMap((service) =>
    service.jobs.map((job, index) => [service, job, jobId(service, index)] as const),
  )
  const [service, job] = all.find((each) => each[2] === id) ?? all[0]!
  return [service, job] as const
}

/** At once. Returns the estimate, unless a figure is missing or impossible: then the last good result stays. */
export function updateEstimate(services: ServiceSummary[]): Estimate | undefined {
  clearTimeout(pause)
  const { answers } = state
  const { figures, wrong } = readFigures(textsOf(services, answers))
  if (!answers || wrong.length > 0) {
    update({ wrong })
    return undefined
  }
  const [service, job] = find(services, answers.job)
  stored = JSON.stringify(answers)
  writeStored('sessionStorage', yourFigures, stored)
  const estimate = { service, job, week: { ...figures, toPerson: job.toPerson } }
  update({ wrong, estimate })
  return estimate
}
