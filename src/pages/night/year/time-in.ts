import { numberWriter } from '../../../lib/format.ts'

/** Minutes or hours, rounded as a person would: whole from 5 on, below to one decimal. */
export const timeIn = (locale: string, unit: 'minute' | 'hour', time: number) =>
  numberWriter(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: Number(time < 5),
  })(time)
