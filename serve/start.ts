import path from 'node:path'
import { buildSite } from '../build/build-site.ts'
import { readVariables } from '../build/settings.ts'
import { everywhere } from './listen.ts'
import { startLocalMail } from './local-mail.ts'
import { localSettings } from './local-settings.ts'
import { localPorts } from './ports.ts'
import { run } from './run.ts'
import { startStaticServer } from './static-server.ts'

const folder = path.resolve(import.meta.dirname, '..')

await run(async () => {
  const ports = localPorts(process.env.PORT)
  const mail = await startLocalMail(ports)
  try {
    const url = `http://localhost:${ports.site}`
    const settings = localSettings(mail.origin, url, readVariables(folder))
    const outDir = path.join(folder, 'dist')
    await buildSite(folder, outDir, settings)
    const site = await startStaticServer({
      folder: outDir,
      port: ports.site,
      settings,
      everywhere: everywhere(),
    })
    return {
      lines: [
        `  Site            ${site.url}`,
        `  Inbox           ${mail.inboxUrl}`,
        `  E-mail service  ${mail.origin}`,
        '',
        '  Ctrl-C ends all of them.',
      ],
      async close() {
        await site.close()
        await mail.close()
      },
    }
  } catch (error) {
    await mail.close()
    throw error
  }
})
