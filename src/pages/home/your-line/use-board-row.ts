import { useEffect } from 'react'
import { fill } from '../../../lib/fill.ts'
import type { Estimate } from './estimate.ts'
import { useYourLine } from './store.ts'
import { useWords } from './words.tsx'

/** Shows the estimate, or the visitor's decision, in the first row of the board, which is not React's. */
export function useBoardRow(estimate: Estimate) {
  const { yourLine, write } = useWords()
  const { at, chosen } = useYourLine()
  useEffect(() => {
    const { service, job, isOwn } = estimate
    const { choices } = job.decisions[at] ?? {}
    const choice = chosen !== undefined && choices?.[chosen]
    const row = document.querySelector<HTMLElement>('li[data-own]')
    if (!row || !(isOwn || choice)) return
    const { yours, now, done, decided } = yourLine.board
    const { outcome, state } = write.describe(estimate)
    const words = choice
      ? [now, job.name, fill(decided, { choice: choice.text, result: choice.result }), done]
      : [yours, job.name, outcome, state]
    const next = row.cloneNode(true) as HTMLElement
    const [time, bullet, ...texts] = [...next.children] as HTMLElement[]
    next.dataset.own = 'visitor'
    bullet!.dataset.line = String(service.line)
    bullet!.textContent = service.letter
    for (const [index, cell] of [time!, ...texts].entries()) cell.textContent = words[index]!
    // A new row fades in when its job or its kind changes.
    const isSameRow = [0, 2].every(
      (cell) => row.children[cell]?.textContent === next.children[cell]?.textContent,
    )
    if (isSameRow) row.replaceChildren(...next.childNodes)
    else row.replaceWith(next)
    row.dataset.own = 'visitor'
  }, [estimate, at, chosen, yourLine, write])
}
