import { facts } from '#content/facts.yaml'
import { home } from '#content/home.yaml'
import { services } from '#content/services.yaml'
import type { Job, Service } from '../../../../content/schema/services.ts'
import { fill } from '../../../lib/fill.ts'
import { locale } from '../../../lib/locale.ts'
import { type Figures, type Range, workOut } from './sum.ts'

/** A job on its line, with figures. The panel, the map and the board show it. */
export type Trip = {
  service: Service
  job: Job
  figures: Figures
  /** Whether the visitor has chosen or entered anything; before that it is the worked example. */
  isOwn: boolean
}

export const exampleOf = (service: Service, job: Job = service.jobs[0]!): Trip => ({
  service,
  job,
  figures: { many: job.weekly, minutes: job.minutes, cost: undefined, ...job.stops },
  isOwn: false,
})

/** The worked example with which the page starts. */
export const firstTrip = exampleOf(services[0]!)

/** In the digits of the content, which some browsers would not choose for Arabic. */
const format = (options: Intl.NumberFormatOptions) => {
  const { format: write } = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    ...options,
  })
  return (value: number) => write(value)
}

export const number = format({})
const long = { style: 'unit', unitDisplay: 'long' } as const
/** “12 hours”, “1 hour”. */
export const hours = format({ ...long, unit: 'hour', maximumFractionDigits: 1 })
export const minutes = format({ ...long, unit: 'minute' })
export const money = format({
  style: 'currency',
  currency: facts.currency,
  // In Arabic, “US$” would come out as “$US”.
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
})

export const range = ([from, to]: Range, write = number) => ({ from: write(from), to: write(to) })

/** What the page says about a trip: the words of home.yaml with its figures. */
export function describe({ job, figures }: Trip) {
  const { result, map, board, sentence, table } = home.yourLine
  const sum = workOut(figures)
  const network = range(sum.network)
  const people = range(sum.people)
  const values = {
    job: job.name,
    cases: job.cases,
    many: number(figures.many),
    minutes: minutes(figures.minutes),
    hours: hours(sum.hours),
  }
  return {
    /** The figures themselves, rounded. */
    sum,
    week: number(sum.hours),
    network: fill(result.range, network),
    ofHours: fill(result.hours, values),
    worth: sum.worth && fill(result.worth, range(sum.worth, money)),
    people: fill(result.range, people),
    ofCases: fill(result.people, values),
    sign: fill(map.people, people),
    through: fill(map.through, { ...values, ...range(sum.through) }),
    outcome: fill(board.outcome, { ...values, ...network }),
    state: fill(board.state, people),
    sentence: fill(sentence, { ...values, ...network }),
    workedOut: fill(table.sum, { ...values, ...network, least: figures.least, most: figures.most }),
  }
}
