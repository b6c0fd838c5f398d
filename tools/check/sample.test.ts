import { expect, test } from 'vitest'
import { YamlFile } from '../prerender/content/yaml-file.ts'
import { sample, sampleLeftovers } from './sample.ts'

type Languages = Parameters<typeof sampleLeftovers>[0]

/** What is reported about a provider's own content, in which some texts are replaced by others. */
function findings(changed: Partial<Record<string, string>> = {}, facts = {}, metric = {}) {
  const asked = 'questions: { exit: { question: Why?, answer: So. } }'
  const own = { facts: '', home: '', pricing: '', 'before-you-sign': asked }
  const { text = '', offer = 'b', ...files } = { ...own, ...changed }
  const metrics = [{ value: 7, title: 'Fewer calls', basis: 'in March', ...metric }]
  const content = {
    site: { locale: 'en_US', sample: 'Sample' },
    facts: { founded: 1999, ...facts },
    home: { sections: ['impact'], impact: { metrics } },
    services: [
      { slug: 'a', title: 'Answers' },
      { slug: 'b', title: 'Bills' },
    ],
    pricing: { offers: [{ service: 'a' }, { service: offer }] },
  }
  const read = Object.entries(files).map(([name, yaml]) => [
    name,
    new YamlFile(`${name}.yaml`, yaml!),
  ])
  const frontMatter = new YamlFile('es/cases/a.md', '\ntitle: A\n')
  const languages = [
    { content, files: new Map(read as [string, YamlFile][]), entryFiles: [] },
    { files: new Map(), entryFiles: [{ kind: 'cases', slug: 'a', body: text, frontMatter }] },
  ] as unknown as Languages
  return [...sampleLeftovers(languages)].map((it) => `${it.kind} ${it.message} ${it.where}`)
}

test.each([
  ['', {}],
  ['decide .*brand.* about.yaml:1, 3', { about: 'a: Relaywell\n\nb: relaywell.eu' }],
  ['decide .*brand.* es/cases/a.md:4', { text: `${sample.brand} did it.` }],
  ['decide .*e-mail.* es/cases/a.md:5', { text: '\n[Mail](mailto:post@nordbahn.example)' }],
  ['decide .*links.* site.yaml:1', { site: 'href: https://x.com/nordbahn_example' }],
  ['decide .*telephone.* es/cases/a.md:4', { text: 'Call +1 202 555 0142.' }],
  ['decide .*telephone.* site.yaml:1', { site: 'href: tel:+12025550142' }],
  ['decide Marked as samples.* about.yaml:2', { about: 'people:\n  sample: true' }],
  ['note .*: Why\\? before', { 'before-you-sign': 'questions: { exit: { question: Why? } }' }],
  ['note .*no price\\? Bills pricing.yaml', { offer: 'a' }],
])('in a provider’s own content, “%s” is reported', (finding, changed) => {
  expect(findings(changed)).toEqual(finding ? [expect.stringMatching(`^${finding}`)] : [])
})

test('figures without a basis and the claims of the sample are reported', () => {
  expect(findings({}, {}, { basis: undefined })[0]).toMatch(/^decide .*“Sample”.*: 7% Fewer calls/)
  expect(findings({}, { uptime: sample.claims.uptime })[0]).toMatch(/^note .*uptime 99.9%.*/)
  expect(findings({}, sample.claims)[0]).toMatch(/^decide .*clients 500\+/)
})
