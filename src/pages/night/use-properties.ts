import { useContent } from '../../content/context.tsx'
import { serviceOf } from '../../content/service-of.ts'
import { scaleFor } from '../../drawings/heap.tsx'
import type { Slots } from '../../islands/static.tsx'
import { fill } from '../../lib/fill.ts'
import { amountIn, numberIn, timeIn } from '../../lib/format.ts'
import type { Night } from './schema.ts'
import { nameOf } from './slots.tsx'
import { stopsOf } from './stops.ts'

export type NightProps = ReturnType<typeof useProperties> & {
  slots: Slots
  /** What someone has decided who sent the visitor the link. */
  theirs?: string | undefined
}
export type Stop = ReturnType<typeof stopsOf<NightProps['events'][number]>>[number]

export type Choice = Stop['decision']['choices'][number]

type Decision = NonNullable<Night['events'][number]['decision']>

/** What the island gets. The path is that of the page, without a night. */
export function useProperties({ meta: { path }, events, hero, ...night }: Night) {
  const { services, site, facts } = useContent()
  const { before, more, change, morning } = night
  const { heading, intro, stop, run, hours, cost, allStop, allRun, bring, message } = night.year
  const year = { heading, intro, stop, run, hours, cost, allStop, allRun, bring, message }
  const counts = countsOf(events)
  const ticket = { ...night.ticket, cases: fill(night.ticket.cases, counts) }
  const stops = site.numbers[counts.stops - 1] ?? counts.stops
  const headline = { heading: hero.heading, intro: fill(hero.intro, { ...counts, stops }) }
  const [{ locale }, { currency }] = [site, facts]
  const shown = events.map(({ service, job, more: count, decision }, index) => ({
    name: nameOf(index),
    line: serviceOf(services, service).line,
    letter: serviceOf(services, service).letter,
    job,
    more: count && { count, text: fill(more, { count }) },
    decision: decision && withYear(decision, night.year, locale, currency),
  }))
  return { headline, before, change, morning, ticket, year, path, events: shown, locale, currency }
}

/** A decision with what a year of it comes to: the time that it takes, and what each choice costs as a rule. */
function withYear(
  { times, minutes, choices, ...decision }: Decision,
  words: Night['year'],
  locale: string,
  currency: string,
) {
  const counted = numberIn(locale, times)
  const money = (amount: number) => amountIn(locale, currency, amount)
  const hours = (times * minutes) / 60
  const scale = scaleFor(times, 400)
  return {
    ...decision,
    hours,
    marks: Math.ceil(times / scale),
    scale: scale > 1 ? fill(words.scale, { count: numberIn(locale, scale) }) : undefined,
    perYear: fill(words.times, { times: counted }),
    stopped: fill(words.stopped, {
      times: counted,
      minutes: timeIn(locale, 'minute', minutes),
      hours: timeIn(locale, 'hour', hours),
    }),
    choices: choices.map((choice) => {
      const cost = times * choice.over
      const values = { times: counted, amount: money(choice.over), cost: money(cost) }
      return {
        ...choice,
        cost,
        tonight: fill(words.tonight, { choice: choice.text }),
        always: fill(words.always, { choice: choice.text }),
        rule: cost > 0 ? fill(words.rule, { ...values, rule: choice.rule }) : choice.rule,
      }
    }),
  }
}

function countsOf(events: Night['events']) {
  const stops = stopsOf(events).length
  const came = events.reduce((sum, { more = 0 }) => sum + 1 + more, 0)
  return { came, stops, through: came - stops }
}
