import { expect, test } from 'vitest'
import { parseSettings } from '../build/settings.ts'
import { localVariables } from '../serve/local-settings.ts'
import { headerProblems } from '../smoke/checks.ts'
import { securityHeaders } from './policy.ts'

const google = { VITE_GA_MEASUREMENT_ID: 'G-TEST123' }
const plausible = { VITE_PLAUSIBLE_DOMAIN: 'relaywell.example' }
const ownPlausible = {
  ...plausible,
  VITE_PLAUSIBLE_ENDPOINT: 'https://count.relaywell.example/api/event',
}
const ownMail = { VITE_EMAILJS_ORIGIN: 'http://localhost:3001' }

const googleHosts = [
  'https://*.analytics.google.com',
  'https://*.google-analytics.com',
  'https://www.googletagmanager.com',
]
const emailjs = 'https://api.emailjs.com'

const policyOf = (settings: Record<string, string>) =>
  securityHeaders(
    parseSettings({ ...localVariables(emailjs, 'https://relaywell.example'), ...settings }),
  )['Content-Security-Policy']!

/** The sources that a directive allows, apart from the site itself. */
const allowed = (settings: Record<string, string>, directive: string) =>
  policyOf(settings)
    .split('; ')
    .map((text) => text.split(' '))
    .find(([name]) => name === directive)!
    .slice(1)
    .filter((source) => source !== "'self'")
    .sort()

test.each([
  ['nothing', {}, [emailjs]],
  ['an empty setting', { VITE_EMAILJS_ORIGIN: '', VITE_GA_MEASUREMENT_ID: '' }, [emailjs]],
  ['another e-mail service', ownMail, ['http://localhost:3001']],
  ['Google', google, [...googleHosts, emailjs].sort()],
  ['Plausible', plausible, [emailjs, 'https://plausible.io']],
  ['self-hosted Plausible', ownPlausible, [emailjs, 'https://count.relaywell.example']],
  ['both', { ...google, ...plausible }, [...googleHosts, emailjs, 'https://plausible.io'].sort()],
] as const)(
  'with %s set, the site may connect only to the hosts that it needs',
  (_, settings, hosts) => {
    expect(allowed(settings, 'connect-src')).toEqual(hosts)
  },
)

test('the form may post only to the e-mail service', () => {
  expect(allowed(google, 'form-action')).toEqual([emailjs])
  expect(allowed(ownMail, 'form-action')).toEqual(['http://localhost:3001'])
})

test('scripts and pictures may come only from the site, and from Google if it is on', () => {
  for (const settings of [{}, plausible, ownMail]) {
    expect(allowed(settings, 'script-src')).toEqual([])
    expect(allowed(settings, 'img-src')).toEqual([])
  }
  expect(allowed(google, 'script-src')).toEqual(['https://www.googletagmanager.com'])
  expect(allowed(google, 'img-src')).toEqual(googleHosts)
})

test.each([{}, google, plausible, { ...google, ...ownPlausible, ...ownMail }])(
  'the policy allows no unsafe source, no wildcard host and no framing (%j)',
  (settings) => {
    const policy = policyOf(settings)
    expect(policy).not.toMatch(/unsafe-|data:|blob:| \*( |;|$)| https?:( |;|$)/)
    for (const directive of ['default-src', 'base-uri', 'frame-ancestors']) {
      expect(allowed(settings, directive)).toEqual(["'none'"])
    }
  },
)

test('the headers pass npm run smoke, and include the older header against framing', () => {
  const headers = securityHeaders(
    parseSettings(localVariables(emailjs, 'https://relaywell.example')),
  )
  expect(headerProblems(new Headers(headers))).toEqual([])
  expect(headers).toMatchObject({
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
})
