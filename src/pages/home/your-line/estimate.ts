import type { Job, Service } from '../../../content/services.ts'
import { rangeIn } from '../../../lib/fill.ts'
import { numberWriter, unitIn } from '../../../lib/format.ts'
import type { Home } from '../schema.ts'
import { type Range, type Week, weekOf } from './sum.ts'

/** What the island knows of a service. */
export type ServiceSummary = Pick<
  Service,
  'id' | 'slug' | 'line' | 'letter' | 'name' | 'title' | 'jobs'
>

/** A job on its line, with figures. The lines, the sentence and the week show it. */
export type Estimate = { service: ServiceSummary; job: Job; week: Week }

/** Those from whose jobs visitors choose. */
export const withJobs = <Each extends Pick<Service, 'jobs'>>(services: Each[]) =>
  services.filter(({ jobs }) => jobs.length)

export const exampleOf = (service: ServiceSummary, job: Job = service.jobs[0]!): Estimate => ({
  ...{ service, job, week: weekOf(job) },
})

export type Language = {
  /** Language and country, such as `en_US`. */
  locale: string
  yourLine: Home['yourLine']
}

/** Writes figures in a language. */
export function createWriter({ locale, yourLine }: Language) {
  const number = numberWriter(locale)
  const long = { style: 'unit', unitDisplay: 'long' } as const
  return {
    number,
    /** “12 hours”, “1 hour”. */
    hours: numberWriter(locale, { ...long, unit: 'hour', maximumFractionDigits: 1 }),
    minutes: numberWriter(locale, { ...long, unit: 'minute' }),
    /** “minutes”, “minute”. */
    minutesWord: (count: number) => unitIn(locale, 'minute', count),
    range: ([from, to]: Range) => rangeIn(yourLine.result.range, number(from), number(to)),
  }
}

/** The plural, or for one case the singular. */
export const nameOf = ({ name, one }: Job, many: number) => (many === 1 && one) || name
