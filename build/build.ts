import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeHostFiles } from '../deploy/write-host-files.ts'
import { buildSite } from './build-site.ts'
import { ContentError } from './content/problem.ts'
import { billOfMaterials } from './sbom.ts'
import { parseSettings, readVariables, SettingsError } from './settings.ts'

const folder = path.resolve(import.meta.dirname, '..')

try {
  const site = path.join(folder, 'dist')
  const settings = parseSettings(readVariables(folder))
  const packages = await buildSite(folder, site, settings)
  const hostFiles = await writeHostFiles(folder, site, settings)
  await writeFile(
    path.join(folder, hostFiles, 'sbom.cdx.json'),
    await billOfMaterials(folder, packages),
  )
  console.log(
    `The site is in dist/, the configuration of other hosts in ${hostFiles}/ (docs/deploy.md).`,
  )
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
