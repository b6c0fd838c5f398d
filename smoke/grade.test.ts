import { expect, test } from 'vitest'
import { securityHeaders } from '../deploy/policy.ts'
import { localSettings } from '../serve/local-settings.ts'
import { bestScore, grade } from './grade.ts'

const ours = securityHeaders(localSettings('https://api.emailjs.com', 'https://site.example'))
const graded = (
  changes: Record<string, string | undefined> = {},
  address = 'https://site.example/',
) => {
  const headers = new Headers()
  for (const [name, value] of Object.entries({ ...ours, ...changes }))
    if (value) headers.append(name, value)
  return grade({ address, headers, openLeadsTo: 'https://site.example/' })
}
const policy = (from: string | RegExp, to: string) => ({
  'Content-Security-Policy': ours['Content-Security-Policy']!.replace(from, to),
})
const none = Object.fromEntries(Object.keys(ours).map((name) => [name, undefined]))

// The scores are those that the tool itself gives to the same headers (docs/decisions/0010).
test('the site’s own headers have every point that there is', () => {
  expect(graded()).toEqual({ score: bestScore, missed: [] })
  expect(bestScore).toBe(130)
})

test('no header at all has thirty points', () => {
  expect(graded(none).score).toBe(30)
})

test.each([
  ['no policy', { 'Content-Security-Policy': undefined }, 75],
  ['scripts inside the page', policy("script-src 'self'", "script-src 'self' 'unsafe-inline'"), 80],
  ['styles inside the page', policy("style-src 'self'", "style-src 'self' 'unsafe-inline'"), 120],
  ['something unencrypted', policy('connect-src', 'connect-src http://other.example'), 80],
  [
    'a policy that does not begin with none',
    policy("default-src 'none'", "default-src 'self'"),
    125,
  ],
  ['framing, by the older header alone', policy("frame-ancestors 'none'; ", ''), 125],
  ['a referrer that tells all', { 'Referrer-Policy': 'unsafe-url' }, 120],
  ['encryption kept to for a day', { 'Strict-Transport-Security': 'max-age=86400' }, 120],
  ['guessed types', { 'X-Content-Type-Options': undefined }, 125],
  ['files for everybody', { 'Cross-Origin-Resource-Policy': undefined }, 120],
  ['a cookie in the open', { 'Set-Cookie': 'id=1' }, 125],
])('%s costs points', (_, changes, score) => {
  const result = graded(changes)
  expect(result.score).toBe(score)
  expect(result.missed).not.toEqual([])
})

test('an unencrypted address that does not lead to the encrypted one costs points', () => {
  const headers = new Headers(ours)
  const result = grade({ address: 'https://site.example/', headers, openLeadsTo: 'http:' })
  expect(result.score).toBe(80)
})
