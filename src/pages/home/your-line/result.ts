import { fill } from '../../../lib/fill.ts'
import { type Estimate, nameOf } from './estimate.ts'
import { workOut } from './sum.ts'
import type { Words } from './words.tsx'

/** What the page says about an estimate, in the words of home.yaml. */
export function resultOf({ job, week }: Estimate, { yourLine, write }: Words) {
  const { result } = yourLine
  const sum = workOut(week)
  const values = {
    ...{ job: nameOf(job, week.many), many: write.number(week.many) },
    ...{ minutes: write.minutes(week.minutes), hours: write.hours(sum.hours) },
  }
  const people = write.range(sum.people)
  return {
    handled: write.range(sum.handled),
    /** With {range} for `handled`. */
    ofHours: sum.hours === 0 ? '' : fill(sum.hours === 1 ? result.hour : result.hours, values),
    /** With a fraction of an hour, the sum is no help. */
    few: sum.hours < 1 ? result.few : '',
    people: fill(week.many === 1 ? result.one : result.people, { ...values, range: people }),
    /** For the message. */
    message: fill(
      sum.handled[1] > 0 && sum.hours > 1 ? yourLine.sentence : yourLine.sentenceWithout,
      { ...values, range: write.range(sum.handled) },
    ),
  }
}
