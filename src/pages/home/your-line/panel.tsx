import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { bringToForm, isSending, watchSending } from '../../../contact/go-to-form.ts'
import { Button } from '../../../ui/button.tsx'
import type { Estimate, Writer } from './estimate.ts'
import { FieldNeeds, FigureField } from './figure-field.tsx'
import type { FigureName } from './figures.ts'
import { Jobs } from './jobs.tsx'
import styles from './panel.module.css'
import { change, idOf, leave, takeOver, takeOverAgain } from './panel-fields.ts'
import form from './panel-form.module.css'
import { withSentence } from './sentence.ts'
import { useYourLine } from './store.ts'
import { SumLines, sumFigures } from './sum-lines.tsx'
import { useWords } from './words.tsx'

const figures: FigureName[] = ['many', 'minutes', 'cost']

/** The visitor’s job, how often and how long, and what of it could run on the network. */
export function Panel({ estimate }: { estimate: Estimate }) {
  const { services, yourLine: words, write } = useWords()
  const { wrong, answers, hasResult } = useYourLine()
  const element = useRef<HTMLFormElement>(null)
  const [isOpened, setIsOpened] = useState(false)
  const formIsSending = useSyncExternalStore(watchSending, isSending, () => false)
  // A mistake in it has to be seen.
  const sumIsOpen = isOpened || sumFigures.some((name) => wrong.includes(name))

  useEffect(() => {
    takeOver(element.current!, services)
    const handleShow = ({ persisted }: PageTransitionEvent) =>
      persisted && takeOverAgain(element.current!, services)
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [services])

  const handleInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) =>
    change(currentTarget, target, services)
  const handleLeave = () => leave(services)

  function leaveOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) handleLeave()
  }

  function bringToDemo() {
    const [mistake] = wrong
    if (mistake) return document.getElementById(idOf(mistake))?.focus()
    const { sentence } = write.describe(handleLeave() ?? estimate)
    bringToForm((message) => withSentence(message, sentence, words.sentence, services))
  }

  return (
    <form
      ref={element}
      className={styles.panel}
      aria-labelledby="your-line-heading"
      noValidate
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      onInput={handleInput}
      onBlur={({ target }) => target instanceof HTMLInputElement && handleLeave()}
      onKeyDown={leaveOnEnter}
    >
      <h2 id="your-line-heading" className="title">
        {words.heading}
      </h2>
      <p className="small quiet">{answers ? words.mark.yours : words.mark.example}</p>
      <Jobs />
      <div className={form.fields}>
        {figures.map((name) => (
          <FigureField key={name} name={name} isWrong={wrong.includes(name)} />
        ))}
      </div>
      <div className={`small quiet ${styles.advice}`}>
        <FieldNeeds names={figures} wrong={wrong} />
        {wrong.length === 0 && <p>{words.hint}</p>}
      </div>
      <div className={styles.foot}>
        <Result {...write.describe(estimate)} unit={words.result.unit} />
        <div className={form.actions}>
          <Button
            id="your-line-bring"
            variant={hasResult ? 'signal' : 'quiet'}
            disabled={formIsSending}
            onClick={bringToDemo}
          >
            {words.bring}
          </Button>
          <button
            id="your-line-sum"
            type="button"
            className={form.toggle}
            aria-expanded={sumIsOpen}
            aria-controls={sumIsOpen ? 'your-line-lines' : undefined}
            onClick={() => setIsOpened(!sumIsOpen)}
          >
            {words.sum.heading}
          </button>
        </div>
      </div>
      {sumIsOpen && (
        <div id="your-line-lines" className={form.sum}>
          <SumLines estimate={estimate} wrong={wrong} />
        </div>
      )}
    </form>
  )
}

type ResultProps = ReturnType<Writer['describe']> & { unit: string | undefined }

/** A live region: it speaks once typing has paused. */
function Result({ network, ofHours, worth, people, ofCases, unit }: ResultProps) {
  // One text, so that the unit does not move with the width of the figure when the font loads.
  const inHours = unit ? `${network} ${unit}` : network
  return (
    <div role="status" className={form.result}>
      <p>
        <strong className={`title ${form.figure}`} data-long={inHours.length > 14}>
          {inHours}
        </strong>{' '}
        <span>{worth ? `${ofHours}, ${worth}` : ofHours}</span>
      </p>
      <p>
        <strong className={`title ${form.figure}`} data-long={people.length > 10}>
          {people}
        </strong>{' '}
        <span>{ofCases}</span>
      </p>
    </div>
  )
}
