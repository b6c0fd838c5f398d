/** What a field accepts. `whole` rules out fractions. */
type Accepted = { min: number; max: number; whole: boolean }

/** Thousands, with or without decimals after another character. Nobody enters thousandths here, so 1.500 is a whole number. */
const grouped = /^[1-9]\d{0,2}([.,’'٬])\d{3}(?:\1\d{3})*(?<decimals>(?!\1)[.,٫]\d+)?$/
const plain = /^\d+(?<decimals>[.,٫]\d+)?$/

/**
 * Reads a number as people write it, in any language: `1,000`, `1.000,50`, `1 000`, `2.5`, `2,5`, `$34`, `٢٫٥`. What is
 * none, or not an accepted one, is `NaN`.
 */
export function readNumber(typed: string, { min, max, whole }: Accepted): number {
  const text = typed
    .replace(/[\s\p{Sc}]/gu, '')
    // Arabic and Japanese keyboards type these digits. Their last four bits are the value.
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 15))
  const match = grouped.exec(text) ?? plain.exec(text)
  if (!match) return Number.NaN
  const { decimals = '' } = match.groups!
  const integer = text.slice(0, text.length - decimals.length).replace(/\D/g, '')
  const value = Number(`${integer}.${decimals.slice(1)}`)
  const isAccepted = value >= min && value <= max && (!whole || Number.isInteger(value))
  return isAccepted ? value : Number.NaN
}
