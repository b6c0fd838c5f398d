import { useEffect, useState } from 'react'
import { choicesIn, keepChoices, readChoices, replaced, undecided } from './choices.ts'

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
      setLast(stop)
      set(replaced(readChoices(stops), stop, digit))
    },
    clear: () => set(undecided(stops)),
  }
}

/** The pressed button will be gone: the first choice below the element has the focus then. */
export const focusFirst = (element: Element) =>
  setTimeout(() => element.querySelector('button')!.focus())
