import { useEffect, useMemo, useState } from 'react'
import type { Slots } from '../../../islands/static.tsx'
import hero from '../../../ui/hero.module.css'
import { createWriter, type Estimate, exampleOf } from './estimate.ts'
import { NetworkMap } from './map/network-map.tsx'
import { Panel } from './panel.tsx'
import { useYourLine } from './store.ts'
import { useBoardRow } from './use-board-row.ts'
import { WordsContext, type YourLineProps } from './words.tsx'

/** The hero of the home page: a panel for the visitor’s job, and the map, which shows it, as the board does. */
export function YourLine({ slots, ...props }: YourLineProps & { slots: Slots }) {
  const { services } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a document do not change
  const words = useMemo(() => ({ ...props, write: createWriter(props) }), [])
  const { estimate = exampleOf(services[0]!), hasResult } = useYourLine()
  useOneSignal(hasResult)
  return (
    <WordsContext value={words}>
      {slots.headline}
      <div id="your-line" className={hero.aside}>
        <Panel estimate={estimate} />
        {slots.examples}
      </div>
      <Network estimate={estimate} />
    </WordsContext>
  )
}

function Network({ estimate }: { estimate: Estimate }) {
  useBoardRow(estimate)
  return <NetworkMap estimate={estimate} live={useLive()} />
}

/** One thing is yellow: the call to action, or the panel's button once it has a result. */
function useOneSignal(hasResult: boolean) {
  useEffect(() => {
    const link = document.querySelector<HTMLElement>('#page-heading ~ * [data-variant]')
    if (link) link.dataset.variant = hasResult ? 'ink' : 'signal'
  }, [hasResult])
}

/** Whether scripts are running. The document has no trains. */
function useLive() {
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return live
}
