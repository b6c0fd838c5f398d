import type { Browser, CDPSession, Page } from '@playwright/test'

/** A phone on slow 4G as Lighthouse applies it: what a request takes, bytes a second, and a slower processor. */
const slowPhone = { latency: 562.5, download: 184_320, upload: 84_375, slowdown: 4 }
export const phone = { width: 412, height: 823 }

/** Enough for the loader's own time-out (2 s) and what it then fetches. */
const idleTime = 4000

export type Fetched = {
  path: string
  kind: 'document' | 'style' | 'script' | 'font' | 'other'
  /** Milliseconds after the visit began. */
  begin: number
  end: number
  /** Compressed, without headers. */
  bytes: number
  /** Asked for by the document itself, or by a script that already ran. */
  by: 'document' | 'script'
  blocksPaint: boolean
}

export type Frame = { at: number; jpeg: string }

export type Load = { firstPaint: number; largestPaint: number; fetched: Fetched[]; frames: Frame[] }

/** One first visit, with the slow line and processor really applied, and what was fetched when. */
export async function visit(browser: Browser, url: string, film = false): Promise<Load> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 1.75,
    // No mouse: what is there for one is not fetched.
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowDown(session)
  const requests = await recordRequests(session)
  const frames = film ? await recordFrames(session) : []

  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(idleTime)
  await page.waitForLoadState('networkidle')

  const { paints, sizes } = await timings(page)
  await context.close()
  const began = requests.find(({ type }) => type === 'Document')!
  return {
    ...paints,
    fetched: requests
      .filter(({ end, url: address }) => end && address.startsWith('http'))
      .map((request) => ({
        path: new URL(request.url).pathname,
        kind: kinds[request.type] ?? 'other',
        begin: (request.start - began.start) * 1000,
        end: (request.end - began.start) * 1000,
        bytes: sizes[request.url]?.bytes ?? request.bytes,
        by: request.initiator === 'script' ? 'script' : 'document',
        blocksPaint: sizes[request.url]?.blocksPaint ?? false,
      })),
    frames: frames.map(({ at, jpeg }) => ({ at: (at - began.wall) * 1000, jpeg })),
  }
}

const kinds: Record<string, Fetched['kind']> = {
  Document: 'document',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'font',
}

async function slowDown(session: CDPSession) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latency,
    downloadThroughput: slowPhone.download,
    uploadThroughput: slowPhone.upload,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.slowdown })
}

type Request = {
  id: string
  url: string
  type: string
  initiator: string
  start: number
  wall: number
  end: number
  bytes: number
}

async function recordRequests(session: CDPSession): Promise<Request[]> {
  const requests: Request[] = []
  session.on('Network.requestWillBeSent', (event) => {
    requests.push({
      id: event.requestId,
      url: event.request.url,
      type: event.type ?? 'Other',
      initiator: event.initiator.type,
      start: event.timestamp,
      wall: event.wallTime,
      end: 0,
      bytes: 0,
    })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.find(({ id }) => id === requestId)
    if (request) Object.assign(request, { end: timestamp, bytes: encodedDataLength })
  })
  return requests
}

async function recordFrames(session: CDPSession): Promise<Frame[]> {
  const frames: Frame[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp ?? 0, jpeg: data })
    // The page may be gone by now; its last frames are of no use.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxHeight: 360 })
  return frames
}

/** What the page itself knows: when it was painted, and each resource's compressed size. */
function timings(page: Page) {
  return page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
    const resources = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as (PerformanceResourceTiming & { renderBlockingStatus?: string })[]
    return {
      paints: {
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        largestPaint: largest,
      },
      sizes: Object.fromEntries(
        resources.map(({ name, entryType, encodedBodySize, renderBlockingStatus }) => [
          name,
          {
            bytes: encodedBodySize,
            blocksPaint: entryType === 'resource' && renderBlockingStatus === 'blocking',
          },
        ]),
      ),
    }
  })
}
