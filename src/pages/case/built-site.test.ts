import { describe, expect, test } from 'vitest'
import { documentOf, textsOf } from '../../../tests/built-site/files.ts'
import { cases, content, fragmentOf } from '../../../tests/support/content.ts'
import { servicesPage } from '../../../tests/support/pages.ts'
import { fill } from '../../lib/fill.ts'
import { caseStations } from './schema.ts'

const work = content.pages.work!

describe.each(cases)('The case $slug', (entry) => {
  const document = documentOf(entry.path)
  const linksTo = ({ path }: { path: string }, from: string, within = 'main') => [
    ...documentOf(from).querySelectorAll(`${within} a[href="${path}"]`),
  ]

  test('is a line of stations, with its figures as sentences for screen readers', () => {
    const { how, when, byWhom } = work.measurement
    for (const [selector, expected] of [
      ['ol[data-line] > li h2', caseStations.map((name) => work.stations[name])],
      ['[data-station=result] dl dt', [how, when, byWhom]],
      [
        '[data-station=result] li .visually-hidden',
        entry.result.figures.map(({ before, after }) => fill(work.change, { before, after })),
      ],
    ] as const)
      expect(textsOf(document, `main ${selector}`)).toEqual(expected)
  })

  test('is in the index, linked from its services, and leads to one other case', () => {
    expect(linksTo(entry, work.meta.path)).toHaveLength(1)
    for (const slug of entry.services.filter(fragmentOf))
      expect(linksTo(entry, servicesPage.path, `[id="${slug}"]`)).not.toEqual([])
    const others = cases.filter(({ slug }) => slug !== entry.slug)
    const next = others.flatMap((other) => linksTo(other, entry.path, 'main article + *'))
    expect(next).toHaveLength(Math.min(1, others.length))
  })
})
