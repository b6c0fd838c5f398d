import { startInbox } from '../mail/inbox.ts'
import { localAccount } from '../mail/local-account.ts'
import { startMailService } from '../mail/service.ts'

/** The inbox and the e-mail service that delivers to it. `close` ends both, the service first. */
export async function startLocalMail(ports: { mail: number; inbox: number; smtp: number }) {
  const inbox = await startInbox({ webPort: ports.inbox, smtpPort: ports.smtp })
  try {
    const service = await startMailService({
      port: ports.mail,
      smtp: { host: '127.0.0.1', port: inbox.smtpPort },
      account: localAccount,
      log: console.log,
    })
    return {
      origin: service.origin,
      inboxUrl: inbox.url,
      async close() {
        await service.close()
        await inbox.close()
      },
    }
  } catch (error) {
    await inbox.close()
    throw error
  }
}
