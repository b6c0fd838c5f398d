import { useEffect, useRef, useState } from 'react'
import type { Job, Service } from '../../../../content/schema/services.ts'
import { type FigureName, figureNames, readFigures, type Typed } from './figures.ts'
import { exampleOf, firstTrip, type Trip } from './trip.ts'
import type { YourLineFormProps } from './your-line.tsx'

type Entries = {
  service: Service
  job: Job
  typed: Typed
  /** Figures that the visitor has typed. The others follow the example of the job. */
  own: FigureName[]
}

function exampleEntries(example: Trip): Entries {
  const texts = figureNames.map((name) => [name, String(example.figures[name] ?? '')])
  const { service, job } = example
  return { service, job, typed: Object.fromEntries(texts) as Typed, own: [] }
}

/** Like the trip, the entries last until the document is left. Undefined before the first change. */
let kept: Entries | undefined

/** What the visitor has chosen and typed. The trip follows when typing pauses, or a field is left. */
export function useEntries({ typingPause, onChange }: YourLineFormProps) {
  const [entries, setEntries] = useState(kept)
  const [wrong, setWrong] = useState<FigureName[]>([])
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const current = entries ?? exampleEntries(firstTrip)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the visitor comes back to the page
  useEffect(() => {
    if (kept) workOut(kept)
    return () => clearTimeout(pause.current)
  }, [])

  function change(next: Entries) {
    kept = next
    setEntries(next)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => workOut(next), typingPause)
  }

  /** Returns the trip, unless a figure is missing or impossible: then the last good result stays. */
  function workOut({ service, job, typed }: Entries): Trip | undefined {
    clearTimeout(pause.current)
    const { figures, wrong } = readFigures(typed)
    setWrong(wrong)
    if (wrong.length > 0) {
      onChange({ hasResult: false })
      return undefined
    }
    const trip = { service, job, figures, isOwn: true }
    onChange({ trip })
    return trip
  }

  return {
    ...current,
    wrong,
    isExample: entries === undefined,
    type: (name: FigureName, text: string) =>
      change({
        ...current,
        typed: { ...current.typed, [name]: text },
        own: [...new Set([...current.own, name])],
      }),
    select(service: Service, job: Job) {
      const { typed } = exampleEntries(exampleOf(service, job))
      const own = current.own.map((name) => [name, current.typed[name]])
      change({ ...current, service, job, typed: { ...typed, ...Object.fromEntries(own) } })
    },
    leave() {
      const trip = entries && workOut(entries)
      if (trip) onChange({ hasResult: true })
      return trip
    },
  }
}
