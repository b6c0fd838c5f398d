import type { Home } from '../../../content/home.ts'
import type { Job, Service } from '../../../content/services.ts'
import { fill } from '../../../lib/fill.ts'
import { numberWriter } from '../../../lib/format.ts'
import { type Figures, type Range, workOut } from './sum.ts'

/** What the island knows of a service. */
export type Line = Pick<Service, 'id' | 'slug' | 'line' | 'letter' | 'title' | 'jobs' | 'journey'>

/** A job on its line, with figures. The sentence and the picture show it. */
export type Estimate = {
  service: Line
  job: Job
  figures: Figures
}

export const exampleOf = (service: Line, job: Job = service.jobs[0]!): Estimate => ({
  service,
  job,
  figures: { many: job.weekly, minutes: job.minutes, cost: undefined, ...job.stops },
})

export type Language = {
  /** Language and country, such as `en_US`. */
  locale: string
  currency: string
  yourLine: Home['yourLine']
}

export type Writer = ReturnType<typeof createWriter>

/** Writes figures and sentences in a language. */
export function createWriter({ locale, currency, yourLine }: Language) {
  const number = numberWriter(locale)
  const long = { style: 'unit', unitDisplay: 'long' } as const
  /** “12 hours”, “1 hour”. */
  const hours = numberWriter(locale, { ...long, unit: 'hour', maximumFractionDigits: 1 })
  const minutes = numberWriter(locale, { ...long, unit: 'minute' })
  /** “14s”. */
  const seconds = numberWriter(locale, { ...long, unit: 'second', unitDisplay: 'narrow' })
  const money = numberWriter(locale, {
    ...{ style: 'currency', currency, maximumFractionDigits: 0 },
    // In Arabic, “US$” would come out as “$US”.
    currencyDisplay: 'narrowSymbol',
  })
  const { range } = yourLine.result

  /** Fills in a text with a range, or with one number where both ends are written alike. */
  function fillRange(
    text: string,
    [least, most]: Range,
    values: Record<string, string> = {},
    write = number,
  ) {
    const [from, to] = [write(least), write(most)]
    return fill(from === to ? text.replace(/\{from\}.*\{to\}/, '{to}') : text, {
      ...values,
      from,
      to,
    })
  }

  /**
   * What the page says about an estimate: the words of home.yaml with its figures.
   *
   * @param isDecided whether the visitor has sent on one of the cases that have stopped
   */
  function describe({ service, job, figures }: Estimate, isDecided = false) {
    const { ask, result, picture, sentence, sentenceWithout } = yourLine
    const { brief } = yourLine.sum
    const decided = Number(isDecided)
    const sum = workOut(figures)
    const people = fillRange(range, sum.people)
    const waiting = sum.people.map((cases) => Math.max(0, cases - decided)) as Range
    const through = sum.through.map((cases) => Math.min(figures.many, cases + decided)) as Range
    const values = {
      ...{ job: nameOf(job, figures.many), many: number(figures.many), range: people },
      ...{ minutes: minutes(figures.minutes), hours: hours(sum.hours), end: service.journey.to },
    }
    const network = fillRange(range, sum.network)
    const isHour = sum.hours === 1
    // With a fraction of an hour, the sum is no help.
    const isFew = sum.hours < 1
    const ofHours = sum.hours && fill(isHour ? result.hour : result.hours, { hours: values.hours })
    return {
      /** The figures themselves, rounded. */
      sum,
      network,
      /** With {range} for `network`. */
      ofHours: ofHours || '',
      few: isFew ? result.few : undefined,
      /** All of the form. */
      text: fill(ask, {
        ...{ ...values, minutes: number(figures.minutes), unit: minutesWord(figures.minutes) },
        result: fill(ofHours || result.few, { range: network }),
      }),
      // Worth that is rounded to nothing is not shown.
      worth: sum.worth?.[1] ? fillRange(result.worth, sum.worth, {}, money) : undefined,
      people: fill(figures.many === 1 ? result.one : result.people, values),
      label: fill(picture.label, { job: job.name, range: fillRange(range, waiting) }),
      waiting,
      stop: fillRange(fill(picture.stop, { range }), waiting),
      through: fillRange(picture.through, through, values),
      brief: isFew
        ? undefined
        : fill(brief, { ...values, minutes: minutes(figures.minutes * figures.factor) }),
      sentence: fillRange(
        sum.network[1] > 0 && !isFew && !isHour ? sentence : sentenceWithout,
        sum.network,
        values,
      ),
    }
  }

  /** The word for minutes, without the number. */
  const minutesWord = (count: number) =>
    minutes(count)
      .replace(/[\p{N}.,٫]+/u, '')
      .trim()

  return { number, hours, minutes, minutesWord, seconds, money, fillRange, describe }
}

/** The plural, or for one case the singular. */
export const nameOf = ({ name, one }: Job, many: number) => (many === 1 && one) || name
