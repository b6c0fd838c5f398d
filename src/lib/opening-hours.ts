import type { Opening } from '../../build/content/schema/site.ts'

const names = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const

type Day = keyof typeof names

const week = Object.keys(names) as Day[]

/** In schema.org's short form, such as `Mo-Fr 09:00-18:00` (https://schema.org/openingHours). */
export function openingHours({ days, opens, closes }: Opening): string {
  const runs: Day[][] = []
  for (const [index, day] of week.entries()) {
    if (!days.includes(day)) continue
    if (index > 0 && days.includes(week[index - 1]!)) runs.at(-1)!.push(day)
    else runs.push([day])
  }
  const listed = runs.map((run) => (run.length > 1 ? `${run[0]}-${run.at(-1)}` : run[0]))
  return `${listed} ${opens}-${closes}`
}

/** In the long form, which Google reads (https://schema.org/OpeningHoursSpecification). */
export const openingHoursSpecification = ({ days, opens, closes }: Opening) => ({
  '@type': 'OpeningHoursSpecification' as const,
  dayOfWeek: days.map((day) => names[day]),
  opens,
  closes,
})
