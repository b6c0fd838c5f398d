import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MailDev } from 'maildev'

/**
 * Starts MailDev on loopback: an SMTP server with a web interface for reading the mail. The mail is deleted
 * when the process ends.
 *
 * @param port of the web interface; 0 takes any free port
 * @throws an Error with `code` and `port`, such as EADDRINUSE
 */
export async function startInbox(port = 0) {
  // Every MailDev on the machine shares the default directory, and empties it.
  const mailDirectory = await mkdtemp(join(tmpdir(), 'inbox-'))
  process.once('exit', () => rmSync(mailDirectory, { recursive: true, force: true }))
  const host = '127.0.0.1'
  const maildev = new MailDev({
    web: port,
    webIp: host,
    smtp: 0,
    ip: host,
    mailDirectory,
    maxEmails: 1000,
    silent: true,
  })
  // MailDev prints its address on its own; the caller prints it with the others.
  const { info } = console
  console.info = () => {}
  const { api, smtp } = await maildev.start().finally(() => (console.info = info))
  return {
    url: `http://${host}:${api!.getPort()}`,
    smtpPort: smtp.getPort(),
    close: () => maildev.stop(),
  }
}
