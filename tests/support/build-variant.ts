import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from '../../build/build-site.ts'

/** One build in a process of its own: a build leaves its settings in the environment. */
const { values } = parseArgs({
  options: { out: { type: 'string' }, settings: { type: 'string' } },
})
const folder = path.resolve(import.meta.dirname, '../..')
await buildSite(folder, path.resolve(folder, values.out!), JSON.parse(values.settings!))
