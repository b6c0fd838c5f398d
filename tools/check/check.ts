import { parseArgs } from 'node:util'
import { readContent } from '../content/read-content.ts'
import { readVariables } from '../prerender/settings.ts'
import { project } from '../project.ts'
import { folderSteps } from './folder.ts'
import { liveSteps } from './live.ts'
import { LiveSite } from './live-site.ts'
import { runSteps, type Steps } from './report.ts'

/**
 * `npm run check` says whether the site in this folder is right, and with an address, whether what is online is. Exits
 * with 1 if something is wrong, and with 2 if something is left to decide.
 */
const usage = `npm run check
npm run check -- https://your.site [--send] (docs/deploy.md)`

function chosenSteps(): Steps {
  const options = { send: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [address, ...others] = positionals
  if (others.length > 0 || (values.send && !address)) throw new Error('Name one site.')
  if (!address) return folderSteps()
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error(`“${address}” is not the address of a site.`)
  const { VITE_CONTACT_FALLBACK_URL: fallback } = readVariables(project)
  return liveSteps(new LiveSite(address), readContent(project), { ...values, fallback })
}

try {
  process.exitCode = await runSteps(chosenSteps())
} catch (error) {
  console.error(`${(error as Error).message}\n\nUsage:\n${usage}`)
  process.exitCode = 1
}
