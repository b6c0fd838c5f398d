import type { Fetched, Load } from './load.ts'

/** What a first visit to a page weighs, compressed, without headers. */
export type Weights = {
  /** The document and every style sheet that holds its painting up. */
  documentAndStyles: number
  blockingRequests: number
  scriptBeforeLargestPaint: number
  script: number
  font: number
  fonts: number
  /** What the document asks for itself, and whatever else begins before the largest paint. */
  firstView: number
  requestsBeforeLargestPaint: number
  bytesBeforeLargestPaint: number
}

export function weigh({ fetched, largestPaint }: Load): Weights {
  const early = fetched.filter(({ begin }) => begin < largestPaint)
  const blocking = fetched.filter(({ blocksPaint }) => blocksPaint)
  const of = (kind: Fetched['kind'], among = fetched) => among.filter((one) => one.kind === kind)
  return {
    documentAndStyles: sum([...of('document'), ...of('style', blocking)]),
    blockingRequests: blocking.length,
    scriptBeforeLargestPaint: sum(of('script', early)),
    script: sum(of('script')),
    font: sum(of('font')),
    fonts: of('font').length,
    firstView: sum(fetched.filter((one) => one.by === 'document' || early.includes(one))),
    requestsBeforeLargestPaint: early.length,
    bytesBeforeLargestPaint: sum(early),
  }
}

const sum = (fetched: Fetched[]) => fetched.reduce((total, { bytes }) => total + bytes, 0)
