import path from 'node:path'
import { siteRules } from '../../tools/deploy/site-rules.ts'
import { startMail } from '../../tools/mail/service.ts'
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

/** Starts the inbox, the e-mail service and the sites. The workers inherit the addresses through the environment. */
export default async function setUp() {
  const mail = await startMail()
  const servers: { close: () => Promise<unknown> }[] = [mail]
  const sites = {} as Addresses['sites']
  const queue = requestedVariants.values()
  const startQueued = async () => {
    for (const variant of queue) {
      const server = await startSite(variant, mail.origin)
      servers.unshift(server)
      sites[variant] = server.url
    }
  }
  // Two builds at a time.
  await Promise.all([startQueued(), startQueued()])
  const addresses: Addresses = { inbox: mail.inbox, sites }
  process.env.TEST_ADDRESSES = JSON.stringify(addresses)
  return async () => {
    for (const server of servers) await server.close()
  }
}

async function startSite(variant: Variant, workingMail: string) {
  const isFaulty = variant === 'faulty-mail'
  const mail = isFaulty ? `http://${faultyMailHost}` : workingMail
  const folder = path.join(project, '.cache/test-sites', variant)
  await copySite(await builtSite(variant), folder, { [builtFor]: mail })
  const rules = await siteRules(folder, settingsOf(variant, mail))
  return startStaticServer({ folder, port: 0, rules })
}
