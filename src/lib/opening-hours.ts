const days = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const

type Day = keyof typeof days
type Hours = { dayOfWeek: (typeof days)[Day][]; opens: string; closes: string }

const order = Object.keys(days) as Day[]

/**
 * The other form of schema.org's opening hours (https://schema.org/openingHours), which Google reads.
 *
 * @param text such as `Mo-Fr 09:00-18:00` or `Mo,We-Th 08:30-12:00`
 * @throws where the text is not of that form; the build stops
 */
export function openingHours(text: string): Hours {
  const [, listed, opens, closes] = text.match(/^([A-Za-z,-]+) (\d\d:\d\d)-(\d\d:\d\d)$/) ?? []
  if (!listed || !opens || !closes) throw new Error(`no opening hours: ${text}`)
  const names = listed.split(',').flatMap((range) => daysOf(range.split('-')))
  return { dayOfWeek: names.map((day) => days[day]), opens, closes }
}

function daysOf([first, last = first]: string[]): Day[] {
  const [from, to] = [order.indexOf(first as Day), order.indexOf(last as Day)]
  if (from < 0 || to < from) throw new Error(`no days: ${first}-${last}`)
  return order.slice(from, to + 1)
}
