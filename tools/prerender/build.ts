import path from 'node:path'
import { ContentError } from '../content/problem.ts'
import { writeHostFiles } from '../deploy/write-host-files.ts'
import { project } from '../project.ts'
import { buildSite } from './build-site.ts'
import { parseSettings, readVariables, SettingsError } from './settings.ts'

try {
  const settings = parseSettings(readVariables(project))
  const rules = await buildSite(project, path.join(project, 'dist'), settings)
  const hostFiles = await writeHostFiles(project, rules)
  const what = settings.VITE_SITE_DRAFTS
    ? 'a preview with drafts, not for search engines,'
    : 'the site'
  console.log(
    `Built ${what} in dist/ and the configuration for hosts in ${hostFiles}/. docs/deploy.md says how to deploy it.`,
  )
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
