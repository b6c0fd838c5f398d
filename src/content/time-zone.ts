/** Whether it is a name that Intl knows, such as Europe/Vienna. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** The time zone of a country whose clocks are nearest to the sun there: 15 degrees are an hour. */
export function nearestTimeZone({ country, longitude }: { country: string; longitude: number }) {
  const january = Temporal.PlainDate.from('2026-01-01')
  const distance = (zone: string) =>
    Math.abs(january.toZonedDateTime(zone).offsetNanoseconds / 3.6e12 - longitude / 15)
  const zones = new Intl.Locale(`und-${country}`).getTimeZones?.() ?? []
  return zones.sort((a, b) => distance(a) - distance(b))[0] ?? 'UTC'
}

/** The date at a place, such as 2026-03-01. */
export const todayIn = ({ timeZone }: { timeZone: string }) =>
  Temporal.Now.plainDateISO(timeZone).toString()
