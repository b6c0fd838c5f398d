import { parentPort, workerData } from 'node:worker_threads'
import { MailDev } from 'maildev'

/** Runs MailDev for inbox.ts, which explains why it has its own thread. */

export interface InboxWorkerData {
  webPort: number
  smtpPort: number
  mailDirectory: string
}

export type InboxStart =
  | { started: true; webPort: number; smtpPort: number }
  | { started: false; code: string; message: string; port: number | undefined }

const { webPort, smtpPort, mailDirectory } = workerData as InboxWorkerData
const host = '127.0.0.1'

async function start(): Promise<InboxStart> {
  try {
    const maildev = new MailDev({
      web: webPort,
      webIp: host,
      smtp: smtpPort,
      ip: host,
      mailDirectory,
      maxEmails: 1000,
      silent: true,
    })
    const { api, smtp } = await maildev.start()
    return { started: true, webPort: api?.getPort() ?? webPort, smtpPort: smtp.getPort() }
  } catch (error) {
    const { code = '', message, port } = error as NodeJS.ErrnoException & { port?: number }
    return { started: false, code, message, port }
  }
}

parentPort?.postMessage(await start())
