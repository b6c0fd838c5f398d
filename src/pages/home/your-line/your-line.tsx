import type { ReactNode } from 'react'
import type { Slots } from '../../../islands/static.tsx'
import { Brake } from '../../../ui/brake.tsx'
import { useYourLine } from './answers.ts'
import { type Estimate, exampleOf, withJobs } from './estimate.ts'
import { WeekInterchange } from './interchange.tsx'
import { WeekPicture } from './picture.tsx'
import { SentenceAsText, SentenceForm } from './sentence.tsx'
import { type Range, workOut } from './sum.ts'
import { useWords, WithWords, type YourLineProps } from './words.tsx'
import styles from './your-line.module.css'

/** The hero of the home page: the visitor’s week in a sentence, in the picture, and one case of it to decide. */
export function YourLine({ slots, ...words }: YourLineProps & { slots: Slots }) {
  const { estimate = exampleOf(withJobs(words.services)[0]!) } = useYourLine()
  return (
    <WithWords words={words}>
      {slots.headline}
      <Week estimate={estimate} end={slots.end} />
    </WithWords>
  )
}

function Week({ estimate, end }: { estimate: Estimate; end: ReactNode }) {
  const { yourLine, pull } = useWords()
  const isDecided = useYourLine().answers.chosen !== undefined
  const { people } = workOut(estimate.week)
  const waiting = people.map((cases) => Math.max(0, cases - Number(isDecided))) as Range
  return (
    <>
      <div className={styles.week}>
        <WeekPicture estimate={estimate} waiting={waiting} isDecided={isDecided} />
        <WeekInterchange estimate={estimate} waiting={waiting} />
        <Brake>{pull}</Brake>
      </div>
      <div id="your-line" className={styles.yourLine}>
        <h2 id="your-line-heading" className="visually-hidden">
          {yourLine.heading}
        </h2>
        <SentenceForm estimate={estimate} />
        <SentenceAsText estimate={estimate} />
        {end}
      </div>
    </>
  )
}
