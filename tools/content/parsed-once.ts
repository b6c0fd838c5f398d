/**
 * Parses a text only once: at each check, in development and in tests, most files are as before.
 *
 * @param parse its result must not be changed
 */
export function parsedOnce<Result>(parse: (text: string) => Result) {
  const known = new Map<string, Result>()
  return (text: string): Result => {
    if (!known.has(text)) {
      if (known.size > 200) known.clear()
      known.set(text, parse(text))
    }
    return known.get(text)!
  }
}
