import type { Home } from '../../../content/home.ts'
import type { Job, Service } from '../../../content/services.ts'
import { fill, rangeIn } from '../../../lib/fill.ts'
import { numberWriter, unitIn } from '../../../lib/format.ts'
import { type Figures, figuresOf, type Range, workOut } from '../../../lib/sum.ts'

/** What the island knows of a service. */
export type Line = Pick<Service, 'id' | 'slug' | 'line' | 'letter' | 'title' | 'jobs' | 'journey'>

/** A job on its line, with figures. The sentence and the picture show it. */
export type Estimate = {
  service: Line
  job: Job
  figures: Figures
}

export const exampleOf = (service: Line, job: Job = service.jobs[0]!): Estimate => ({
  ...{ service, job, figures: figuresOf(job) },
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
  /** “minutes”, “minute”. */
  const minutesWord = (count: number) => unitIn(locale, 'minute', count)
  /** “14s”. */
  const seconds = numberWriter(locale, { ...long, unit: 'second', unitDisplay: 'narrow' })
  const money = numberWriter(locale, {
    ...{ style: 'currency', currency, maximumFractionDigits: 0 },
    // In Arabic, “US$” would come out as “$US”.
    currencyDisplay: 'narrowSymbol',
  })
  const rangeOf = ([least, most]: Range, write = number) =>
    rangeIn(yourLine.result.range, write(least), write(most))

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
    const people = rangeOf(sum.people)
    const waiting = sum.people.map((cases) => Math.max(0, cases - decided)) as Range
    const through = sum.through.map((cases) => Math.min(figures.many, cases + decided)) as Range
    const values = {
      ...{ job: nameOf(job, figures.many), many: number(figures.many), range: people },
      ...{ minutes: minutes(figures.minutes), hours: hours(sum.hours), end: service.journey.to },
    }
    const network = rangeOf(sum.network)
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
      worth: sum.worth?.[1] ? fill(result.worth, { range: rangeOf(sum.worth, money) }) : undefined,
      people: fill(figures.many === 1 ? result.one : result.people, values),
      label: fill(picture.label, { job: job.name, range: rangeOf(waiting) }),
      waiting,
      stop: fill(picture.stop, { range: rangeOf(waiting) }),
      through: fill(picture.through, { ...values, range: rangeOf(through) }),
      brief: isFew
        ? undefined
        : fill(brief, { ...values, minutes: minutes(figures.minutes * figures.factor) }),
      sentence: fill(sum.network[1] > 0 && !isFew && !isHour ? sentence : sentenceWithout, {
        ...{ ...values, range: network },
      }),
    }
  }

  return { number, hours, minutes, minutesWord, seconds, money, rangeOf, describe }
}

/** The plural, or for one case the singular. */
export const nameOf = ({ name, one }: Job, many: number) => (many === 1 && one) || name
