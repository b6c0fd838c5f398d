import path from 'node:path'
import { startInbox } from '../../tools/mail/inbox.ts'
import { localAccount } from '../../tools/mail/local-account.ts'
import { startMailService } from '../../tools/mail/service.ts'
import { project } from '../../tools/project.ts'
import { startStaticServer } from '../../tools/serve/static-server.ts'
import { builtSite, copySite } from './built-site.ts'
import { startCollector } from './collector.ts'
import {
  type Addresses,
  builtFor,
  servicesOf,
  settingsOf,
  type Variant,
  variants,
} from './variants.ts'

/** Starts all servers of the end-to-end tests on free ports: inbox, e-mail service, collector, site variants. */
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
  const requested = process.env.TEST_VARIANTS?.split(',')
  const queue = variants.filter((name) => !requested || requested.includes(name)).values()
  const startQueued = async () => {
    for (const variant of queue) {
      const site = await startSite(variant, services)
      running.push(site)
      sites[variant] = site.url
    }
  }
  // Two builds at a time.
  await Promise.all([startQueued(), startQueued()])

  return {
    addresses: { ...services, sites },
    async close() {
      for (const server of [...running, collector, mail, inbox]) await server.close()
    },
  }
}

async function startSite(variant: Variant, services: Omit<Addresses, 'sites'>) {
  const { mail, collector } = servicesOf(variant, services)
  const site = path.join(project, '.cache/test-sites', variant)
  await copySite(await builtSite(variant), site, {
    [builtFor.mail]: mail,
    [builtFor.collector]: collector,
  })
  const settings = settingsOf(variant, { mail, collector })
  return startStaticServer({ folder: site, port: 0, settings })
}
