import { startInbox } from '../mail/inbox.ts'
import { localAccount } from '../mail/local-account.ts'
import { startMailService } from '../mail/service.ts'
import { explainPortError, localPorts } from './ports.ts'

/**
 * Runs the site, the e-mail service and the inbox that it delivers to, until Ctrl-C. Prints their addresses,
 * or why they cannot run.
 *
 * @param startSite starts the site and returns the lines to print about it
 */
export async function run(
  startSite: (port: number, mailOrigin: string) => Promise<string[]>,
): Promise<void> {
  let isRunning = false
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => process.exit(isRunning ? 0 : 1))
  try {
    const ports = localPorts(process.env.PORT)
    const inbox = await startInbox({ webPort: ports.inbox, smtpPort: ports.smtp })
    const mail = await startMailService({
      port: ports.mail,
      smtp: { host: '127.0.0.1', port: inbox.smtpPort },
      account: localAccount,
      log: console.log,
    })
    const siteLines = await startSite(ports.site, mail.origin)
    const mailLines = [`Inbox           ${inbox.url}`, `E-mail service  ${mail.origin}`]
    console.log(`\n  ${[...siteLines, ...mailLines].join('\n  ')}\n\n  Press Ctrl-C to stop.\n`)
    isRunning = true
  } catch (error) {
    const explained = explainPortError(error)
    console.error(explained instanceof Error ? explained.message : explained)
    process.exit(1)
  }
}
