import { useEffect, useState } from 'react'
import { scrollToElement } from '../../navigation/smooth-scroll.ts'
import { isComplete, keepChoices, readChoices, replaced, undecided } from './choices.ts'

/** What the visitor has decided, which lasts as long as the tab. */
export function useChoices(stops: number) {
  const [choices, setChoices] = useState(() => undecided(stops))
  const [last, setLast] = useState<number>()

  useEffect(() => {
    const listening = new AbortController()
    const read = () => setChoices(readChoices(stops))
    // After a press that the island has been waiting for, which counts buttons as they are in the document.
    setTimeout(read)
    // The browser shows the document again. Meanwhile there may have been another one.
    addEventListener('pageshow', read, listening)
    return () => listening.abort()
  }, [stops])

  function set(next: string) {
    keepChoices(next)
    setChoices(next)
  }
  return {
    choices,
    last,
    choose(stop: number, digit: number) {
      const next = replaced(readChoices(stops), stop, digit)
      setLast(stop)
      set(next)
      if (isComplete(next)) setTimeout(goToMorning)
    },
    clear: () => set(undecided(stops)),
  }
}

/** The pressed button will be gone: the first choice below the element has the focus then. */
export const focusFirst = (element: Element) =>
  setTimeout(() => element.querySelector('button')!.focus())

export const headingId = 'night-heading'

/** After the last decision. Before, the component has passed the focus on. */
function goToMorning() {
  const heading = document.getElementById(headingId)!
  const { top, bottom } = heading.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) scrollToElement(heading)
  heading.focus({ preventScroll: true })
}
