import { type KeyboardEvent, useState } from 'react'
import { home } from '#content/home.yaml'
import { bringToForm } from '../../../contact/go-to-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldNeeds, FigureField, idOf } from './figure-field.tsx'
import type { FigureName } from './figures.ts'
import { Jobs } from './jobs.tsx'
import { withSentence } from './sentence.ts'
import { SumLines, shares } from './sum-lines.tsx'
import { describe } from './trip.ts'
import { useEntries } from './use-entries.ts'
import panel from './your-line.module.css'
import type { YourLineFormProps } from './your-line.tsx'
import styles from './your-line-form.module.css'

const copy = home.yourLine
const figures: FigureName[] = ['many', 'minutes', 'cost']

/** The visitor’s job, how often and how long, and what of it could run on the network. */
export function YourLineForm(props: YourLineFormProps) {
  const { trip, hasResult } = props.state
  const entries = useEntries(props)
  const [isOpened, setIsOpened] = useState(false)
  // A mistake in it has to be seen.
  const sumIsOpen = isOpened || shares.some((name) => entries.wrong.includes(name))
  const field = (name: FigureName) => ({
    name,
    value: entries.typed[name],
    isWrong: entries.wrong.includes(name),
    onType: (text: string) => entries.type(name, text),
    onLeave: entries.leave,
  })

  function leaveOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) entries.leave()
  }

  function bringToDemo() {
    const [wrong] = entries.wrong
    if (wrong) return document.getElementById(idOf(wrong))?.focus()
    const { sentence } = describe(entries.leave() ?? trip)
    bringToForm((message) => withSentence(message, sentence))
  }

  return (
    <form
      id="your-line"
      className={panel.panel}
      aria-labelledby="your-line-heading"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={leaveOnEnter}
    >
      <div className={panel.head}>
        <h2 id="your-line-heading">{copy.heading}</h2>
        <p className={panel.mark}>{entries.isExample ? copy.mark.example : copy.mark.yours}</p>
      </div>
      <Jobs selected={entries.job} onSelect={entries.select} />
      <div className={panel.lower}>
        <div className={styles.fields}>
          {figures.map((name) => (
            <FigureField key={name} {...field(name)} />
          ))}
        </div>
        <FieldNeeds names={figures} wrong={entries.wrong} />
        {entries.wrong.length === 0 && <p className={styles.followHint}>{copy.hint}</p>}
        <div className={panel.foot}>
          <Result {...describe(trip)} />
          <div className={styles.actions}>
            <Button
              id="your-line-bring"
              variant={hasResult ? 'signal' : 'quiet'}
              onClick={bringToDemo}
            >
              {copy.bring}
            </Button>
            <button
              id="your-line-sum"
              type="button"
              className={styles.toggle}
              aria-expanded={sumIsOpen}
              aria-controls="your-line-lines"
              onClick={() => setIsOpened(!sumIsOpen)}
            >
              {copy.sum.heading}
            </button>
          </div>
        </div>
      </div>
      <div id="your-line-lines" className={styles.sum} hidden={!sumIsOpen}>
        <SumLines trip={trip} wrong={entries.wrong} field={field} />
      </div>
    </form>
  )
}

/** A live region: it speaks once typing has paused. */
function Result({ network, ofHours, worth, people, ofCases }: ReturnType<typeof describe>) {
  // One text, so that the unit does not move with the width of the figure when the font loads.
  const inHours = `${network} ${copy.result.unit}`
  return (
    <div role="status" className={styles.result}>
      <p>
        <strong className={styles.figure} data-long={inHours.length > 14}>
          {inHours}
        </strong>{' '}
        <span>{worth ? `${ofHours}, ${worth}` : ofHours}</span>
      </p>
      <p>
        <strong className={styles.figure} data-long={people.length > 12}>
          {people}
        </strong>{' '}
        <span>{ofCases}</span>
      </p>
    </div>
  )
}
