import { useEffect } from 'react'
import type { Trip } from './trip.ts'
import { useWords } from './words.tsx'

/** Shows the trip in the first row of the board, which is not React's. A new row fades in when its job changes. */
export function useBoardRow(trip: Trip) {
  const { write } = useWords()
  useEffect(() => {
    const row = document.querySelector<HTMLElement>('li[data-own]')
    if (!row || !trip.isOwn) return
    const { outcome, state } = write.describe(trip)
    const next = row.cloneNode(true) as HTMLElement
    const [, bullet, ...texts] = [...next.children] as HTMLElement[]
    next.dataset.own = 'visitor'
    bullet!.dataset.line = String(trip.service.line)
    const words = [trip.service.letter, trip.job.name, outcome, state]
    for (const [index, cell] of [bullet!, ...texts].entries()) cell.textContent = words[index]!
    if (row.children[2]?.textContent === trip.job.name) row.replaceChildren(...next.childNodes)
    else row.replaceWith(next)
    row.dataset.own = 'visitor'
  }, [trip, write])
}
