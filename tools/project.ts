import path from 'node:path'

export const project = path.resolve(import.meta.dirname, '..')
