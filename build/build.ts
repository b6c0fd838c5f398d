import path from 'node:path'
import { writeFormsBeside } from '../deploy/write-forms.ts'
import { buildSite } from './build-site.ts'
import { readSettings, SettingsError } from './settings.ts'

const folder = path.resolve(import.meta.dirname, '..')

try {
  const site = path.join(folder, 'dist')
  const settings = readSettings(folder)
  await buildSite(folder, site, settings)
  const forms = await writeFormsBeside(folder, site, settings)
  console.log(
    `The site is in dist/, the configuration of other hosts in ${forms}/ (docs/deploy.md).`,
  )
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
