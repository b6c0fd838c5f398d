/** The first letters of the first and the last name. */
export function initials(name: string): string {
  const names = name.split(/\s+/)
  const letters = [names[0], names.length > 1 ? names.at(-1) : ''].map(
    (each) => [...each!][0] ?? '',
  )
  return letters.join('').toLocaleUpperCase()
}
