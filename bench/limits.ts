import { budgets } from '../tests/support/budgets.ts'
import type { Interactions } from './interactions.ts'
import type { PageResults } from './results.ts'
import { bytes, millis } from './table.ts'

/** What the site is to keep, page by page; `docs/performance.md` shows it with what was measured last. */
type Limit = {
  what: string
  most: string
  measured: (page: PageResults) => Measured
}
type Measured = { text: string; holds: boolean }

const requests = budgets['requests before the application']

const atMost = (value: number, limit: number, text: string): Measured => ({
  text,
  holds: value <= limit,
})

const inBytes = (limit: number, of: (page: PageResults) => number) => ({
  most: `${bytes(limit)} B`,
  measured: (page: PageResults) => atMost(of(page), limit, bytes(of(page))),
})

const toFloor = (paint: 'firstPaint' | 'largestPaint') => ({
  most: '1.05 of the floor',
  measured: ({ lighthouse: { mobile } }: PageResults) => {
    const ratio = mobile.site[paint].median / mobile.floor[paint].median
    return atMost(Math.round(ratio * 100) / 100, 1.05, ratio.toFixed(2))
  },
})

export const limits: Limit[] = [
  {
    what: 'HTML with the CSS that holds painting up',
    ...inBytes(
      budgets['document and styles'],
      ({ site: { weights } }) => weights.documentAndStyles,
    ),
  },
  {
    what: 'render-blocking requests beside it',
    most: '0',
    measured: ({ site: { weights } }) =>
      atMost(weights.blockingRequests, 0, String(weights.blockingRequests)),
  },
  {
    what: 'script fetched before the largest paint',
    ...inBytes(
      budgets['script before the application'],
      ({ site: { weights } }) => weights.scriptBeforeLargestPaint,
    ),
  },
  {
    what: 'script in all',
    ...inBytes(budgets['script in all'], ({ site: { weights } }) => weights.script),
  },
  {
    what: 'font, one file',
    most: `1, ${bytes(budgets.font)} B`,
    measured: ({ site: { weights } }) => ({
      text: `${weights.fonts}, ${bytes(weights.font)}`,
      holds: weights.fonts <= 1 && weights.font <= budgets.font,
    }),
  },
  {
    what: 'first view in all',
    ...inBytes(
      budgets['first view, before the application'],
      ({ site: { weights } }) => weights.firstView,
    ),
  },
  {
    what: 'requests before the largest paint',
    most: String(requests),
    measured: ({ site: { weights } }) =>
      atMost(
        weights.requestsBeforeLargestPaint,
        requests,
        String(weights.requestsBeforeLargestPaint),
      ),
  },
  { what: 'first paint', ...toFloor('firstPaint') },
  { what: 'largest paint', ...toFloor('largestPaint') },
  {
    what: 'layout shift, mobile and desktop',
    most: '0',
    measured: ({ lighthouse: { mobile, desktop } }) => {
      const shift = Math.max(mobile.site.shift.most, desktop.site.shift.most)
      return atMost(shift, 0, shift === 0 ? '0' : shift.toFixed(4))
    },
  },
  {
    what: 'Lighthouse mobile: performance, accessibility, best practices, SEO',
    most: '100 each',
    measured: ({ lighthouse: { mobile } }) => {
      const scores = Object.values(mobile.site.scores).map(({ median }) => median)
      return { text: scores.join(', '), holds: scores.every((score) => score === 100) }
    },
  },
  {
    what: 'blocking time',
    most: '50 ms',
    measured: ({ lighthouse: { mobile } }) =>
      atMost(mobile.site.blocking.median, 50, millis(mobile.site.blocking.median)),
  },
  {
    what: 'tab, card, menu, typing to next paint: median, longest',
    most: '50 ms, 100 ms',
    measured: ({ site }) => worstInteraction(site.interactions),
  },
  {
    what: 'click to the next page’s content: median, longest',
    most: '100 ms',
    measured: ({ site }) => {
      const arrival = site.interactions?.nextPage
      if (!arrival) return { text: '–', holds: true }
      return {
        text: `${millis(arrival.median)}, ${millis(arrival.most)}${arrival.flashes > 0 ? ', with a flash' : ''}`,
        holds: arrival.median <= 100 && arrival.flashes === 0,
      }
    },
  },
]

/** The slowest kind of interaction stands for all; a link has its own limit, the next page's content. */
function worstInteraction(interactions: Interactions | undefined): Measured {
  const { link: _, ...others } = interactions?.nextPaint ?? {}
  const kinds = Object.values(others)
  if (kinds.length === 0) return { text: '–', holds: true }
  const median = Math.max(...kinds.map((kind) => kind.median))
  const most = Math.max(...kinds.map((kind) => kind.most))
  return { text: `${millis(median)}, ${millis(most)}`, holds: median <= 50 && most <= 100 }
}
