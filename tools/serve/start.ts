import path from 'node:path'
import { buildSite } from '../prerender/build-site.ts'
import { readVariables } from '../prerender/settings.ts'
import { project } from '../project.ts'
import { localSettings } from './local-settings.ts'
import { hasHostOption } from './ports.ts'
import { run } from './run.ts'
import { startStaticServer } from './static-server.ts'

await run('npm start', async (port, mailOrigin) => {
  const settings = localSettings(mailOrigin, `http://localhost:${port}`, readVariables(project))
  const folder = path.join(project, '.cache/local-site')
  const rules = await buildSite(project, folder, settings)
  const site = await startStaticServer({ folder, port, rules, isPublic: hasHostOption() })
  return [`Site            ${site.url}`]
})
