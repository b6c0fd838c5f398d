import { expect, test } from 'vitest'
import type { Entries } from '../../content/schema/entries.ts'
import { readContent } from '../build/content/read-content.ts'
import { YamlFile } from '../build/content/yaml-file.ts'
import { project } from '../project.ts'
import { sample } from './sample.ts'
import { type Provider, sampleLeftovers } from './sample-leftovers.ts'

const [{ content, files }] = readContent(project)
const { page: _page, ...privacy } = content.privacy
const { smallPrint: _smallPrint, ...footer } = content.site.footer

/** A provider's own content, regardless of the content of this project. */
const site = {
  ...content.site,
  brand: 'Nordbahn',
  email: 'post@nordbahn.eu',
  telephone: { display: '+43 1 234 5678', href: 'tel:+4312345678' },
  place: { ...content.site.place, latitude: 48.2, longitude: 16.37 },
  social: [{ text: 'LinkedIn', href: 'https://www.linkedin.com/company/nordbahn' }],
  footer: { ...footer, smallPrint: 'Nordbahn GmbH, Wien' },
}
const ownClaims = Object.fromEntries(Object.keys(sample.claims).map((name) => [name, '7']))
const facts = { ...content.facts, ...ownClaims }
const mark = (path: string) => ({ ...content.mark, shapes: [{ path, fill: 'ink' as const }] })
const sending = (text: string) => ({ ...privacy, sending: { title: '', text } })
const homeWith = (metric: { value: number; title: string; basis?: string }) => ({
  ...content.home,
  impact: { ...content.home.impact, metrics: [metric] },
})
const own: Provider['content'] = {
  site,
  facts,
  home: homeWith({ value: 7, title: 'Fewer calls', basis: 'in March' }),
  mark: mark('M0 0H10V10Z'),
  privacy: sending('To our own mail server.'),
}

const yaml = (name: string, source: string) => new YamlFile(`${name}.yaml`, source)
const ownFiles = new Map([...files.keys()].map((name) => [name, yaml(name, 'brand: Nordbahn')]))

/** What the doctor finds if this is changed. */
function findings(changed: Partial<Provider['content']>, more: Partial<Provider> = {}) {
  const provider = {
    content: { ...own, ...changed },
    files: ownFiles,
    hasSampleCopyTest: false,
    ...more,
  }
  return [...sampleLeftovers(provider)].map((it) => `${it.kind} ${it.message} ${it.where}`)
}
const withSite = (changed: Partial<typeof site>) => findings({ site: { ...site, ...changed } })

const startingWith = (text: string) => expect.stringMatching(new RegExp(`^${text}`, 's'))

const { latitude, longitude, claims } = sample
const exampleAccount = [{ text: 'X', href: 'https://x.com/a_example' }]

test.each<[finding: string, found: string[]]>([
  ['', findings({})],
  ['fix .*site.email', withSite({ email: 'hello@relaywell.example' })],
  ['fix .*site.telephone', withSite({ telephone: { display: '', href: 'tel:+13055550188' } })],
  ['fix .*site.place', withSite({ place: { ...site.place, latitude, longitude } })],
  ['fix .*site.social.0.', withSite({ social: exampleAccount })],
  ['fix .*smallPrint', withSite({ footer: { ...footer, smallPrint: 'Samples too.' } })],
  ['fix .*facts.yaml', findings({ facts: { ...facts, ...claims } })],
  ['question .*facts.yaml', findings({ facts: { ...facts, uptime: claims.uptime } })],
  ['fix .*“Sample”: 7% Calls', findings({ home: homeWith({ value: 7, title: 'Calls' }) })],
  ['fix .*mark.yaml', findings({ mark: mark(sample.mark) })],
  ['question .*privacy.yaml', findings({ privacy: sending(`By ${sample.privacy}`) })],
  ['fix .*sample-copy.test.ts', findings({}, { hasSampleCopyTest: true })],
])('reports “%s”', (finding, found) => {
  expect(found).toEqual(finding ? [startingWith(finding)] : [])
})

test('reports the sample brand and samples in any file, and questions without an answer', () => {
  const questions = yaml('before-you-sign', 'questions: { exit: { question: Why? } }')
  const about = yaml('about', 'a: Relaywell\n\nb: relaywell.eu')
  const frontMatter = new YamlFile('cases/a.md', '\ntitle: A\n')
  const body = `${sample.brand} did it.`
  const changed: Partial<Provider> = {
    files: new Map([...ownFiles, ['about', about], ['before-you-sign', questions]]),
    entries: { cases: [{ slug: 'a', sample: true }] } as Entries,
    entryFiles: [{ kind: 'cases', slug: 'a', body, bodyOffset: 3, frontMatter }],
  }
  const expected = [
    'fix .*name of the sample brand.* about.yaml:1, 3\ncases/a.md:4',
    'fix .*marked as samples.* cases/a.md',
    'question .*does not answer it: Why\\? before-you-sign.yaml',
  ]
  expect(findings({}, changed)).toEqual(expected.map(startingWith))
})

test.skipIf(content.site.brand !== sample.brand)('finds everything in the sample', () => {
  const found = [...sampleLeftovers({ content, files, hasSampleCopyTest: true })]
  expect(found).toHaveLength(10 + content.site.social.length)
})
