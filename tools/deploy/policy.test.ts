import { expect, test } from 'vitest'
import { parseSettings } from '../prerender/settings.ts'
import { localVariables } from '../serve/local-settings.ts'
import { headerProblems, securityHeaders } from './policy.ts'

const emailjs = 'https://api.emailjs.com'
const second = 'https://formspree.io'
const local = 'http://localhost:3001'
const ownPlausible = 'https://count.relaywell.example'
const tagManager = 'https://www.googletagmanager.com'
const googleHosts = ['https://*.analytics.google.com', 'https://*.google-analytics.com', tagManager]
const google = { VITE_GA_MEASUREMENT_ID: 'G-TEST123' }
const plausible = { VITE_PLAUSIBLE_DOMAIN: 'relaywell.example' }
const self = "'self'"

test.each<
  [settings: Record<string, string>, mail: string[], google: string[], plausible: string[]]
>([
  [{}, [emailjs], [], []],
  [{ VITE_EMAILJS_ORIGIN: local }, [local], [], []],
  [{ VITE_CONTACT_FALLBACK_URL: `${second}/f/1?key=2` }, [emailjs, second], [], []],
  [google, [emailjs], googleHosts, []],
  [plausible, [emailjs], [], ['https://plausible.io']],
  [{ ...plausible, VITE_PLAUSIBLE_ENDPOINT: `${ownPlausible}/e` }, [emailjs], [], [ownPlausible]],
  [{ ...google, ...plausible }, [emailjs], googleHosts, ['https://plausible.io']],
])('with %j, the policy allows only the hosts that the site needs', (settings, mail, ...hosts) => {
  const [googleHosts, plausibleHosts] = hosts
  const variables = { ...localVariables(emailjs, 'https://relaywell.example'), ...settings }
  const headers = securityHeaders(parseSettings(variables))
  const policy = headers['Content-Security-Policy']!
  const directives = policy.split('; ').map((text) => text.split(' '))
  const sources = Object.fromEntries(directives.map(([name, ...rest]) => [name!, rest.sort()]))
  expect(sources).toMatchObject({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': mail,
    'media-src': [self],
    'connect-src': [self, ...mail, ...googleHosts, ...plausibleHosts].sort(),
    'img-src': [self, ...googleHosts],
    'script-src': [self, ...googleHosts.filter((host) => host === tagManager)],
  })
  expect(policy).not.toMatch(/unsafe-|data:|blob:| \*( |;|$)| https?:( |;|$)/)
  expect(headerProblems(new Headers(headers)), 'the headers pass npm run check').toEqual([])
})
