import { describe, expect, test } from 'vitest'
import type { Fetched } from './load.ts'
import { weigh } from './weights.ts'

const fetched = (one: Partial<Fetched>): Fetched => ({
  path: '/',
  kind: 'other',
  begin: 0,
  end: 1,
  bytes: 0,
  by: 'document',
  blocksPaint: false,
  ...one,
})

describe('What a first visit weighs', () => {
  const weights = weigh({
    firstPaint: 900,
    largestPaint: 1000,
    frames: [],
    fetched: [
      fetched({ kind: 'document', bytes: 6000 }),
      fetched({ kind: 'style', begin: 500, bytes: 3000, blocksPaint: true }),
      fetched({ kind: 'style', begin: 500, bytes: 400 }),
      fetched({ kind: 'script', begin: 500, bytes: 1500 }),
      fetched({ kind: 'font', begin: 510, bytes: 20_000 }),
      fetched({ kind: 'script', begin: 1500, bytes: 70_000, by: 'script' }),
      fetched({ kind: 'other', begin: 1600, bytes: 200 }),
    ],
  })

  test('counts with the document only the styles that hold its painting up', () => {
    expect(weights).toMatchObject({ documentAndStyles: 9000, blockingRequests: 1 })
  })

  test('tells what begins before the largest paint from what comes later', () => {
    expect(weights).toMatchObject({
      requestsBeforeLargestPaint: 5,
      bytesBeforeLargestPaint: 30_900,
      scriptBeforeLargestPaint: 1500,
      script: 71_500,
    })
  })

  test('takes for the first view what the document itself asks for', () => {
    expect(weights.firstView).toBe(31_100)
  })
})
