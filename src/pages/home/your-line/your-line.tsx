import type { Slots } from '../../../islands/static.tsx'
import { useYourLine } from './answers.ts'
import { exampleOf, withJobs } from './estimate.ts'
import { Interchange } from './interchange.tsx'
import { Lines } from './lines.tsx'
import { SentenceAsText, SentenceForm } from './sentence.tsx'
import { WithWords, type YourLineProps } from './words.tsx'
import styles from './your-line.module.css'

/** The first screen of the home page, with a case to decide, and below it the visitor’s own week in a sentence. */
export function YourLine({ slots, ...words }: YourLineProps & { slots: Slots }) {
  const { estimate = exampleOf(withJobs(words.services)[0]!) } = useYourLine()
  const { heading, line } = words.yourLine
  return (
    <WithWords words={words}>
      {slots.headline}
      <div className={styles.decide}>
        <Lines estimate={estimate} band={slots.band} />
        <Interchange estimate={estimate} />
      </div>
      <div id="your-line" className={styles.yourLine}>
        <h2 id="your-line-heading">{heading}</h2>
        <p className="lead">{line}</p>
        <SentenceAsText estimate={estimate} />
        <SentenceForm estimate={estimate} />
        {slots.end}
      </div>
    </WithWords>
  )
}
