/** What docs/reliability.md has a row for, in its order; each is tried by exactly one test. */
export const faults = [
  'answer 400',
  'answer 403',
  'answer 412',
  'answer 413',
  'answer 422',
  'answer 429',
  'answer 451',
  'answer 500',
  'answer 502',
  'answer 503',
  'answer 503, its body no text',
  'answer 200, its body no text',
  'connection refused',
  'connection reset',
  'answer cut in the middle of its body',
  'CORS refused before the message',
  'CORS refused after the message',
  'DNS failure',
  'no answer',
  'answer after 29 s',
  'answer after 31 s',
  'client library does not load',
  'client library throws a string',
  'localStorage blocked, library would throw',
  'all storage blocked',
  'offline, then online',
  'honeypot filled in',
  'double click',
  'Enter and click',
  'submit while sending',
  'back and forward while sending',
  'reload while sending',
  'two tabs, a message each',
  'typed before the scripts (10 s late), sent after',
  'sent before the scripts (10 s late)',
  'sent twice before the application',
  'sent before the application, and again once it is there',
  'early send stopped by the visitor',
  'without JavaScript',
  'draft: reload',
  'draft: crash',
  'draft: another page and back',
  'draft: after a successful send',
  'draft: sent from a later document',
  'draft: another tab',
  'text: every plane of Unicode',
  'text: right to left',
  'text: control characters',
  'text: lines starting with a dot',
  'text: 10 000 lines',
  'text: looks like mail headers',
  'text: 51 200 bytes',
  'text: 51 201 bytes',
] as const

export type FaultName = (typeof faults)[number]

export type Trial = {
  fault: FaultName
  /** What the visitor sees. */
  sees: string
  arrives: string
  /** How many messages are neither there nor told as failed with everything kept. */
  lost: number
  /** How many messages are there more than once. */
  twice: number
}

export const trialAnnotation = 'trial'
