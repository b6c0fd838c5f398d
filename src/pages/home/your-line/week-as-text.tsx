import { useContent } from '../../../content/context.tsx'
import { fill } from '../../../lib/fill.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { createWriter, exampleOf } from './estimate.ts'
import styles from './sentence.module.css'

/** The sentence with the worked example, where scripting is off. */
export function WeekAsText() {
  const { home, services, facts, site } = useContent()
  const { yourLine } = home
  const write = createWriter({ yourLine, locale: site.locale, currency: facts.currency })
  const { job, figures } = exampleOf(services[0]!)
  const { network, ofHours, people } = write.describe(exampleOf(services[0]!))
  const values = {
    ...{ many: write.number(figures.many), job: job.name, minutes: write.number(figures.minutes) },
    ...{ unit: write.minutesWord(figures.minutes), result: fill(ofHours, { range: network }) },
  }
  return (
    <>
      <h2 className="visually-hidden">{yourLine.heading}</h2>
      <p className={styles.sentence}>
        {fill(yourLine.ask, values)} <small className={styles.mark}>{yourLine.mark.example}</small>
      </p>
      <p className="row">
        {people}
        <ButtonLink href={site.contactLink.href} variant="quiet">
          {yourLine.bring}
        </ButtonLink>
      </p>
    </>
  )
}
