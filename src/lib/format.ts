/**
 * A day as people write it, such as March 3, 2025.
 *
 * @param locale as in the content: en_US
 * @param date such as 2025-03-03
 */
export const dateIn = (locale: string, date: string) =>
  new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )

/** @param locale as in the content: en_US */
const numberFormat = (locale: string, options: Intl.NumberFormatOptions) =>
  // The digits of the content, which some browsers would not choose for Arabic.
  new Intl.NumberFormat(locale.replace('_', '-'), { numberingSystem: 'latn', ...options })

export const numberWriter = (locale: string, options: Intl.NumberFormatOptions = {}) =>
  numberFormat(locale, options).format

/** The word of a unit for this number of it, without the number: “minutes”. */
export const unitIn = (locale: string, unit: string, value: number) =>
  numberFormat(locale, { style: 'unit', unitDisplay: 'long', unit })
    .formatToParts(value)
    .find(({ type }) => type === 'unit')!.value

/** Minutes or hours with their unit, rounded as a person would: whole from 5 on, below to one decimal. */
export const timeIn = (locale: string, unit: 'minute' | 'hour', time: number) =>
  numberWriter(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: Number(time < 5),
  })(time)

export const listIn = (locale: string, items: string[]) =>
  new Intl.ListFormat(locale.replace('_', '-')).format(items)

export const numberIn = (locale: string, value: number) => numberWriter(locale)(value)

type Figure = { value: number; unit?: string | undefined; unitFirst?: true | undefined }

/** A figure and its unit as the page shows them, such as 20%, $1,200 or 340 hours. */
export function figureOf(locale: string, { value, unit = '%', unitFirst }: Figure) {
  const number = numberIn(locale, value)
  const isWord = /\p{L}/u.test(unit)
  const parts = [number, isWord ? ' ' : '', unit]
  return { parts: unitFirst ? parts.reverse() : parts, unit, isWord, isLong: number.length > 4 }
}

/** An amount of money without cents, such as $2,400, or with them. */
export const amountIn = (locale: string, currency: string, amount: number, decimals = 0) =>
  numberWriter(locale, { style: 'currency', currency, maximumFractionDigits: decimals })(amount)
