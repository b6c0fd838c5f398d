import path from 'node:path'

/** The pictures that were looked at and found right. */
export const accepted = path.resolve(import.meta.dirname, '../accepted')

/** What differs, side by side. */
export const report = path.resolve(import.meta.dirname, '../../.cache/visual-report')
