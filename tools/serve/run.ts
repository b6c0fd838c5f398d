import { startMail } from '../mail/service.ts'
import { localPorts } from './ports.ts'

/**
 * Runs the site, the e-mail service and the inbox that it delivers to, until Ctrl-C. Prints their addresses,
 * or why they cannot run.
 *
 * @param command the command that was run
 * @param startSite starts the site and returns the lines to print about it
 */
export async function run(
  command: string,
  startSite: (port: number, mailOrigin: string) => Promise<string[]>,
): Promise<void> {
  // So that listeners to `exit` run.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit())
  try {
    const { site, ...ports } = await localPorts(process.env.PORT, command)
    const mail = await startMail(ports, console.log)
    const siteLines = await startSite(site, mail.origin)
    const mailLines = [`Inbox           ${mail.inbox}`, `E-mail service  ${mail.origin}`]
    console.log(`\n  ${[...siteLines, ...mailLines].join('\n  ')}\n\n  Press Ctrl-C to stop.\n`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
