import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { parseSettings } from '../../build/settings.ts'
import { startInbox } from '../../mail/inbox.ts'
import { localAccount } from '../../mail/local-account.ts'
import { startMailService } from '../../mail/service.ts'
import { localVariables } from '../../serve/local-settings.ts'
import { startStaticServer } from '../../serve/static-server.ts'
import { startCollector } from './collector.ts'
import { type Addresses, extraSettings, siteUrl, type Variant, variants } from './variants.ts'

const folder = path.resolve(import.meta.dirname, '../..')

/** Starts what the journeys need, all on free ports: inbox, e-mail services, collector, and each variant of the site. */
export async function startSites(): Promise<{ addresses: Addresses; close: () => Promise<void> }> {
  const inbox = await startInbox({ webPort: 0, smtpPort: 0 })
  const mail = await startMailService({
    port: 0,
    smtp: { host: '127.0.0.1', port: inbox.smtpPort },
    account: localAccount,
  })
  const collector = await startCollector()
  const services = {
    inbox: inbox.url,
    mail: mail.origin,
    collector: collector.origin,
  }

  const running: { close: () => Promise<void> }[] = []
  const sites = {} as Record<Variant, string>
  // One after the other: a build takes both of the machine's cores.
  const asked = process.env.TEST_VARIANTS?.split(',')
  for (const variant of variants.filter((name) => !asked || asked.includes(name))) {
    const site = await startSite(variant, services)
    running.push(site)
    sites[variant] = site.url
  }

  return {
    addresses: { ...services, sites },
    async close() {
      for (const part of [...running, collector, mail, inbox]) await part.close()
    },
  }
}

async function startSite(variant: Variant, services: Omit<Addresses, 'sites'>) {
  const settings = parseSettings({
    ...localVariables(services.mail, siteUrl),
    ...extraSettings(variant, services),
  })
  const out = `.cache/test-sites/${variant}`
  const script = path.join(import.meta.dirname, 'build-variant.ts')
  await promisify(execFile)(
    process.execPath,
    [script, '--out', out, '--settings', JSON.stringify(settings)],
    { cwd: folder },
  )
  return startStaticServer({ folder: path.join(folder, out), port: 0, settings })
}
