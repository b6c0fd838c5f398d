import path from 'node:path'
import { expect, test } from 'vitest'
import { facts } from '../../src/content/facts.ts'
import { home } from '../../src/content/home.ts'
import { privacy } from '../../src/content/privacy.ts'
import { site } from '../../src/content/site.ts'
import { type ReadContent, readContent } from '../content.ts'
import { sample } from '../sample.ts'
import { leftOfSample } from './left-of-sample.ts'

const folder = path.resolve(import.meta.dirname, '../..')

/** A provider's own; whatever the content of this site is. */
const own: ReadContent = {
  site: {
    ...site,
    brand: 'Nordbahn',
    email: 'post@nordbahn.eu',
    telephone: { display: '+43 1 234 5678', href: 'tel:+4312345678' },
    place: { display: 'Wien', locality: 'Wien', country: 'AT', latitude: 48.2, longitude: 16.37 },
    social: [{ text: 'LinkedIn', href: 'https://www.linkedin.com/company/nordbahn' }],
    footer: { ...site.footer, smallPrint: 'Nordbahn GmbH, Wien' },
  },
  facts: {
    ...facts,
    founded: 1999,
    clients: '12',
    satisfaction: '91%',
    experts: '7',
    efficiencyImprovement: '30%',
    costReduction: '21%',
    availability: '16/5',
    uptime: '99%',
    responseTime: 'under 1s',
  },
  home: { ...home, impact: { ...home.impact, metrics: [{ value: 7, title: 'Fewer calls' }] } },
  mark: { width: 10, height: 10, strokeWidth: 0, shapes: [{ path: 'M0 0H10V10Z', fill: 'ink' }] },
  privacy: { ...privacy, heading: 'Datenschutz' },
  samplesTest: false,
  sources: { 'src/content/site.ts': "export const site = {\n  brand: 'Nordbahn',\n}" },
}

const found = (content: ReadContent) =>
  leftOfSample(content).filter(({ verdict }) => verdict !== 'ready')

test('a brand of one’s own has nothing of the sample', () => {
  expect(found(own)).toEqual([])
})

test('without social links and small print nothing is missing', () => {
  const { smallPrint: _, ...footer } = own.site.footer
  expect(found({ ...own, site: { ...own.site, social: [], footer } })).toEqual([])
})

test.skipIf(site.brand !== sample.brand)('all of the sample is known, as it came', async () => {
  const content = await readContent(folder)
  const verdicts = leftOfSample(content).map(({ verdict }) => verdict)
  expect(verdicts).not.toContain('ready')
  expect(verdicts).toHaveLength(10 + content.site.social.length - 1)
})

test('the sample’s name is found wherever it is written, with its lines', () => {
  const sources = {
    'src/content/about.ts': `a\n'${sample.brand} began'\nb\n'at ${sample.brand.toLowerCase()}.eu'`,
  }
  expect(found({ ...own, sources })).toEqual([
    expect.objectContaining({ verdict: 'mend', where: 'src/content/about.ts:2, 4' }),
  ])
})

test.each<[string, Partial<typeof site>, string]>([
  ['an e-mail address', { email: 'hello@relaywell.example' }, 'site.email'],
  ['an e-mail address', { email: 'hello@example.org' }, 'site.email'],
  [
    'a telephone number',
    { telephone: { display: '+1 305 555 0188', href: 'tel:+13055550188' } },
    'site.telephone',
  ],
  [
    'the coordinates',
    { place: { ...own.site.place, ...sample.place, locality: 'Linz' } },
    'site.place',
  ],
  [
    'a social link',
    { social: [{ text: 'X', href: 'https://x.com/relaywell_example' }] },
    'social.0',
  ],
  [
    'the small print',
    { footer: { ...site.footer, smallPrint: 'Its claims are samples too.' } },
    'smallPrint',
  ],
])('%s of the sample is to be mended', (_, left, where) => {
  const findings = found({ ...own, site: { ...own.site, ...left } })
  expect(findings).toHaveLength(1)
  expect(findings[0]!.verdict).toBe('mend')
  expect(findings[0]!.where).toContain(where)
})

test('most of the sample’s claims are to be mended, a few are a question', () => {
  const all = { ...own, facts: { ...own.facts, ...sample.claims } }
  expect(found(all)).toEqual([expect.objectContaining({ verdict: 'mend' })])
  const few = { ...own, facts: { ...own.facts, uptime: sample.claims.uptime } }
  expect(found(few)).toEqual([
    expect.objectContaining({ verdict: 'ask', what: expect.stringContaining('99.9% uptime.') }),
  ])
})

test('the sample’s mark is to be mended', () => {
  const shapes = [
    { path: 'M3 12H45', fill: 'none' as const },
    { path: 'M16 12A8 8 0 1 1 32 12A8 8 0 1 1 16 12Z', fill: 'ground' as const },
  ]
  const findings = found({ ...own, mark: { width: 48, height: 24, strokeWidth: 6, shapes } })
  expect(findings).toEqual([expect.objectContaining({ what: 'The mark is the sample’s.' })])
})

test('what is to be mended is told with its line', () => {
  const sources = { 'src/content/site.ts': "export const site = {\n  email: 'a@b.example',\n}" }
  const [finding] = found({ ...own, sources, site: { ...own.site, email: 'a@b.example' } })
  expect(finding!.where).toBe('src/content/site.ts:2 (site.email)')
})
