import { describe, expect, test } from 'vitest'
import { caseStations } from '../../src/content/work.ts'
import { fill } from '../../src/lib/fill.ts'
import { amountIn } from '../../src/lib/format.ts'
import { content, entries, fragmentOf, site } from '../support/content.ts'
import { servicesPage } from '../support/pages.ts'
import { documentOf, textsOf } from './files.ts'

const { work, plan, pricing, beforeYouSign } = content

describe.each(entries.cases)('The case $slug', (entry) => {
  const document = documentOf(entry.path)
  const linksTo = ({ path }: { path: string }, from: string, within = 'main') => [
    ...documentOf(from).querySelectorAll(`${within} a[href="${path}"]`),
  ]

  test('is a line of stations, with its figures as sentences for screen readers', () => {
    const { how, when, byWhom } = work!.measurement
    for (const [selector, expected] of [
      ['ol[data-line] > li h2', caseStations.map((name) => work!.stations[name])],
      ['[data-station=result] dl dt', [how, when, byWhom]],
      [
        '[data-station=result] li .visually-hidden',
        entry.result.figures.map(({ before, after }) => fill(work!.change, { before, after })),
      ],
    ] as const)
      expect(textsOf(document, `main ${selector}`)).toEqual(expected)
  })

  test('is in the index, linked from its services, and leads to one other case', () => {
    expect(linksTo(entry, work!.meta.path)).toHaveLength(1)
    for (const slug of entry.services.filter(fragmentOf))
      expect(linksTo(entry, servicesPage.path, `[id="${slug}"]`)).not.toEqual([])
    const others = entries.cases.filter(({ slug }) => slug !== entry.slug)
    const next = others.flatMap((other) => linksTo(other, entry.path, 'main article + *'))
    expect(next).toHaveLength(Math.min(1, others.length))
  })
})

test.runIf(pricing)('Each offer says what it costs, includes, needs and leaves out', () => {
  const document = documentOf(pricing!.meta.path)
  const { labels, offers } = pricing!
  const prices = textsOf(document, 'main li strong')
  for (const amount of offers.flatMap(({ build, monthly }) => [build, monthly]))
    expect(prices).toContain(amountIn(site.locale, content.facts.currency, amount))
  expect(textsOf(document, 'main > :not(#contact) h3')).toEqual(
    offers.flatMap(() => [labels.included, labels.excluded, labels.others]),
  )
  expect(document.querySelectorAll('main > :not(#contact) :is(input, island-root)')).toHaveLength(0)
})

test.runIf(plan)(
  'The plan is lists of steps and decisions, and its hours are the sum of them',
  () => {
    const { meta, parts, figures, go, noGo } = plan!
    const document = documentOf(meta.path)
    const steps = parts.flatMap((part) => part.steps)
    const shown = textsOf(document, 'main h2 + ol > li:not([data-decision]) p strong')
    expect(shown).toEqual(steps.flatMap(({ on, what }) => [on, what]))
    const hours = [...document.querySelectorAll('[data-hours]')].map((each) =>
      Number(each.getAttribute('data-hours')),
    )
    const sum = hours.reduce((all, each) => all + each, 0)
    expect(textsOf(document, 'main li').join('|')).toContain(`${sum} ${figures.hours}`)
    const decisions = parts.flatMap(({ decision = [] }) => decision)
    expect(textsOf(document, '[data-decision] h3')).toEqual(decisions.map(({ heading }) => heading))
    expect(textsOf(document, '[data-decision] dt')).toEqual(decisions.flatMap(() => [go, noGo]))
  },
)

test.runIf(beforeYouSign)(
  'The questions before signing are an ordered list, the rest is closed',
  () => {
    const questions = Object.values(beforeYouSign!.questions)
    const document = documentOf(beforeYouSign!.meta.path)
    expect(textsOf(document, 'main ol > li h2')).toEqual(questions.map(({ question }) => question))
    expect(textsOf(document, 'details:not([open]) > summary')).toEqual(
      questions.flatMap(({ details = [] }) => details.map(({ title }) => title)),
    )
  },
)
