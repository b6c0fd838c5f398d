import { useEffect } from 'react'
import type { Estimate } from './estimate.ts'
import { useWords } from './words.tsx'

/** Shows the estimate in the first row of the board, which is not React's. A new row fades in when its job changes. */
export function useBoardRow(estimate: Estimate) {
  const { write } = useWords()
  useEffect(() => {
    if (!estimate.isOwn) return
    const { outcome, state } = write.describe(estimate)
    const row = document.querySelector<HTMLElement>('li[data-own]')
    if (!row) return
    const next = row.cloneNode(true) as HTMLElement
    const [, bullet, ...texts] = [...next.children] as HTMLElement[]
    next.dataset.own = 'visitor'
    bullet!.dataset.line = String(estimate.service.line)
    const words = [estimate.service.letter, estimate.job.name, outcome, state]
    for (const [index, cell] of [bullet!, ...texts].entries()) cell.textContent = words[index]!
    if (row.children[2]?.textContent === estimate.job.name) row.replaceChildren(...next.childNodes)
    else row.replaceWith(next)
    row.dataset.own = 'visitor'
  }, [estimate, write])
}
