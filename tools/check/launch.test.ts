import { expect, test } from 'vitest'
import { YamlFile } from '../content/files/yaml-file.ts'
import { localAccount } from '../mail/local-account.ts'
import { checkSettings } from '../prerender/settings.ts'
import { invalidSettings, toDecide } from './launch.ts'
import type { Problem } from './report.ts'
import { sampleLeftovers } from './sample.ts'

const ownSettings = {
  VITE_SITE_URL: 'https://nordbahn.eu',
  VITE_EMAILJS_PUBLIC_KEY: 'key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
  VITE_CONTACT_TO_EMAIL: 'post@nordbahn.eu',
}
const textsOf = (problems: Iterable<Problem>) =>
  Array.from(problems, ({ kind, message, where }) => `${kind}: ${message} ${where}`)

const content = { privacy: { sending: {} }, pages: { home: { sections: ['hero', 'yourLine'] } } }
const own = { content: { ...content, services: [{ jobs: [] }, { jobs: [{}] }] } } as never

test.each<[problem: string, settings: Record<string, string>]>([
  ['', { VITE_SITE_URL: 'https://counterexample.com' }],
  ['wrong: VITE_SITE_ADDRESS is not a setting', { VITE_SITE_ADDRESS: 'https://a.eu' }],
  ['decide: Not set yet: VITE_SITE_URL', { VITE_SITE_URL: '' }],
  ['decide: .*VITE_SITE_URL.* sample', { VITE_SITE_URL: 'https://relaywell.example' }],
  ['decide: .*VITE_SITE_URL.* HTTPS', { VITE_SITE_URL: 'http://nordbahn.eu' }],
  ['decide: .*TO_EMAIL.* sample', { VITE_CONTACT_TO_EMAIL: 'hello@relaywell.example' }],
  ['decide: .*this machine', { VITE_EMAILJS_PUBLIC_KEY: localAccount.publicKey }],
  ['decide: .*this machine', { VITE_EMAILJS_ORIGIN: 'http://127.0.0.1:3001' }],
  ['decide: .*privacy.yaml', { VITE_CONTACT_FALLBACK_URL: 'https://formspree.io/f/1' }],
])('“%s” is reported', (problem, settings) => {
  const checked = checkSettings({ ...ownSettings, ...settings })
  const found = textsOf([...invalidSettings(checked), ...toDecide(checked, own)])
  expect(found.pop()).toMatch(/^note: .*To Email.*your own address/)
  expect(found).toEqual(problem ? [expect.stringMatching(`^${problem}`)] : [])
})

test('A section that cannot be shown without jobs is reported once', () => {
  const withoutJobs = { content: { ...content, services: [{ jobs: [] }] } } as never
  expect(textsOf(toDecide(checkSettings(ownSettings), withoutJobs))).toEqual([
    expect.stringMatching(/^note: No service has jobs.*yourLine/),
    expect.stringContaining('To Email'),
  ])
})

test.each([
  ['', 'a: Nordbahn since 2020, post@nordbahn.eu'],
  ['its e-mail addresses or links', 'a: post@nordbahn.example'],
  ['its telephone number', 'href: tel:+12025550142'],
  ['its recordings', 'file: tarn-boots-en-80.mp3'],
  ['its facts', "clients: '500+'\nsatisfaction: 98%\n"],
  ['its name, what is marked `sample: true`', 'people:\n  sample: true\n  a: Relaywell'],
])('“%s” is reported of the file that still has it', (found, text) => {
  const sources = new Map([['about' as const, new YamlFile('content/en/about.yaml', text)]])
  const report = textsOf(sampleLeftovers([{ language: 'en', sources }]))
  expect(report).toEqual(found ? [`decide: Of the sample: ${found}. content/en/about.yaml`] : [])
})
