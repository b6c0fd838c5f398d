import { expect, test } from 'vitest'
import { YamlFile } from '../prerender/content/yaml-file.ts'
import { sample } from './sample.ts'
import { sampleLeftovers } from './sample-leftovers.ts'

type Languages = Parameters<typeof sampleLeftovers>[0]

/** What is reported about a provider's own content, in which some texts are replaced by others. */
function findings(changed: Partial<Record<string, string>> = {}, facts = {}, metric = {}) {
  const own = {
    facts: '',
    home: '',
    pricing: '',
    'before-you-sign': 'questions: { exit: { question: Why?, answer: So. } }',
  }
  const files = Object.entries({ ...own, ...changed }).flatMap(([name, text = '']) =>
    name === 'text' ? [] : [[name, new YamlFile(`${name}.yaml`, text)] as const],
  )
  const first = {
    content: {
      site: { locale: 'en_US', sample: 'Sample' },
      facts: { founded: 1999, ...facts },
      home: {
        sections: ['impact'],
        impact: { metrics: [{ value: 7, title: 'Fewer calls', basis: 'in March', ...metric }] },
      },
      services: [
        { slug: 'a', title: 'Answers' },
        { slug: 'b', title: 'Bills' },
      ],
      pricing: { offers: [{ service: 'a' }, { service: changed.offer ?? 'b' }] },
    },
    files: new Map(files),
    entryFiles: [],
  }
  const frontMatter = new YamlFile('es/cases/a.md', '\ntitle: A\n')
  const second = {
    files: new Map(),
    entryFiles: [
      { kind: 'cases', slug: 'a', body: changed.text ?? '', bodyOffset: 3, frontMatter },
    ],
  }
  const languages = [first, second] as unknown as Languages
  return [...sampleLeftovers(languages)].map((it) => `${it.kind} ${it.message} ${it.where}`)
}

test.each([
  ['', {}],
  ['fix .*sample brand.* about.yaml:1, 3', { about: 'a: Relaywell\n\nb: relaywell.eu' }],
  ['fix .*sample brand.* es/cases/a.md:4', { text: `${sample.brand} did it.` }],
  ['fix E-mail .* es/cases/a.md:5', { text: '\n[Mail](mailto:post@nordbahn.example)' }],
  ['fix .*links.* site.yaml:1', { site: 'href: https://x.com/nordbahn_example' }],
  ['fix .*telephone.* es/cases/a.md:4', { text: 'Call +1 202 555 0142.' }],
  ['fix .*telephone.* site.yaml:1', { site: 'href: tel:+12025550142' }],
  ['fix .*marked as samples.* about.yaml:2', { about: 'people:\n  sample: true' }],
  [
    'question .*not answer it: Why\\? before-you-sign',
    { 'before-you-sign': 'questions: { exit: { question: Why? } }' },
  ],
  ['question .*no price\\? Bills pricing.yaml', { offer: 'a' }],
])('in a provider’s own content, “%s” is reported', (finding, changed) => {
  expect(findings(changed)).toEqual(finding ? [expect.stringMatching(`^${finding}`)] : [])
})

test('figures without a basis and the claims of the sample are reported', () => {
  expect(findings({}, {}, { basis: undefined })[0]).toMatch(/^fix .*“Sample”: 7% Fewer calls/)
  expect(findings({}, { uptime: sample.claims.uptime })[0]).toMatch(/^question .*uptime 99.9%.*/)
  expect(findings({}, sample.claims)[0]).toMatch(/^fix .*founded 2020/)
})
