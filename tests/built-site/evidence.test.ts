import { expect, test } from 'vitest'
import { caseStations } from '../../src/content/work.ts'
import { fill } from '../../src/lib/fill.ts'
import { amountIn, figureOf } from '../../src/lib/format.ts'
import { about, content, entries, fragmentOf, home, site } from '../support/content.ts'
import { aboutPage, homePage, sectionsOf, servicesPage } from '../support/pages.ts'
import { documentOf, htmlOf, textsOf } from './files.ts'

const { work, plan, pricing, beforeYouSign, facts } = content
const { stats, process } = content.servicesPage
const { metrics } = home.impact
const questions = Object.values(beforeYouSign?.questions ?? {})
const decisions = plan?.parts.flatMap(({ decision = [] }) => decision) ?? []

type Row = [selector: string, texts: string[]]
/** The rows of a page that a site may lack. */
const on = (page: { meta: { path: string } } | undefined, ...rows: Row[]) =>
  page ? rows.map((row) => [page.meta.path, ...row] as const) : []
/** The rows of a section that a page may leave out. */
const inSection = ({ path }: typeof homePage, name: string, ...rows: Row[]) =>
  sectionsOf(htmlOf(path)).includes(name)
    ? rows.map(
        ([end, texts]) => [path, `[aria-labelledby="${name}-heading"] ${end}`, texts] as const,
      )
    : []

test.each([
  ...inSection(
    homePage,
    'impact',
    ['li > p.figure', metrics.map((metric) => figureOf(site.locale, metric).parts.join(''))],
    ['li > p:last-child', metrics.map(({ basis }) => basis ?? site.sample)],
  ),
  ...inSection(servicesPage, 'stats', ['dd', stats.map(({ value }) => value)]),
  ...inSection(servicesPage, 'process', [
    'ol > li',
    process.steps.map(({ title, description }, index) => `${index + 1}${title}${description}`),
  ]),
  ...inSection(aboutPage, 'story', ['dd', about.story.stats.map(({ value }) => value)]),
  ...entries.cases.flatMap(({ path, result }) =>
    on(
      { meta: { path } },
      ['ol[data-line] > li h2', caseStations.map((name) => work!.stations[name])],
      ['[data-station=result] dl dt', Object.values(work!.measurement)],
      [
        '[data-station=result] li .visually-hidden',
        result.figures.map(({ before, after }) => fill(work!.change, { before, after })),
      ],
    ),
  ),
  ...on(
    plan,
    [
      'h2 + ol > li:not([data-decision]) p strong',
      plan?.parts.flatMap(({ steps }) => steps.flatMap(({ on, what }) => [on, what])) ?? [],
    ],
    ['[data-decision] h3', decisions.map(({ heading }) => heading)],
    ['[data-decision] dt', decisions.flatMap(() => [plan!.go, plan!.noGo])],
  ),
  ...on(
    beforeYouSign,
    ['ol > li h2', questions.map(({ question }) => question)],
    [
      'details:not([open]) > summary',
      questions.flatMap(({ details = [] }) => details.map(({ title }) => title)),
    ],
  ),
])('On %s, each “%s” has what its content has', (path, selector, texts) => {
  expect(textsOf(documentOf(path), `main ${selector}`)).toEqual(texts)
})

test.each(entries.cases)(
  'The case $slug is in the index, linked from its services, and leads to one other case',
  (entry) => {
    const linksTo = ({ path }: { path: string }, from: string, within = 'main') => [
      ...documentOf(from).querySelectorAll(`${within} a[href="${path}"]`),
    ]
    expect(linksTo(entry, work!.meta.path)).toHaveLength(1)
    for (const slug of entry.services.filter(fragmentOf))
      expect(linksTo(entry, servicesPage.path, `[id="${slug}"]`)).not.toEqual([])
    const others = entries.cases.filter(({ slug }) => slug !== entry.slug)
    const next = others.flatMap((other) => linksTo(other, entry.path, 'main article + *'))
    expect(next).toHaveLength(Math.min(1, others.length))
  },
)

test.runIf(pricing)('The page about prices has the price of each service, and no fields', () => {
  const document = documentOf(pricing!.meta.path)
  const prices = textsOf(document, 'main li strong')
  for (const amount of pricing!.offers.flatMap(({ build, monthly }) => [build, monthly]))
    expect(prices).toContain(amountIn(site.locale, facts.currency, amount))
  expect(document.querySelectorAll('main > :not(#contact) :is(input, island-root)')).toHaveLength(0)
})

test.runIf(plan)('The hours of the plan are the sum of its steps', () => {
  const document = documentOf(plan!.meta.path)
  const hours = [...document.querySelectorAll('[data-hours]')].map((step) =>
    Number(step.getAttribute('data-hours')),
  )
  const sum = hours.reduce((all, each) => all + each, 0)
  expect(textsOf(document, 'main li').join('|')).toContain(`${sum} ${plan!.figures.hours}`)
})
