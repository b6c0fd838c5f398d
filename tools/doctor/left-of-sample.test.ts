import path from 'node:path'
import { expect, test } from 'vitest'
import { facts } from '../../src/content/facts.ts'
import { home } from '../../src/content/home.ts'
import { privacy } from '../../src/content/privacy.ts'
import { site } from '../../src/content/site.ts'
import { leftOfSample, type ReadContent, readContent } from './left-of-sample.ts'
import { sample } from './sample.ts'

/** A provider's own, whatever the content of this project is. */
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
  privacy: { ...privacy, sending: { ...privacy.sending, text: 'To our own mail server.' } },
  hasContractTest: false,
  sources: { 'src/content/site.ts': "export const site = {\n  brand: 'Nordbahn',\n}" },
}

const withSite = (changed: Partial<typeof site>) => ({ ...own, site: { ...own.site, ...changed } })
const { smallPrint: _, ...footer } = own.site.footer

test.each([own, withSite({ social: [], footer })])(
  'nothing is left in a brand of one’s own',
  (content) => {
    expect([...leftOfSample(content)]).toEqual([])
  },
)

test.skipIf(site.brand !== sample.brand)('everything is found in the sample', async () => {
  const content = await readContent(path.resolve(import.meta.dirname, '..'))
  const findings = [...leftOfSample(content)]
  expect(findings).toHaveLength(9 + content.site.social.length)
  expect(findings.map(({ where }) => where)).toContain('src/content/site.ts:9 (site.email)')
})

test.each<[kind: string, where: string, content: ReadContent]>([
  [
    'fix',
    'src/content/about.ts:2, 4',
    { ...own, sources: { 'src/content/about.ts': "a\n'Relaywell began'\nb\n'at relaywell.eu'" } },
  ],
  ['fix', 'site.email', withSite({ email: 'hello@relaywell.example' })],
  ['fix', 'site.email', withSite({ email: 'hello@example.org' })],
  [
    'fix',
    'site.telephone',
    withSite({ telephone: { display: '+1 305 555 0188', href: 'tel:+13055550188' } }),
  ],
  [
    'fix',
    'site.place',
    withSite({
      place: { ...own.site.place, latitude: sample.latitude, longitude: sample.longitude },
    }),
  ],
  [
    'fix',
    'site.social.0',
    withSite({ social: [{ text: 'X', href: 'https://x.com/relaywell_example' }] }),
  ],
  [
    'fix',
    'site.footer.smallPrint',
    withSite({ footer: { ...footer, smallPrint: 'Its claims are samples too.' } }),
  ],
  ['fix', 'facts', { ...own, facts: { ...own.facts, ...sample.claims } }],
  ['question', 'facts', { ...own, facts: { ...own.facts, uptime: sample.claims.uptime } }],
  [
    'fix',
    'mark',
    { ...own, mark: { ...own.mark, shapes: [{ path: sample.mark, fill: 'none' as const }] } },
  ],
  [
    'question',
    'privacy',
    { ...own, privacy: { ...privacy, sending: { title: '', text: `By ${sample.privacy}` } } },
  ],
  ['fix', 'src/content/contract.test.ts', { ...own, hasContractTest: true }],
])('a %s for what is left in %s', (kind, where, content) => {
  expect([...leftOfSample(content)]).toEqual([
    expect.objectContaining({ kind, where: expect.stringContaining(where) }),
  ])
})
