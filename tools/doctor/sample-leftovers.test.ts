import { expect, test } from 'vitest'
import type { Entries } from '../../content/schema/entries.ts'
import { readContent } from '../build/content/read-content.ts'
import { YamlFile } from '../build/content/yaml-file.ts'
import { project } from '../project.ts'
import { sample } from './sample.ts'
import { type Provider, sampleLeftovers } from './sample-leftovers.ts'

const [{ content, files }] = readContent(project)
const { page: _page, ...privacy } = content.privacy

const homeWith = (metric: { value: number; title: string; basis?: string }) => ({
  ...content.home,
  impact: { ...content.home.impact, metrics: [metric] },
})
const ownClaims = Object.fromEntries(Object.keys(sample.claims).map((name) => [name, '7']))
const facts = { ...content.facts, ...ownClaims }

/** A provider's own content, regardless of the content of this project. */
const own: Provider['content'] = {
  site: {
    ...content.site,
    email: 'post@nordbahn.eu',
    telephone: { display: '+43 1 234 5678', href: 'tel:+4312345678' },
    place: { ...content.site.place, latitude: 48.2, longitude: 16.37 },
    social: [{ text: 'LinkedIn', href: 'https://www.linkedin.com/company/nordbahn' }],
    footer: { ...content.site.footer, smallPrint: 'Nordbahn GmbH, Wien' },
  },
  facts,
  home: homeWith({ value: 7, title: 'Fewer calls', basis: 'in March' }),
  mark: { ...content.mark, shapes: [{ path: 'M0 0H10V10Z', fill: 'ink' }] },
  privacy: { ...privacy, sending: { title: '', text: 'To our own mail server.' } },
}
const yaml = (name: string, source: string) => new YamlFile(`${name}.yaml`, source)
const ownFiles = new Map([...files.keys()].map((name) => [name, yaml(name, 'brand: Nordbahn')]))

const findings = (provider: Provider) =>
  [...sampleLeftovers(provider)].map((it) => `${it.kind} ${it.message} ${it.where}`)
const startingWith = (text: string) => expect.stringMatching(new RegExp(`^${text}`, 's'))

test.each<[finding: string, changed: Partial<Provider['content']>]>([
  ['', {}],
  ['question .*facts.yaml', { facts: { ...facts, uptime: sample.claims.uptime } }],
  ['fix .*“Sample”: 7% Calls', { home: homeWith({ value: 7, title: 'Calls' }) }],
])('in a provider’s own content, “%s” is reported', (finding, changed) => {
  const provider = { content: { ...own, ...changed }, files: ownFiles }
  expect(findings(provider)).toEqual(finding ? [startingWith(finding)] : [])
})

test('reports the sample brand and samples in any file, and questions without an answer', () => {
  const questions = yaml('before-you-sign', 'questions: { exit: { question: Why? } }')
  const about = yaml('about', 'a: Relaywell\n\nb: relaywell.eu')
  const frontMatter = new YamlFile('cases/a.md', '\ntitle: A\n')
  const body = `${sample.brand} did it.`
  const provider: Provider = {
    content: own,
    files: new Map([...ownFiles, ['about', about], ['before-you-sign', questions]]),
    entries: { cases: [{ slug: 'a', sample: true }] } as Entries,
    entryFiles: [{ kind: 'cases', slug: 'a', body, bodyOffset: 3, frontMatter }],
  }
  const expected = [
    'fix .*name of the sample brand.* about.yaml:1, 3\ncases/a.md:4',
    'fix .*marked as samples.* cases/a.md',
    'question .*does not answer it: Why\\? before-you-sign.yaml',
  ]
  expect(findings(provider)).toEqual(expected.map(startingWith))
})

test.skipIf(content.site.brand !== sample.brand)('finds everything in the sample', () => {
  const expected = [
    ...['fix .*name of the sample brand', 'fix .*site.email', 'fix .*site.telephone'],
    ...['fix .*site.place', ...content.site.social.map((_, at) => `fix .*site.social.${at}.`)],
    ...['fix .*smallPrint', 'fix .*facts.yaml', 'fix .*marked as samples', 'fix .*mark.yaml'],
    'question .*privacy.yaml',
  ]
  const found = findings({ content, files })
  expect(found).toEqual(expected.map(startingWith))
})
