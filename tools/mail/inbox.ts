import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { InboxStart, InboxWorkerData } from './inbox-worker.ts'

interface InboxOptions {
  /** The port of the web interface; 0 takes any free port. */
  webPort: number
  /** The port of the SMTP server; 0 takes any free port. */
  smtpPort: number
}

export interface Inbox {
  url: string
  smtpPort: number
  close(): Promise<void>
}

/**
 * Starts MailDev on loopback: an SMTP server with a web interface for reading the mail. Closing it deletes the
 * mail.
 *
 * It runs in a worker thread because it writes to the console even with `silent`, and its `stop` waits 30 s for
 * open connections. A thread can be muted and terminated at once.
 *
 * @throws an Error with `code` and `port`, such as EADDRINUSE
 */
export async function startInbox({ webPort, smtpPort }: InboxOptions): Promise<Inbox> {
  // Every MailDev on the machine shares the default directory, and empties it.
  const mailDirectory = await mkdtemp(join(tmpdir(), 'inbox-'))
  const workerData: InboxWorkerData = { webPort, smtpPort, mailDirectory }
  const worker = new Worker(join(import.meta.dirname, 'inbox-worker.ts'), {
    workerData,
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()

  const removeMail = () => rmSync(mailDirectory, { recursive: true, force: true })
  process.once('exit', removeMail)

  async function close() {
    await worker.terminate()
    removeMail()
    process.off('exit', removeMail)
  }

  try {
    const [start] = (await once(worker, 'message')) as [InboxStart]
    if (!start.started) throw startError(start)
    // If the inbox crashes later, the site keeps running, and the service answers 502.
    worker.on('error', (error) => process.stderr.write(`The inbox has crashed: ${error}\n`))
    return { url: `http://127.0.0.1:${start.webPort}`, smtpPort: start.smtpPort, close }
  } catch (error) {
    await close()
    throw error
  }
}

function startError({ code, message, port }: Extract<InboxStart, { started: false }>): Error {
  const text = code === 'EADDRINUSE' ? `Port ${port} is taken` : message
  return Object.assign(new Error(`The inbox could not start: ${text}`), { code, port })
}
