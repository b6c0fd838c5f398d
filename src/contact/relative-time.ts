/** A time in the language of the document: “2 minutes ago”, “in 1 minute”. It is never “now”. */
export function relativeTime(time: number): string {
  const minutes = Math.ceil((time - Date.now()) / 60_000) || -1
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang)
  return Math.abs(minutes) < 120
    ? format.format(minutes, 'minute')
    : format.format(Math.round(minutes / 60), 'hour')
}
