import { limits } from '../../lib/limits.ts'
import { type Estimate, exampleOf, type Line } from './estimate.ts'
import { type FigureName, figureNames, readFigures, type Typed } from './figures.ts'
import { getState, update } from './store.ts'

// The fields of the panel belong to the document. These functions read and write them.

export const idOf = (name: FigureName) => `your-line-${name}`
export const jobName = 'your-line-job'
export const jobId = ({ id }: Line, index: number) => `job-${id}-${index}`

const inputOf = (form: HTMLFormElement, name: FigureName) =>
  form.querySelector<HTMLInputElement>(`[id='${idOf(name)}']`)

const radiosOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>(`[name='${jobName}']`),
]

const textOf = (value: number | undefined) => String(value ?? '')

/** The shares and the factor have fields only while the sum is open. Closed, they keep what was typed, or follow the job. */
function readForm(form: HTMLFormElement, services: Line[]) {
  const job = radiosOf(form).find(({ checked }) => checked)?.id ?? ''
  const { own = [], typed: before } = getState().answers ?? {}
  const { figures } = exampleOf(...find(services, job))
  const typed = figureNames.map((name) => {
    const text = before && own.includes(name) ? before[name] : textOf(figures[name])
    return [name, inputOf(form, name)?.value ?? text]
  })
  return { job, typed: Object.fromEntries(typed) as Typed }
}

/** Takes over what was typed and chosen before the script was there, or before the visitor left the page. */
export function takeOver(form: HTMLFormElement, services: Line[]) {
  const { answers } = getState()
  if (answers) {
    for (const radio of radiosOf(form)) radio.checked = radio.id === answers.job
    for (const name of figureNames) writeFigure(form, name, answers.typed[name])
    workOut(form, services)
    return
  }
  const own = figureNames.filter((name) => {
    const input = inputOf(form, name)
    return input && input.value !== input.defaultValue
  })
  const hasChosen = radiosOf(form).some(({ checked, defaultChecked }) => checked && !defaultChecked)
  if (own.length === 0 && !hasChosen) return
  update({ answers: { ...readForm(form, services), own } })
  followExample(form, services)
  workOut(form, services)
}

function writeFigure(form: HTMLFormElement, name: FigureName, text: string) {
  const input = inputOf(form, name)
  if (input && input.value !== text) input.value = text
}

let pause: ReturnType<typeof setTimeout>

/** The visitor has chosen a job, or typed into a field. The result follows when typing pauses. */
export function change(form: HTMLFormElement, target: EventTarget, services: Line[]) {
  const changed = figureNames.find((name) => inputOf(form, name) === target)
  const { answers } = getState()
  const own = [...new Set([...(answers?.own ?? []), ...(changed ? [changed] : [])])]
  update({ answers: { ...readForm(form, services), own } })
  if (!changed) followExample(form, services)
  clearTimeout(pause)
  pause = setTimeout(() => workOut(form, services), limits.figuresPause)
}

/** Figures that the visitor has not typed are those of the job. */
function followExample(form: HTMLFormElement, services: Line[]) {
  const { job, own } = getState().answers!
  const { figures } = exampleOf(...find(services, job))
  for (const name of figureNames)
    if (!own.includes(name)) writeFigure(form, name, textOf(figures[name]))
  update({ answers: { ...readForm(form, services), own } })
}

/** @param id of its radio button */
const find = (services: Line[], id: string) => {
  const all = services.flatMap((service) =>
    service.jobs.map((job, index) => [service, job, jobId(service, index)] as const),
  )
  const [service, job] = all.find((each) => each[2] === id) ?? all[0]!
  return [service, job] as const
}

/** Returns the estimate, unless a figure is missing or impossible: then the last good result stays. */
export function workOut(form: HTMLFormElement, services: Line[]): Estimate | undefined {
  clearTimeout(pause)
  const { job, typed } = readForm(form, services)
  const { figures, wrong } = readFigures(typed)
  if (wrong.length > 0) {
    update({ wrong, hasResult: false })
    return undefined
  }
  const [service, chosen] = find(services, job)
  const estimate = { service, job: chosen, figures, isOwn: true }
  update({ wrong, estimate })
  return estimate
}

/** A field is left. */
export function leave(form: HTMLFormElement, services: Line[]) {
  const estimate = getState().answers && workOut(form, services)
  if (estimate) update({ hasResult: true })
  return estimate
}
