import { useContent } from '../../content/context.tsx'
import type { Night } from '../../content/night.ts'
import { serviceOf } from '../../content/service-of.ts'
import { fill } from '../../lib/fill.ts'
import type { NightProps } from './words.ts'

/** What the island gets. */
export function useProperties({ meta: { path }, events, ...night }: Night): NightProps {
  const { services, entries, site, facts } = useContent()
  const { before, done, more, change, morning, year, company } = night
  const ticket = { ...night.ticket, cases: fill(night.ticket.cases, countsOf(events)) }
  const signed = events.map((event) => {
    const { line, letter } = serviceOf(services, event.service)
    const shown =
      event.decision && entries.cases.find(({ services }) => services[0] === event.service)
    const link = shown && {
      href: shown.path,
      text: fill(company, { company: shown.company }),
    }
    return { ...event, line, letter, link }
  })
  const words = { before, done, more, change, morning, ticket, year }
  return { ...words, path, events: signed, locale: site.locale, currency: facts.currency }
}

/** The introduction, with how many cases there were. */
export function useIntro({ hero, events }: Night) {
  const counts = countsOf(events)
  const stops = useContent().site.numbers[counts.stops - 1] ?? counts.stops
  return fill(hero.intro, { ...counts, stops })
}

function countsOf(events: Night['events']) {
  const stops = events.filter(({ decision }) => decision).length
  const came = events.reduce((sum, { more = 0 }) => sum + 1 + more, 0)
  return { came, stops, through: came - stops }
}
