import type { Readable } from 'node:stream'
import { Refusal, tooLarge } from './refusal.ts'

export interface BodyLimits {
  bytes: number
  milliseconds: number
}

/**
 * Reads a request body whole. One that is too large is read to its end and thrown away: answering
 * earlier would close the connection under a sender that is still writing, who then sees a reset
 * instead of the 413. The time limit bounds that, and senders that never finish.
 */
export function readBody(stream: Readable, limits: BodyLimits): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  let size = 0

  const timer = setTimeout(
    () => reject(new Refusal(408, 'The request took too long to arrive')),
    limits.milliseconds,
  )
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= limits.bytes) chunks.push(chunk)
    else chunks.length = 0
  })
  stream.on('end', () =>
    size > limits.bytes ? reject(tooLarge()) : resolve(Buffer.concat(chunks)),
  )
  stream.on('error', reject)
  stream.on('close', () => reject(new Refusal(400, 'The request was cut off')))

  return promise.finally(() => clearTimeout(timer))
}
