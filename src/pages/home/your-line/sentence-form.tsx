import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Filled } from '../../../ui/filled.tsx'
import { change, isOwn, jobFieldId, jobId, leave, takeOver, takeOverAgain } from './answers.ts'
import { type Estimate, nameOf } from './estimate.ts'
import { FieldNeeds, FigureInput } from './figure-field.tsx'
import type { FigureName } from './figures.ts'
import styles from './sentence.module.css'
import { useYourLine } from './store.ts'
import { SumLines, sumFigures } from './sum-lines.tsx'
import { useWords } from './words.tsx'

const sentenceFigures: FigureName[] = ['many', 'minutes']

/** The visitor’s job, how often and how long, in one sentence with what of it could be handled. */
export function SentenceForm({ estimate, bring }: { estimate: Estimate; bring: ReactNode }) {
  const { services, yourLine: words, write } = useWords()
  const { brief } = write.describe(estimate)
  const { wrong } = useYourLine()
  const element = useRef<HTMLFormElement>(null)
  const [isOpened, setIsOpened] = useState(false)
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

  return (
    <form
      ref={element}
      className={styles.form}
      aria-labelledby="your-line-heading"
      data-line={estimate.service.line}
      noValidate
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      onInput={handleInput}
      onBlur={({ target }) => target instanceof HTMLInputElement && handleLeave()}
      onKeyDown={leaveOnEnter}
    >
      <div className={styles.sentence}>
        <Sentence estimate={estimate} />
      </div>
      <div className={`note ${styles.below}`}>
        <WhoseFigures />
        <div>
          <FieldNeeds names={sentenceFigures} wrong={wrong} />
          {!sentenceFigures.some((name) => wrong.includes(name)) && <span>{brief}</span>}
        </div>
        <button
          id="your-line-sum"
          type="button"
          className={styles.toggle}
          aria-expanded={sumIsOpen}
          aria-controls={sumIsOpen ? 'your-line-lines' : undefined}
          onClick={() => setIsOpened(!sumIsOpen)}
        >
          {words.sum.heading}
        </button>
        {bring}
      </div>
      {sumIsOpen && (
        <div id="your-line-lines" className={styles.sum}>
          <SumLines estimate={estimate} wrong={wrong} />
        </div>
      )}
    </form>
  )
}

/** In place of the form where scripting is off, and on paper. */
export function SentenceAsText({ estimate }: { estimate: Estimate }) {
  const { text, people } = useWords().write.describe(estimate)
  return (
    <p className={`${styles.sentence} ${styles.asText}`}>
      {text} {people} <WhoseFigures />
    </p>
  )
}

/** Whether they are the visitor’s or an example. */
function WhoseFigures() {
  const { label } = useWords().yourLine
  return (
    <small className={styles.label}>
      <span>{isOwn(useYourLine().answers) ? label.yours : label.example}</span>
    </small>
  )
}

/** The parts are in the order of the language. */
function Sentence({ estimate }: { estimate: Estimate }) {
  const { yourLine, write } = useWords()
  const { wrong } = useYourLine()
  const parts = {
    many: <Figure name="many" isWrong={wrong.includes('many')} />,
    job: <JobSelect many={estimate.figures.many} />,
    minutes: <Figure name="minutes" isWrong={wrong.includes('minutes')} />,
    unit: <span>{write.minutesWord(estimate.figures.minutes)}</span>,
    result: <Result estimate={estimate} />,
  }
  return (
    <p>
      <Filled text={yourLine.ask} parts={parts} />
    </p>
  )
}

function Figure(props: { name: 'many' | 'minutes'; isWrong: boolean }) {
  const { yourLine } = useWords()
  return (
    <FigureInput
      {...props}
      className={styles.value}
      aria-label={yourLine.fields[props.name]}
      size={3}
      maxLength={9}
    />
  )
}

function JobSelect({ many }: { many: number }) {
  const { services, yourLine } = useWords()
  return (
    <span className={styles.job}>
      <select id={jobFieldId} className={styles.value} aria-label={yourLine.legend}>
        {services.map((service) => (
          <optgroup key={service.slug} label={service.title}>
            {service.jobs.map((job, index) => (
              <option key={job.name} value={jobId(service, index)}>
                {nameOf(job, many)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </span>
  )
}

/**
 * A live region: it speaks once typing has paused. All of it is replaced, because React does not find a text that the
 * browser's translator has taken.
 */
function Result({ estimate }: { estimate: Estimate }) {
  const { network, ofHours, worth, few, people } = useWords().write.describe(estimate)
  return (
    <span role="status">
      <span key={[network, ofHours, worth, people].join()}>
        <Filled text={ofHours} parts={{ range: <strong>{network}</strong> }} />
        {worth && ` ${worth}`}
        {few && ` ${few}`}
        <span className="visually-hidden">{` ${people}`}</span>
      </span>
    </span>
  )
}
