import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from '../../tools/prerender/build-site.ts'
import { project } from '../../tools/project.ts'

/** Builds one variant of the site. A script, so that builds run in separate processes. */
const { values } = parseArgs({
  options: { out: { type: 'string' }, settings: { type: 'string' } },
})
await buildSite(project, path.resolve(project, values.out!), JSON.parse(values.settings!))
