import { type RefObject, useEffect, useState } from 'react'
import * as limits from '../../lib/limits.ts'
import { emptyValues } from '../fields.ts'
import { bytesOver } from '../send.ts'
import { readFields } from '../typing.ts'

/** What is in the form around an element, and by how many bytes it is too long. */
export function useTyped(inside: RefObject<HTMLElement | null>) {
  const [values, setValues] = useState(emptyValues)
  const [announced, setAnnounced] = useState(0)

  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return undefined
    const read = () => setValues(readFields(form))
    const announce = () => setAnnounced(bytesOver(readFields(form)))
    read()
    const listening = new AbortController()
    form.addEventListener('input', read, listening)
    form.addEventListener('submit', announce, listening)
    return () => listening.abort()
  }, [inside])

  // Announced once typing pauses or the form is submitted, not on every key press.
  const over = bytesOver(values)
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(over), limits.typingPause)
    return () => clearTimeout(timer)
  }, [over])

  return { values, bytesOver: over && announced }
}
