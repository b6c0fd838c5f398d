/**
 * The start of a program that uses an old jsdom: it cannot parse current CSS, and prints the whole style sheet
 * as an error. Every other error is printed.
 */
export const withoutCssErrors = `
const { error } = console
console.error = (...said) => {
  if (!String(said[0]).startsWith('Error: Could not parse CSS stylesheet')) error(...said)
}
`
