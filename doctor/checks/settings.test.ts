import { expect, test } from 'vitest'
import { checkSettings } from '../../build/settings.ts'
import { localAccount } from '../../mail/local-account.ts'
import { settingsFindings } from './settings.ts'

const own = {
  VITE_SITE_URL: 'https://nordbahn.eu',
  VITE_EMAILJS_PUBLIC_KEY: 'key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
  VITE_CONTACT_TO_EMAIL: 'post@nordbahn.eu',
  VITE_PLAUSIBLE_DOMAIN: 'nordbahn.eu',
}

const findings = (variables: Record<string, string>) => settingsFindings(checkSettings(variables))

const toMend = (variables: Record<string, string>) =>
  findings(variables).filter(({ verdict }) => verdict === 'mend')

test('settings of one’s own are ready', () => {
  expect(new Set(findings(own).map(({ verdict }) => verdict))).toEqual(new Set(['ready']))
})

test('each missing setting is to be mended', () => {
  const names = Object.keys(own).filter((name) => name !== 'VITE_PLAUSIBLE_DOMAIN')
  const told = toMend({})
    .map(({ what }) => what)
    .join()
  for (const name of names) expect(told).toContain(`${name} is missing`)
  expect(toMend({})).toHaveLength(names.length)
})

test.each([
  ['VITE_SITE_URL', 'https://relaywell.example', 'sample'],
  ['VITE_SITE_URL', 'https://www.example.com', 'sample'],
  ['VITE_SITE_URL', 'http://localhost:3000', 'sample'],
  ['VITE_SITE_URL', 'http://nordbahn.eu', 'not encrypted'],
  ['VITE_CONTACT_TO_EMAIL', 'hello@relaywell.example', 'sample'],
  ['VITE_EMAILJS_PUBLIC_KEY', localAccount.publicKey, 'on this machine'],
  ['VITE_EMAILJS_ORIGIN', 'http://127.0.0.1:3001', 'on this machine'],
])('%s cannot stay %s', (name, value, told) => {
  const found = toMend({ ...own, [name]: value })
  expect(found).toHaveLength(1)
  expect(found[0]!.what).toContain(told)
  expect(found[0]!.where).toContain(name)
})

test('a name that only looks like a sample is none', () => {
  expect(toMend({ ...own, VITE_SITE_URL: 'https://counterexample.com' })).toEqual([])
})

test('blocked headless browsers are a note', () => {
  const others = findings({ ...own, VITE_EMAILJS_BLOCK_HEADLESS: 'true' }).filter(
    ({ verdict }) => verdict !== 'ready',
  )
  expect(others).toEqual([
    expect.objectContaining({
      verdict: 'note',
      where: expect.stringContaining('VITE_EMAILJS_BLOCK_HEADLESS'),
    }),
  ])
})

test('no analytics is a note, and no fault', () => {
  const { VITE_PLAUSIBLE_DOMAIN: _, ...rest } = own
  const others = findings(rest).filter(({ verdict }) => verdict !== 'ready')
  expect(others).toEqual([expect.objectContaining({ verdict: 'note' })])
  expect(findings({ ...rest, VITE_GA_MEASUREMENT_ID: 'G-1' })).toContainEqual({
    verdict: 'ready',
    what: 'Visits are counted by Google Analytics.',
  })
})
