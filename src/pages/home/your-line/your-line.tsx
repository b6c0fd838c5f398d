import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { withAdded } from '../../../contact/added-text.ts'
import { bringToForm } from '../../../contact/go-to-form.ts'
import { isSending, subscribe } from '../../../contact/machine.ts'
import type { Slots } from '../../../islands/static.tsx'
import { fill } from '../../../lib/fill.ts'
import { Brake } from '../../../ui/brake.tsx'
import { Button } from '../../../ui/button.tsx'
import { idOf, leave } from './answers.ts'
import { createWriter, type Estimate, exampleOf } from './estimate.ts'
import { Picture } from './picture.tsx'
import { SentenceAsText, SentenceForm } from './sentence-form.tsx'
import { Stadium } from './stadium.tsx'
import { useYourLine } from './store.ts'
import { useWords, WordsContext, type YourLineProps } from './words.tsx'
import styles from './your-line.module.css'

/** The hero of the home page: the visitor’s week in a sentence, in the picture, and one case of it to decide. */
export function YourLine({ slots, ...props }: YourLineProps & { slots: Slots }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a document do not change
  const words = useMemo(() => ({ ...props, write: createWriter(props) }), [])
  const { estimate = exampleOf(props.services[0]!), hasResult } = useYourLine()
  useOneSignal(hasResult)
  return (
    <WordsContext value={words}>
      {slots.headline}
      <Week estimate={estimate} link={slots.link} />
    </WordsContext>
  )
}

function Week({ estimate, link }: { estimate: Estimate; link: ReactNode }) {
  const { services, yourLine, pull, write } = useWords()
  const isDecided = useYourLine().answers?.chosen !== undefined
  const live = useLive() || undefined
  const { label, through } = write.describe(estimate, isDecided)
  return (
    <>
      <div className={styles.week} data-live={live}>
        <Picture {...{ services, estimate, label, through, isDecided }} />
        <Stadium estimate={estimate} />
        <Brake>{pull}</Brake>
      </div>
      <div id="your-line" className={styles.yourLine}>
        <h2 id="your-line-heading" className="visually-hidden">
          {yourLine.heading}
        </h2>
        <SentenceForm estimate={estimate} bring={<BringButton estimate={estimate} />} />
        <SentenceAsText estimate={estimate} />
        {link}
      </div>
    </>
  )
}

function BringButton({ estimate }: { estimate: Estimate }) {
  const { services, yourLine: words, write } = useWords()
  const { wrong, hasResult, answers } = useYourLine()
  const formIsSending = useSyncExternalStore(subscribe, isSending, () => false)

  function bringToDemo() {
    const [mistake] = wrong
    if (mistake) return document.getElementById(idOf(mistake))?.focus()
    const { sentence } = write.describe(leave(services) ?? estimate)
    const { decision } = estimate.job
    const choice = decision.choices[answers?.chosen ?? -1]
    const decided = choice && fill(words.decided, { case: decision.case, choice: choice.text })
    bringToForm((message) =>
      withAdded('decision', withAdded('your-line', message, sentence), decided),
    )
  }

  return (
    <Button
      id="your-line-bring"
      variant={hasResult ? 'signal' : 'quiet'}
      disabled={formIsSending}
      onClick={bringToDemo}
    >
      {words.bring}
    </Button>
  )
}

/** One thing is yellow: the call to action, or the button below once it has a result. */
function useOneSignal(hasResult: boolean) {
  useEffect(() => {
    const link = document.querySelector<HTMLElement>('#page-heading ~ * [data-variant]')
    if (link) link.dataset.variant = hasResult ? 'ink' : 'signal'
  }, [hasResult])
}

/** Whether scripts are running. In the document nothing moves. */
function useLive() {
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return live
}
