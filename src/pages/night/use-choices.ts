import { useEffect, useState } from 'react'
import { writeStored } from '../../lib/storage.ts'
import { scrollToElement } from '../../navigation/smooth-scroll.ts'
import { isComplete, readKept, replaced, undecided } from './choices.ts'

/** What the visitor has decided, and what of it runs as a rule. */
export function useChoices(stops: number) {
  const [choices, setChoices] = useKept('night', stops)
  const [running, setRunning] = useKept('night-rule', stops)
  const [last, setLast] = useState<number>()
  return {
    choices,
    running,
    last,
    choose(stop: number, digit: number) {
      const next = replaced(readKept('night', stops), stop, digit)
      setLast(stop)
      setChoices(next)
      if (isComplete(next)) setTimeout(goToMorning)
    },
    letRun: (stop: number, digit: number) => setRunning(replaced(running, stop, digit)),
    clear() {
      setChoices(undecided(stops))
      setRunning(undecided(stops))
    },
  }
}

/** A digit for each stop, which lasts as long as the tab. */
function useKept(key: string, stops: number) {
  const [digits, setDigits] = useState(() => undecided(stops))

  useEffect(() => {
    const listening = new AbortController()
    const read = () => setDigits(readKept(key, stops))
    // After a press that the island has been waiting for, which counts buttons as they are in the document.
    setTimeout(read)
    // The browser shows the document again. Meanwhile there may have been another one.
    addEventListener('pageshow', read, listening)
    return () => listening.abort()
  }, [key, stops])

  const set = (next: string) => {
    writeStored('sessionStorage', key, next)
    setDigits(next)
  }
  return [digits, set] as const
}

/** The pressed button will be gone: the first choice below the element has the focus then. */
export const focusFirst = (element: Element) =>
  setTimeout(() => element.querySelector('button')!.focus())

export const nightHeadingId = 'night-heading'

/** After the last decision. Before, the component has passed the focus on. */
function goToMorning() {
  const heading = document.getElementById(nightHeadingId)!
  const { top, bottom } = heading.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) scrollToElement(heading)
  heading.focus({ preventScroll: true })
}
