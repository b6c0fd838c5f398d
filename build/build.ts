import path from 'node:path'
import { buildSite } from './build-site.ts'
import { readSettings, SettingsError } from './settings.ts'

const folder = path.resolve(import.meta.dirname, '..')

try {
  await buildSite(folder, path.join(folder, 'dist'), readSettings(folder))
  console.log('The site is in dist/.')
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
