import { useEffect, useState } from 'react'
import { scrollToElement } from '../../navigation/smooth-scroll.ts'
import { choicesIn, isComplete, keepChoices, readChoices, replaced, undecided } from './choices.ts'

/** What the visitor has decided, and what someone has who sent them the link. */
export function useChoices(stops: number) {
  const [choices, setChoices] = useState(() => undecided(stops))
  const [last, setLast] = useState<number>()
  const [theirs, setTheirs] = useState<string>()

  useEffect(() => {
    const listening = new AbortController()
    const read = () => setChoices(readChoices(stops))
    const readLink = () => setTheirs((before) => choicesIn(location.hash, stops) ?? before)
    // After a press that the island has been waiting for, which counts buttons as they are in the document.
    setTimeout(read)
    readLink()
    // The browser shows the document again. Meanwhile there may have been another one.
    addEventListener('pageshow', read, listening)
    addEventListener('hashchange', readLink, listening)
    return () => listening.abort()
  }, [stops])

  function set(next: string) {
    keepChoices(next)
    setChoices(next)
  }
  return {
    choices,
    theirs,
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
