import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { project } from '../project.ts'
import { checkSettings, parseSettings, type Settings } from './settings.ts'

const complete = {
  VITE_SITE_URL: 'https://relaywell.example',
  VITE_EMAILJS_PUBLIC_KEY: 'key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
  VITE_CONTACT_TO_EMAIL: 'hello@relaywell.example',
}

const problemsWith = (variables: Record<string, string>) =>
  checkSettings({ ...complete, ...variables }).problems

test('complete settings are valid, and whitespace around a value is ignored', () => {
  const spaced = Object.entries(complete).map(([name, value]) => [name, ` ${value}\n`])
  const expected = { ...complete, VITE_SITE_URL: 'https://relaywell.example/' }
  expect(parseSettings(Object.fromEntries(spaced))).toMatchObject(expected)
  expect(problemsWith({ VITE_GA_MEASUREMENT_ID: ' ', VITE_EMAILJS_ORIGIN: '' })).toEqual([])
})

const ownEvents = 'https://a.example/e'

test.each<[name: keyof Settings, byDefault: unknown, given: string, value: unknown]>([
  ['VITE_EMAILJS_ORIGIN', 'https://api.emailjs.com', 'http://a.example/', 'http://a.example'],
  ['VITE_EMAILJS_THROTTLE_MS', 0, '60000', 60_000],
  ['VITE_EMAILJS_BLOCK_LIST', [], 'a@b.example, c@d.example,', ['a@b.example', 'c@d.example']],
  ['VITE_EMAILJS_BLOCK_HEADLESS', false, 'true', true],
  ['VITE_CONTACT_FALLBACK_URL', '', 'https://a.example/f/1', 'https://a.example/f/1'],
  ['VITE_GA_MEASUREMENT_ID', '', 'G-ABC1234567', 'G-ABC1234567'],
  ['VITE_PLAUSIBLE_DOMAIN', '', 'a.example, b.example/blog', 'a.example,b.example/blog'],
  ['VITE_PLAUSIBLE_ENDPOINT', 'https://plausible.io/api/event', ownEvents, ownEvents],
])('%s is %j by default, and “%s” becomes %j', (name, byDefault, given, value) => {
  expect(parseSettings(complete)[name]).toEqual(byDefault)
  expect(parseSettings({ ...complete, [name]: given })[name]).toEqual(value)
})

/** Values that are refused, by setting. */
const refused = {
  VITE_SITE_URL: [
    ...['relaywell.example', 'javascript:alert(1)', 'https://relaywell.example/?page=1'],
    ...['https://relaywell.example/#top', 'https://relaywell.example/site/'],
  ],
  VITE_EMAILJS_ORIGIN: [
    ...['localhost:3001', 'https://mail.example/emailjs', 'https://mail.example/?key=1'],
    'https://me:secret@mail.example',
  ],
  VITE_EMAILJS_THROTTLE_MS: ['ten', '1.5'],
  VITE_EMAILJS_BLOCK_LIST: ['a@b.example, nobody'],
  VITE_EMAILJS_BLOCK_HEADLESS: ['1'],
  VITE_CONTACT_TO_EMAIL: ['hello', 'a@b.example, c@d.example'],
  VITE_CONTACT_FALLBACK_URL: ['formspree.io/f/1', 'mailto:a@b.example', 'http://a.example/f/1'],
  VITE_GA_MEASUREMENT_ID: ['UA-1 2'],
  VITE_PLAUSIBLE_DOMAIN: ['https://relaywell.example'],
  VITE_PLAUSIBLE_ENDPOINT: ['/api/event'],
  VITE_EDIT_REPOSITORY: ['site'],
  VITE_EDIT_BRANCH: ['my branch'],
  VITE_EDIT_REVIEW: ['yes'],
}

test.each(Object.entries(refused))('%s cannot be %j, and the message says so', (name, values) => {
  const problem = expect.stringMatching(new RegExp(`^${name} cannot be “.+”. Write .+\\.$`))
  for (const value of values) expect(problemsWith({ [name]: value })).toEqual([problem])
})

test('a preview has no analytics', () => {
  const counted = { VITE_GA_MEASUREMENT_ID: 'G-ABC1234567', VITE_PLAUSIBLE_DOMAIN: 'a.example' }
  expect(parseSettings({ ...complete, ...counted, VITE_SITE_DRAFTS: 'true' })).toMatchObject({
    ...{ VITE_SITE_DRAFTS: true, VITE_GA_MEASUREMENT_ID: '', VITE_PLAUSIBLE_DOMAIN: '' },
  })
})

test('the token of the editor is not where Google’s script runs', () => {
  const both = { VITE_EDIT_REPOSITORY: 'anna/site', VITE_GA_MEASUREMENT_ID: 'G-ABC1234567' }
  expect(problemsWith(both)).toEqual([expect.stringContaining('cannot be used together')])
  expect(problemsWith({ ...both, VITE_SITE_DRAFTS: 'true' })).toEqual([])
  expect(
    problemsWith({ ...both, VITE_GA_MEASUREMENT_ID: '', VITE_PLAUSIBLE_DOMAIN: 'a.example' }),
  ).toEqual([])
})

test('a misspelled name is reported, but not a variable of the host', () => {
  expect(problemsWith({ VITE_EMAILJS_TROTTLE_MS: '1', VITE_VERCEL_URL: 'x' })).toEqual([
    'VITE_EMAILJS_TROTTLE_MS is not a setting of this site. Check the spelling.',
  ])
})

test('.env.example lists every setting', () => {
  const example = readFileSync(path.join(project, '.env.example'), 'utf8')
  const listed = [...example.matchAll(/^(VITE_\w+)=/gm)].map(([, name]) => name!)
  expect(listed.toSorted()).toEqual(Object.keys(parseSettings(complete)).toSorted())
})
