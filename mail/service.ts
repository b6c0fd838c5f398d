import { once } from 'node:events'
import { type Account, checkAccount, checkSize } from './checks.ts'
import { createDelivery, type SmtpOptions } from './delivery.ts'
import { createHttpServer } from './http-server.ts'
import { RateLimit } from './rate-limit.ts'
import { tooOften } from './refusal.ts'
import type { Submission } from './submission.ts'
import { fillTemplate, loadTemplate } from './template.ts'

export interface MailServiceOptions {
  /** 0 takes any free port. */
  port: number
  /** Loopback unless told otherwise: whoever reaches the service can send mail. */
  host?: string | undefined
  smtp: SmtpOptions
  account: Account
  /** How many sends a second each sender may make; without it, any number. */
  ratePerSecond?: number | undefined
  /** How long a request body may take to arrive, in milliseconds. */
  bodyTimeout?: number | undefined
  /** Takes a line for each answer: method, path, status, and what SMTP said; never a field. */
  log?: ((line: string) => void) | undefined
}

export interface MailService {
  origin: string
  /** Stops accepting, finishes what was accepted, then ends. */
  close(): Promise<void>
}

export async function startMailService(options: MailServiceOptions): Promise<MailService> {
  const { port, host = '127.0.0.1', account, ratePerSecond, bodyTimeout = 30_000, log } = options
  const template = await loadTemplate(account.templateId)
  const delivery = createDelivery(options.smtp)
  const rateLimit = ratePerSecond === undefined ? undefined : new RateLimit(ratePerSecond)

  async function send(submission: Submission, sender: string): Promise<void> {
    checkAccount(submission, account)
    checkSize(submission.variables)
    const key = `${submission.publicKey} ${sender}`
    if (rateLimit?.allows(key, performance.now()) === false) throw tooOften()
    await delivery.deliver(fillTemplate(template, submission.variables))
  }

  const server = await createHttpServer({ send, bodyTimeout, log })
  const origin = await server.listen({ port, host })

  async function shutDown(): Promise<void> {
    // Fastify listens on for a few turns of the event loop, and so would accept what follows.
    const ended = once(server.server, 'close')
    server.server.close()
    await Promise.all([ended, server.close()])
    // A sender who left before the answer keeps no connection open, yet was accepted.
    await delivery.finished()
  }
  let closed: Promise<void> | undefined

  return {
    origin,
    close() {
      closed ??= shutDown()
      return closed
    },
  }
}
