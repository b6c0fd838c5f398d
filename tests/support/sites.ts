import path from 'node:path'
import { startInbox } from '../../tools/mail/inbox.ts'
import { localAccount } from '../../tools/mail/local-account.ts'
import { startMailService } from '../../tools/mail/service.ts'
import { project } from '../../tools/project.ts'
import { startStaticServer } from '../../tools/serve/static-server.ts'
import { builtSite, copySite } from './built-site.ts'
import {
  type Addresses,
  builtFor,
  faultyMailHost,
  requestedVariants,
  settingsOf,
  type Variant,
} from './variants.ts'

/** Starts all servers of the end-to-end tests on free ports: inbox, e-mail service, site variants. */
export async function startSites(): Promise<{ addresses: Addresses; close: () => Promise<void> }> {
  const inbox = await startInbox({ webPort: 0, smtpPort: 0 })
  const mail = await startMailService({
    port: 0,
    smtp: { host: '127.0.0.1', port: inbox.smtpPort },
    account: localAccount,
  })

  const running: { close: () => Promise<void> }[] = []
  const sites = {} as Record<Variant, string>
  const queue = requestedVariants.values()
  const startQueued = async () => {
    for (const variant of queue) {
      const site = await startSite(variant, mail.origin)
      running.push(site)
      sites[variant] = site.url
    }
  }
  // Two builds at a time.
  await Promise.all([startQueued(), startQueued()])

  return {
    addresses: { inbox: inbox.url, mail: mail.origin, sites },
    async close() {
      for (const server of [...running, mail, inbox]) await server.close()
    },
  }
}

async function startSite(variant: Variant, workingMail: string) {
  const mail = variant === 'faulty-mail' ? `http://${faultyMailHost}` : workingMail
  const folder = path.join(project, '.cache/test-sites', variant)
  await copySite(await builtSite(variant), folder, { [builtFor.mail]: mail })
  return startStaticServer({ folder, port: 0, settings: settingsOf(variant, { mail }) })
}
