import { parseArgs } from 'node:util'
import { readContent } from '../prerender/content/read-content.ts'
import { project } from '../project.ts'
import { accountSteps, folderSteps } from './folder.ts'
import { formSteps } from './form.ts'
import { liveSteps } from './live.ts'
import { LiveSite } from './live-site.ts'
import { runSteps } from './report.ts'

/**
 * `npm run check` says whether the site in this folder is right, and with an address, whether what is online is. Exits
 * with 1 if something is wrong, and with 2 if something is left to decide.
 */
const usage = `npm run check [-- --send]
npm run check -- https://your.site [--form] [--message [--inbox URL]]
docs/deploy.md and docs/make-it-yours.md say more.`

function chosenSteps() {
  const { values, positionals } = parseArgs({
    options: {
      send: { type: 'boolean' },
      form: { type: 'boolean' },
      message: { type: 'boolean' },
      inbox: { type: 'string' },
    },
    allowPositionals: true,
  })
  const { send, form, message, inbox } = values
  const [address, ...others] = positionals
  const other = address ? send : (form ?? message ?? inbox)
  if (others.length > 0 || other || (inbox && !message))
    throw new Error('These options do not belong together.')
  if (address) {
    if (!/^https?:\/\//.test(address) || !URL.canParse(address))
      throw new Error(`“${address}” is not the address of a site.`)
    const site = new LiveSite(address)
    return {
      ...(form ? {} : liveSteps(site, project, readContent(project))),
      ...formSteps(site, { message, inbox }),
    }
  }
  return send ? accountSteps() : folderSteps()
}

try {
  process.exitCode = await runSteps(chosenSteps())
} catch (error) {
  console.error(`${(error as Error).message}\n\nUsage:\n${usage}`)
  process.exitCode = 1
}
