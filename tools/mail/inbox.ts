import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { InboxStart, InboxWorkerData } from './inbox-worker.ts'

interface InboxOptions {
  /** Where a person reads the mail; 0 takes any free port. */
  webPort: number
  /** Where mail is delivered; 0 takes any free port. */
  smtpPort: number
}

export interface Inbox {
  url: string
  smtpPort: number
  close(): Promise<void>
}

/**
 * MailDev, an SMTP server that keeps what it is sent and shows it in a browser, on loopback.
 * It runs in a thread of its own, because it writes to the console whatever it is told, and its
 * own `stop` waits half a minute for open connections. A thread can be muted, ends at once, and
 * never outlives the process. Mail lasts as long as the inbox does.
 */
export async function startInbox({ webPort, smtpPort }: InboxOptions): Promise<Inbox> {
  // Its default directory is shared by every MailDev on the machine, and emptied by each of them.
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
    // Should it fail later, mail is refused by the service; the site itself goes on.
    worker.on('error', (error) => process.stderr.write(`The inbox has ended: ${error}\n`))
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
