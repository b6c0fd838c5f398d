import type { Interactions } from './interactions.ts'
import type { Form } from './lighthouse.ts'
import { limits } from './limits.ts'
import type { Fetched } from './load.ts'
import type { PageResults, Results, Summary, Visit } from './results.ts'
import type { Spread } from './statistics.ts'
import { bytes, millis, percent, seconds, table } from './table.ts'

type Pages = [string, PageResults][]

/** All figures of a run, as tables in Markdown. */
export function report(results: Pick<Results, 'pages' | 'machine' | 'browser'>): string {
  const pages = Object.entries(results.pages)
  return [
    conditions(results, pages),
    '### Limits',
    limitsTable(pages),
    '### Load: median (least to most)',
    loadTable(pages),
    ...failures(pages),
    '### Interaction to next paint, processor 4 times slower: median (least to most)',
    interactionTable(pages),
    '### What a first visit fetches, compressed',
    weightTable(pages),
  ].join('\n\n')
}

function conditions({ machine, browser }: Pick<Results, 'machine' | 'browser'>, pages: Pages) {
  const speeds = pages.flatMap(([, { lighthouse }]) =>
    [lighthouse.mobile, lighthouse.desktop].map(({ site }) => site.machine),
  )
  const least = Math.min(...speeds.map((speed) => speed.least))
  const most = Math.max(...speeds.map((speed) => speed.most))
  const when = pages.map(([page, { measured, commit, runs }]) => {
    return `${page}: ${runs} runs, ${measured.slice(0, 16).replace('T', ' ')} UTC, ${commit}`
  })
  const index = `${Math.round(least)} to ${Math.round(most)}`
  return `${machine}, ${browser}. Noise: while it measured, the machine’s speed went from ${index} (Lighthouse’s benchmark index; higher is faster).\n\n${when.map((line) => `- ${line}`).join('\n')}`
}

function limitsTable(pages: Pages) {
  return table(
    ['What', 'At most', ...pages.map(([page]) => page)],
    limits.map(({ what, most, measured }) => [
      what,
      most,
      ...pages.map(([, results]) => {
        const { text, holds } = measured(results)
        return holds ? text : `**${text}**`
      }),
    ]),
  )
}

function loadTable(pages: Pages) {
  const forms: Form[] = ['mobile', 'desktop']
  return table(
    ['Page', 'Form', 'Of', 'First paint', 'Largest paint', 'Blocked', 'Score', 'Site to this one'],
    pages.flatMap(([page, { lighthouse }]) =>
      forms.flatMap((form) => {
        const { site, ...others } = lighthouse[form]
        return Object.entries({ site, ...others }).map(([name, summary]) => [
          page,
          form,
          name,
          times(summary.firstPaint, seconds),
          times(summary.largestPaint, seconds),
          times(summary.blocking, millis),
          String(summary.scores.performance?.median ?? '–'),
          name === 'site' ? '' : ratios(site, summary),
        ])
      }),
    ),
  )
}

function ratios(site: Summary, other: Summary) {
  const ratio = (of: (summary: Summary) => Spread) =>
    (of(site).median / of(other).median).toFixed(2)
  return `${ratio(({ firstPaint }) => firstPaint)} / ${ratio(({ largestPaint }) => largestPaint)}`
}

function failures(pages: Pages): string[] {
  const lines = pages.flatMap(([page, { lighthouse }]) =>
    Object.entries(lighthouse).flatMap(([form, { site }]) =>
      site.failures.map((failure) => `- ${page}, ${form}: ${failure}`),
    ),
  )
  return lines.length > 0 ? ['What cost points in at least one run:', lines.join('\n')] : []
}

function interactionTable(pages: Pages) {
  const all = visits(pages)
  const names = new Set(all.flatMap(([, { interactions }]) => kindsOf(interactions)))
  const row = (name: string, cell: (interactions: Interactions) => string | undefined) => [
    name,
    ...all.map(([, { interactions }]) => (interactions && cell(interactions)) || '–'),
  ]
  return table(
    ['What', ...all.map(([label]) => label)],
    [
      ...[...names].map((name) =>
        row(name, ({ nextPaint: { [name]: one } }) => one && times(one, millis)),
      ),
      row('click to the tab’s panel', ({ panel }) => panel && times(panel, millis)),
      row('click to next page’s content', (one) => times(one.nextPage, millis)),
      row('frames of a scroll over 1/60 s', (one) => times(one.lateFrames, percent)),
    ],
  )
}

const kindsOf = (interactions: Interactions | undefined) =>
  Object.keys(interactions?.nextPaint ?? {})

/** A column for each page, and one for the other site's where there is one. */
function visits(pages: Pages): [string, Visit][] {
  return pages.flatMap(([page, { site, against }]): [string, Visit][] => [
    [page, site],
    ...(against ? ([[`${page} (against)`, against]] satisfies [string, Visit][]) : []),
  ])
}

const times = (of: Spread, format: (value: number) => string) =>
  of.least === of.most
    ? format(of.median)
    : `${format(of.median)} (${format(of.least)} to ${format(of.most)})`

function weightTable(pages: Pages) {
  const parts: [string, (fetched: Fetched) => boolean][] = [
    ['document', ({ kind }) => kind === 'document'],
    ['style sheets', ({ kind }) => kind === 'style'],
    ['script', ({ kind }) => kind === 'script'],
    ['font', ({ kind }) => kind === 'font'],
    ['other', ({ kind }) => kind === 'other'],
    ['in all', () => true],
  ]
  const all = visits(pages)
  return table(
    ['Bytes (files)', ...all.map(([label]) => label)],
    parts.map(([name, belongs]) => [
      name,
      ...all.map(([, { fetched }]) => {
        const own = fetched.filter(belongs)
        return `${bytes(own.reduce((sum, one) => sum + one.bytes, 0))} (${own.length})`
      }),
    ]),
  )
}
