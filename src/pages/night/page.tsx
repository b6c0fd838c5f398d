import { useContent } from '../../content/context.tsx'
import { serviceOf } from '../../content/service-of.ts'
import { Island } from '../../islands/island.tsx'
import { fill } from '../../lib/fill.ts'
import { SampleNote } from '../../sections/sample-note.tsx'
import { Headline } from '../../ui/hero.tsx'
import { OneNight } from './one-night.tsx'
import styles from './page.module.css'
import type { NightEvent, NightProps } from './words.ts'

/** A night at a client: what came in, what stopped, which visitors decide, and what became of it in the morning. */
export function NightPage() {
  const { night, site } = useContent()
  const { hero, note, sample, events } = night!
  const counts = countsOf(events)
  const intro = fill(hero.intro, {
    ...counts,
    stops: site.numbers[counts.stops - 1] ?? counts.stops,
  })
  return (
    <div className={styles.night}>
      <div className={`column top ${styles.hero}`}>
        <Headline heading={hero.heading} intro={intro}>
          <p className="note quiet">{note}</p>
          {sample && <SampleNote />}
        </Headline>
      </div>
      <Island name="night" component={OneNight} properties={useProperties()} />
    </div>
  )
}

function useProperties(): NightProps {
  const { night, services, entries, site, facts } = useContent()
  const { before, done, more, change, morning, company } = night!
  const ticket = { ...night!.ticket, cases: fill(night!.ticket.cases, countsOf(night!.events)) }
  const events = night!.events.map((event) => {
    const { line, letter } = serviceOf(services, event.service)
    const shown =
      event.decision && entries.cases.find(({ services }) => services[0] === event.service)
    const link = shown && {
      href: shown.path,
      text: fill(company, { company: shown.company }),
    }
    return { ...event, line, letter, link }
  })
  const { locale } = site
  return { before, done, more, change, morning, ticket, events, locale, currency: facts.currency }
}

/** How many cases there were, for texts. */
function countsOf(events: Pick<NightEvent, 'decision' | 'more'>[]) {
  const stops = events.filter(({ decision }) => decision).length
  const came = events.reduce((sum, { more = 0 }) => sum + 1 + more, 0)
  return { came, stops, through: came - stops }
}
