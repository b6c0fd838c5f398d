import { expect, test } from 'vitest'
import type { Entries } from '../../content/schema/entries.ts'
import type { FileName } from '../../content/schema/index.ts'
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
const metric = { value: 7, title: 'Fewer calls' }
const measuring = (...metrics: [typeof metric & { basis?: string }]) => ({
  home: { ...content.home, impact: { ...content.home.impact, metrics } },
})
const own: Provider['content'] = {
  ...{ site, facts, ...measuring({ ...metric, basis: 'in March' }) },
  ...{ mark: mark('M0 0H10V10Z'), privacy: sending('To our own mail server.') },
}

const provider = (
  changed: Partial<Provider['content']>,
  more: Partial<Provider> = {},
): Provider => ({
  content: { ...own, ...changed },
  files: withFile('site', 'brand: Nordbahn'),
  hasSampleCopyTest: false,
  ...more,
})
const withSite = (changed: Partial<typeof site>) => provider({ site: { ...site, ...changed } })

/** The provider's files, one of them with this source. */
function withFile(changed: FileName, source: string): Provider['files'] {
  const sourceOf = (name: FileName) => (name === changed ? source : '# Nordbahn\n')
  return new Map(
    [...files.keys()].map((name) => [name, new YamlFile(`${name}.yaml`, sourceOf(name))]),
  )
}

const reported = (changed: Provider) =>
  [...sampleLeftovers(changed)].map(({ kind, message, where }) => `${kind} ${message} ${where}`)
const startingWith = (text: string) => expect.stringMatching(new RegExp(`^${text}`, 's'))

const { latitude, longitude, claims } = sample
const asking = {
  ownership: { question: 'Who owns it?' },
  exit: { question: 'Why?', answer: 'So.' },
}
const marked = { sample: true } as unknown as NonNullable<Provider['content']['beforeYouSign']>

const withFiles = (...[name, source]: [FileName, string]) =>
  provider({}, { files: withFile(name, source) })
const exampleAccount = [{ text: 'X', href: 'https://x.com/a_example' }]

test.each<[finding: string, Provider]>([
  ['', provider({})],
  ['', provider({ site: { ...site, social: [], footer } })],
  ['fix .* about.yaml:2, 4', withFiles('about', '# a\nb: Relaywell\n\nd: at relaywell.eu')],
  ['fix .*site.email', withSite({ email: 'hello@relaywell.example' })],
  ['fix .*site.email', withSite({ email: 'hello@example.org' })],
  ['fix .*site.telephone', withSite({ telephone: { display: '', href: 'tel:+13055550188' } })],
  ['fix .*site.place', withSite({ place: { ...site.place, latitude, longitude } })],
  ['fix .*site.social.0.', withSite({ social: exampleAccount })],
  ['fix .*smallPrint', withSite({ footer: { ...footer, smallPrint: 'Samples too.' } })],
  ['fix .*facts.yaml', provider({ facts: { ...facts, ...claims } })],
  ['question .*facts.yaml', provider({ facts: { ...facts, uptime: claims.uptime } })],
  ['fix .*“Sample”: 7% Fewer calls', provider(measuring(metric))],
  ['fix .*mark.yaml', provider({ mark: mark(sample.mark) })],
  ['question .*privacy.yaml', provider({ privacy: sending(`By ${sample.privacy}`) })],
  ['fix .*sample-copy.test.ts', provider({}, { hasSampleCopyTest: true })],
])('reports “%s”', (finding, changed) => {
  expect(reported(changed)).toEqual(finding ? [startingWith(finding)] : [])
})

test('reports samples in Markdown files, and questions without an answer', () => {
  const body = `${sample.brand} did it.`
  const frontMatter = new YamlFile('cases/a.md', '\ntitle: A\n')
  const changed = {
    files: withFile('before-you-sign', JSON.stringify({ questions: asking })),
    entries: { cases: [{ slug: 'a', sample: true }] } as Entries,
    entryFiles: [{ kind: 'cases' as const, slug: 'a', body, bodyOffset: 3, frontMatter }],
  }
  const findings = [
    'fix .*name of the sample brand.*cases/a.md:4',
    'fix .*marked as samples.*before-you-sign.yaml\ncases/a.md',
    'question .*does not answer it: Who owns it\\? before-you-sign.yaml',
  ]
  expect(reported(provider({ beforeYouSign: marked }, changed))).toEqual(findings.map(startingWith))
})

test.skipIf(content.site.brand !== sample.brand)('finds everything in the sample', () => {
  const findings = [...sampleLeftovers({ content, files, hasSampleCopyTest: true })]
  expect(findings).toHaveLength(10 + content.site.social.length)
})
