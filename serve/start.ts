import path from 'node:path'
import { buildSite } from '../build/build-site.ts'
import { readVariables } from '../build/settings.ts'
import { localSettings } from './local-settings.ts'
import { everywhere } from './ports.ts'
import { run } from './run.ts'
import { startStaticServer } from './static-server.ts'

const root = path.resolve(import.meta.dirname, '..')

await run(async (port, mailOrigin) => {
  const settings = localSettings(mailOrigin, `http://localhost:${port}`, readVariables(root))
  const folder = path.join(root, 'dist')
  await buildSite(root, folder, settings)
  const site = await startStaticServer({ folder, port, settings, everywhere: everywhere() })
  return [`Site            ${site.url}`]
})
