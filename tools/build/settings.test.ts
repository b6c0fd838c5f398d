import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { project } from '../project.ts'
import { baseOf, checkSettings, parseSettings } from './settings.ts'

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
  expect(parseSettings(Object.fromEntries(spaced))).toMatchObject({
    ...complete,
    VITE_SITE_URL: 'https://relaywell.example/',
  })
  expect(problemsWith({ VITE_GA_MEASUREMENT_ID: ' ', VITE_EMAILJS_ORIGIN: '' })).toEqual([])
})

test('every missing setting is named, with its meaning and where to set it', () => {
  const noSettings = { VITE_EMAILJS_PUBLIC_KEY: ' ' }
  const { problems } = checkSettings(noSettings)
  for (const name of Object.keys(complete)) {
    expect(problems.filter((problem) => problem.startsWith(`${name} is missing: `))).toHaveLength(1)
    expect(() => parseSettings(noSettings)).toThrow(name)
  }
  expect(() => parseSettings(noSettings)).toThrow('.env.example')
})

test('optional settings have defaults and are converted to their types', () => {
  expect(parseSettings(complete)).toMatchObject({
    VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
    VITE_EMAILJS_THROTTLE_MS: 0,
    VITE_EMAILJS_BLOCK_LIST: [],
    VITE_EMAILJS_BLOCK_HEADLESS: false,
    VITE_GA_MEASUREMENT_ID: '',
    VITE_PLAUSIBLE_ENDPOINT: 'https://plausible.io/api/event',
  })
  const given = {
    VITE_EMAILJS_ORIGIN: 'http://localhost:3001/',
    VITE_EMAILJS_THROTTLE_MS: '60000',
    VITE_EMAILJS_BLOCK_LIST: 'a@b.example, c@d.example,',
    VITE_EMAILJS_BLOCK_HEADLESS: 'true',
    VITE_PLAUSIBLE_DOMAIN: 'relaywell.example, roll-up.example',
  }
  expect(parseSettings({ ...complete, ...given })).toMatchObject({
    VITE_EMAILJS_ORIGIN: 'http://localhost:3001',
    VITE_EMAILJS_THROTTLE_MS: 60_000,
    VITE_EMAILJS_BLOCK_LIST: ['a@b.example', 'c@d.example'],
    VITE_EMAILJS_BLOCK_HEADLESS: true,
    VITE_PLAUSIBLE_DOMAIN: 'relaywell.example,roll-up.example',
  })
})

test.each([
  ['VITE_SITE_URL', 'relaywell.example'],
  ['VITE_SITE_URL', 'javascript:alert(1)'],
  ['VITE_SITE_URL', 'https://relaywell.example/?page=1'],
  ['VITE_SITE_URL', 'https://relaywell.example/#top'],
  ['VITE_SITE_URL', 'https://relaywell.example/my%20site/'],
  ['VITE_EMAILJS_ORIGIN', 'localhost:3001'],
  ['VITE_EMAILJS_ORIGIN', 'https://mail.example/emailjs'],
  ['VITE_EMAILJS_ORIGIN', 'https://mail.example/?key=1'],
  ['VITE_EMAILJS_ORIGIN', 'https://me:secret@mail.example'],
  ['VITE_EMAILJS_THROTTLE_MS', 'ten'],
  ['VITE_EMAILJS_THROTTLE_MS', '1.5'],
  ['VITE_EMAILJS_BLOCK_LIST', 'a@b.example, nobody'],
  ['VITE_EMAILJS_BLOCK_HEADLESS', '1'],
  ['VITE_CONTACT_TO_EMAIL', 'hello'],
  ['VITE_CONTACT_TO_EMAIL', 'a@b.example, c@d.example'],
  ['VITE_GA_MEASUREMENT_ID', 'UA-1 2'],
  ['VITE_PLAUSIBLE_DOMAIN', 'https://relaywell.example'],
  ['VITE_PLAUSIBLE_ENDPOINT', '/api/event'],
])('%s cannot be %s, and the message says what to write instead', (name, value) => {
  expect(problemsWith({ [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${name} cannot be “.+”. Write .+\\.$`)),
  ])
})

test.each([
  ['https://relaywell.example', '/'],
  ['https://name.github.io/site', '/site/'],
  ['https://name.github.io/a/site/', '/a/site/'],
])('a site at %s has the base path %s', (url, base) => {
  expect(baseOf(parseSettings({ ...complete, VITE_SITE_URL: url }))).toBe(base)
})

test('a misspelled name is reported, but not a variable of the host', () => {
  expect(problemsWith({ VITE_EMAILJS_TROTTLE_MS: '1', VITE_VERCEL_URL: 'x' })).toEqual([
    'VITE_EMAILJS_TROTTLE_MS is not a setting of this site. Check the spelling.',
  ])
})

test('valid settings are returned even if others are invalid', () => {
  const { settings } = checkSettings({ ...complete, VITE_EMAILJS_ORIGIN: 'x' })
  expect(settings.VITE_SITE_URL).toBe('https://relaywell.example/')
})

test('.env.example lists every setting', () => {
  const example = readFileSync(path.join(project, '.env.example'), 'utf8')
  const listed = [...example.matchAll(/^(VITE_\w+)=/gm)].map(([, name]) => name!)
  expect(listed.toSorted()).toEqual(Object.keys(parseSettings(complete)).toSorted())
})
