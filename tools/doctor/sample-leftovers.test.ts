import { expect, test } from 'vitest'
import type { Entries } from '../../content/schema/entries.ts'
import { readContent } from '../build/content/read-content.ts'
import { YamlFile } from '../build/content/yaml-file.ts'
import { project } from '../project.ts'
import { sample } from './sample.ts'
import { type Provider, sampleLeftovers } from './sample-leftovers.ts'

const [{ content, files }] = readContent(project)
const { site, facts, home } = content
const { page: _page, ...privacy } = content.privacy

/** A provider's own content, regardless of the content of this project. */
const ownContent: Provider['content'] = {
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
  home: {
    ...home,
    impact: { ...home.impact, metrics: [{ value: 7, title: 'Fewer calls', basis: 'in March' }] },
  },
  mark: { width: 10, height: 10, strokeWidth: 0, shapes: [{ path: 'M0 0H10V10Z', fill: 'ink' }] },
  privacy: { ...privacy, sending: { ...privacy.sending, text: 'To our own mail server.' } },
}

const source = 'brand: Nordbahn\n'
const own: Provider = {
  content: ownContent,
  files: new Map([...files.keys()].map((name) => [name, new YamlFile(`${name}.yaml`, source)])),
  hasSampleCopyTest: false,
}

const withContent = (changed: Partial<Provider['content']>): Provider => ({
  ...own,
  content: { ...ownContent, ...changed },
})
const withSite = (changed: Partial<typeof site>) =>
  withContent({ site: { ...ownContent.site, ...changed } })
const { smallPrint: _, ...footer } = ownContent.site.footer

test.each([own, withSite({ social: [], footer })])(
  'finds nothing in a provider’s own content',
  (provider) => {
    expect([...sampleLeftovers(provider)]).toEqual([])
  },
)

test.skipIf(site.brand !== sample.brand)('finds everything in the sample', () => {
  const findings = [...sampleLeftovers({ content: content!, files, hasSampleCopyTest: true })]
  expect(findings).toHaveLength(10 + site.social.length)
  expect(findings.map(({ where }) => where)).toContainEqual(
    expect.stringMatching(/^content\/en\/site\.yaml:\d+ \(site\.email\)$/),
  )
})

test.each<[kind: string, where: string, provider: Provider]>([
  [
    'fix',
    'about.yaml:2, 4',
    {
      ...own,
      files: new Map([
        ...own.files,
        ['about', new YamlFile('about.yaml', '# a\nheading: Relaywell\nb: c\nd: at relaywell.eu')],
      ]),
    },
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
      place: { ...ownContent.site.place, latitude: sample.latitude, longitude: sample.longitude },
    }),
  ],
  [
    'fix',
    'site.social[0]',
    withSite({ social: [{ text: 'X', href: 'https://x.com/relaywell_example' }] }),
  ],
  [
    'fix',
    'site.footer.smallPrint',
    withSite({ footer: { ...footer, smallPrint: 'Its claims are samples too.' } }),
  ],
  ['fix', 'facts', withContent({ facts: { ...ownContent.facts, ...sample.claims } })],
  [
    'question',
    'facts',
    withContent({ facts: { ...ownContent.facts, uptime: sample.claims.uptime } }),
  ],
  [
    'fix',
    'mark',
    withContent({ mark: { ...ownContent.mark, shapes: [{ path: sample.mark, fill: 'none' }] } }),
  ],
  [
    'question',
    'privacy',
    withContent({ privacy: { ...privacy, sending: { title: '', text: `By ${sample.privacy}` } } }),
  ],
  ['fix', 'tests/sample-copy.test.ts', { ...own, hasSampleCopyTest: true }],
])('reports a %s for the sample’s content in %s', (kind, where, provider) => {
  expect([...sampleLeftovers(provider)]).toEqual([
    expect.objectContaining({ kind, where: expect.stringContaining(where) }),
  ])
})

test('lists figures that do not say what they measure', () => {
  const impact = { ...home.impact, metrics: [{ value: 7, title: 'Fewer calls' }] }
  const [finding] = [...sampleLeftovers(withContent({ home: { ...home, impact } }))]
  expect(finding).toMatchObject({ message: expect.stringContaining('“Sample”: 7% Fewer calls.') })
})

test('finds what is marked as a sample, and questions of buyers without an answer', () => {
  const question = { question: 'Who owns it?' }
  const questions = { ownership: question, exit: { question: 'How do we leave?', answer: 'Soon.' } }
  const beforeYouSign = { sample: true, questions } as unknown as NonNullable<
    Provider['content']['beforeYouSign']
  >
  const entry = { slug: 'a', sample: true }
  const provider: Provider = {
    ...withContent({ beforeYouSign }),
    files: new Map([
      ...own.files,
      [
        'before-you-sign',
        new YamlFile('before-you-sign.yaml', `questions: ${JSON.stringify(questions)}`),
      ],
    ]),
    entries: { cases: [entry], articles: [], pages: [] } as unknown as Entries,
    entryFiles: [
      {
        kind: 'cases',
        slug: 'a',
        frontMatter: new YamlFile('cases/a.md', '\ntitle: A\n'),
        body: `${sample.brand} did it.`,
        bodyOffset: 3,
      },
    ],
  }
  const found = [...sampleLeftovers(provider)].map(({ message, where }) => `${message} ${where}`)
  expect(found).toEqual([
    expect.stringMatching(/still has the name of the sample brand.*cases\/a\.md:4/s),
    expect.stringMatching(/marked as samples.*before-you-sign\.yaml\ncases\/a\.md/s),
    expect.stringMatching(/does not answer it: Who owns it\? before-you-sign\.yaml/),
  ])
})
