import { decide, type Problem } from './report.ts'
import type { Sources } from './translations.ts'

export const sampleBrand = 'Relaywell'

/** What no other site has, and what it is. */
const traces: [what: string, pattern: RegExp][] = [
  // But for sample addresses.
  ['its name', /Relaywell(?!\.example)/i],
  ['its e-mail addresses or links', /(@|:\/\/)(\S*[-_.])?example\b/i],
  // 555-0100 to 555-0199 are reserved for fiction (North American Numbering Plan).
  ['its telephone number', /(\b|\+1)\d{3}\D{0,2}555\D?01\d\d\b/],
  ['its place on the map', /\b(38\.89511|77\.03637)\b/],
  ['its small print', /smallPrint:.*\b(sample|muestra)\b/i],
  ['its logo', /\bM3 12H45\b/],
  ['its facts', /^clients: '500\+'\nsatisfaction: 98%$/m],
  ['its figures', /value: 51$.*value: 96$.*value: 44$/ms],
  ['its recordings', /\btarn-boots-\S+\.mp3\b/],
  ['its privacy text', /through EmailJS, our email service, to our inbox and nowhere else\./],
  ['what is marked `sample: true`', /^\s*sample: true\b/m],
]

/** The files that still have something of the sample brand. */
export function* sampleLeftovers(languages: Sources[]): Generator<Problem> {
  for (const { file, source } of languages.flatMap(({ sources }) => [...sources.values()])) {
    const found = traces.flatMap(([what, pattern]) => (pattern.test(source) ? what : []))
    if (found.length > 0) yield decide(`Of the sample: ${found.join(', ')}.`, file)
  }
}

/** Whether a host name is reserved for examples and tests (RFC 2606, RFC 6761) or is this machine's. */
export const isSampleHost = (host: string) =>
  /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^127\.|^\[::1\]$/.test(
    host,
  )
