import type { Home } from '../../../content/schema/home.ts'
import type { Job, Service } from '../../../content/schema/services.ts'
import { fill } from '../../lib/fill.ts'
import { type Figures, type Range, workOut } from './sum.ts'

/** What the island knows of a service. */
export type Line = Pick<Service, 'id' | 'line' | 'letter' | 'title' | 'jobs' | 'journey'>

/** A job on its line, with figures. The panel, the map and the board show it. */
export type Estimate = {
  service: Line
  job: Job
  figures: Figures
  /** Whether the visitor has chosen or entered anything; before that it is the worked example. */
  isOwn: boolean
}

export const exampleOf = (service: Line, job: Job = service.jobs[0]!): Estimate => ({
  service,
  job,
  figures: { many: job.weekly, minutes: job.minutes, cost: undefined, ...job.stops },
  isOwn: false,
})

export type Language = {
  /** Language and country, such as `en_US`. */
  locale: string
  currency: string
  yourLine: Omit<Home['yourLine'], 'table'>
}

export type Writer = ReturnType<typeof createWriter>

/** Writes figures and sentences in a language. */
export function createWriter({ locale, currency, yourLine }: Language) {
  /** In the digits of the content, which some browsers would not choose for Arabic. */
  const format = (options: Intl.NumberFormatOptions) => {
    const { format: write } = new Intl.NumberFormat(locale.replace('_', '-'), {
      numberingSystem: 'latn',
      ...options,
    })
    return (value: number) => write(value)
  }
  const number = format({})
  const long = { style: 'unit', unitDisplay: 'long' } as const
  /** “12 hours”, “1 hour”. */
  const hours = format({ ...long, unit: 'hour', maximumFractionDigits: 1 })
  const minutes = format({ ...long, unit: 'minute' })
  const money = format({
    ...{ style: 'currency', currency, maximumFractionDigits: 0 },
    // In Arabic, “US$” would come out as “$US”.
    currencyDisplay: 'narrowSymbol',
  })
  const range = ([from, to]: Range, write = number) => ({ from: write(from), to: write(to) })

  /** What the page says about an estimate: the words of home.yaml with its figures. */
  function describe({ job, figures }: Estimate) {
    const { result, map, board, sentence } = yourLine
    const sum = workOut(figures)
    const network = range(sum.network)
    const people = range(sum.people)
    const values = {
      ...{ job: job.name, cases: job.cases, many: number(figures.many) },
      ...{ minutes: minutes(figures.minutes), hours: hours(sum.hours) },
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
    }
  }

  return { number, hours, minutes, money, range, describe }
}
