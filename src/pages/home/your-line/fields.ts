import * as limits from '../../../lib/limits.ts'
import { getState, latestAnswers, textsOf, update, updateEstimate } from './answers.ts'
import type { ServiceSummary } from './estimate.ts'
import { type FigureName, figureNames } from './figures.ts'

// The fields of the sentence belong to the document, not to React.

export const idOf = (name: FigureName) => `your-line-${name}`
export const jobFieldId = 'your-line-job'

/**
 * Takes over what was typed and chosen earlier in this tab, here or in another document. What was typed before the script
 * was there is repeated after this (src/bootstrap/).
 */
export function takeOver(form: HTMLFormElement, services: ServiceSummary[]) {
  const answers = latestAnswers()
  if (!answers) return
  update({ answers })
  show(form, services)
  updateEstimate(services)
}

/** Only what differs is written: the visitor may be typing. */
function show(form: HTMLFormElement, services: ServiceSummary[]) {
  const { answers } = getState()
  const select = form.querySelector('select')!
  if (answers.job && select.value !== answers.job) select.value = answers.job
  for (const [name, text] of Object.entries(textsOf(services, answers))) {
    const input = form.querySelector<HTMLInputElement>(`[id='${idOf(name as FigureName)}']`)
    if (input && input.value !== text) input.value = text
  }
}

let pause: ReturnType<typeof setTimeout>

/** The visitor has chosen a job, or typed into a field. The result follows when typing pauses. */
export function change(form: HTMLFormElement, target: EventTarget, services: ServiceSummary[]) {
  const { id, value } = target as HTMLInputElement
  const { job, own, chosen } = getState().answers
  const changed = figureNames.find((name) => idOf(name) === id)
  // Another job has another case.
  const answers = changed ? { job, own: { ...own, [changed]: value }, chosen } : { job: value, own }
  update({ answers })
  show(form, services)
  clearTimeout(pause)
  pause = setTimeout(() => updateEstimate(services), limits.figuresPause)
}
