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

/** An amount of money without cents, such as $2,400. */
export const amountIn = (locale: string, currency: string, amount: number) =>
  new Intl.NumberFormat(locale.replace('_', '-'), {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(amount)
