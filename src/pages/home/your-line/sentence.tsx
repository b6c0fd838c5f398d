import { type FormEvent, useEffect, useRef } from 'react'
import { fill } from '../../../lib/fill.ts'
import { Filled } from '../../../ui/filled.tsx'
import { jobId, updateEstimate, useYourLine } from './answers.ts'
import { Below, SumDetails, WhoseFigures } from './below.tsx'
import { type Estimate, nameOf, withJobs } from './estimate.ts'
import { change, jobFieldId, takeOver } from './fields.ts'
import { FieldNeeds, FigureField } from './figure-field.tsx'
import { resultOf } from './result.ts'
import styles from './sentence.module.css'
import { Week } from './week.tsx'
import { useWords } from './words.tsx'

/** The visitor’s job, how often and how long, in one sentence with what of it could be handled. Its parts are in the order of the language. */
export function SentenceForm({ estimate }: { estimate: Estimate }) {
  const { services, yourLine, write } = useWords()
  const { wrong } = useYourLine()
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    takeOver(element.current!, services)
    const handleShow = ({ persisted }: PageTransitionEvent) =>
      persisted && takeOver(element.current!, services)
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [services])

  const handleInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) =>
    change(currentTarget, target, services)

  const parts = {
    many: <FigureField name="many" />,
    job: <JobSelect many={estimate.week.many} />,
    minutes: <FigureField name="minutes" />,
    unit: <span>{write.minutesWord(estimate.week.minutes)}</span>,
    result: <Result estimate={estimate} />,
  }
  return (
    <form
      ref={element}
      aria-labelledby="your-line-heading"
      data-line={estimate.service.line}
      noValidate
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      onInput={handleInput}
      onBlur={() => updateEstimate(services)}
      onKeyDown={({ key }) => key === 'Enter' && updateEstimate(services)}
    >
      <div className={`note with-script ${styles.above}`}>
        <FieldNeeds />
        {wrong.length === 0 && <WhoseFigures />}
      </div>
      <p className={`with-script ${styles.sentence} ${styles.fields}`}>
        <Filled text={yourLine.ask} parts={parts} />
      </p>
      <Week estimate={estimate} />
      <Below estimate={estimate} />
      <SumDetails estimate={estimate} />
    </form>
  )
}

/** In place of the form where scripting is off, and on paper. */
export function SentenceAsText({ estimate }: { estimate: Estimate }) {
  const words = useWords()
  const { yourLine, write } = words
  const { job, week } = estimate
  const { handled, ofHours, few, people } = resultOf(estimate, words)
  const text = fill(yourLine.ask, {
    ...{ many: write.number(week.many), job: nameOf(job, week.many) },
    ...{ minutes: write.number(week.minutes), unit: write.minutesWord(week.minutes) },
    result: fill(ofHours || few, { range: handled }),
  })
  return (
    <p className={`without-script ${styles.sentence}`}>
      {`${text} ${people}`} <WhoseFigures />
    </p>
  )
}

function JobSelect({ many }: { many: number }) {
  const { services, yourLine } = useWords()
  return (
    <span className={styles.job}>
      <select id={jobFieldId} className={styles.value} aria-label={yourLine.legend}>
        {withJobs(services).map((service) => (
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
  const { handled, ofHours, few, people } = resultOf(estimate, useWords())
  return (
    <span role="status">
      <span key={[handled, ofHours, people].join()}>
        <Filled text={ofHours} parts={{ range: <strong className="together">{handled}</strong> }} />
        {few && ` ${few}`}
        <span className="visually-hidden">{` ${people}`}</span>
      </span>
    </span>
  )
}
