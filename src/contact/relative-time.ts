/** A time to come in the language of the document, such as “in 1 minute”. */
export function relativeTime(time: number): string {
  const minutes = Math.ceil((time - Date.now()) / 60_000)
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang)
  return minutes < 120
    ? format.format(minutes, 'minute')
    : format.format(Math.round(minutes / 60), 'hour')
}
