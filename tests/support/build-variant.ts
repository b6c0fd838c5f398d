import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from '../../build/build-site.ts'

/** Builds one variant of the site, in a process of its own. */
const { values } = parseArgs({
  options: { out: { type: 'string' }, settings: { type: 'string' } },
})
const folder = path.resolve(import.meta.dirname, '../..')
await buildSite(folder, path.resolve(folder, values.out!), JSON.parse(values.settings!))
