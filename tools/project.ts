import path from 'node:path'

/** The project’s folder. */
export const project = path.resolve(import.meta.dirname, '..')
