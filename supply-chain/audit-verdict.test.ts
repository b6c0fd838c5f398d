import { expect, test } from 'vitest'
import { verdict } from './audit-verdict.ts'

const found = (severity: string) => ({
  vulnerabilities: { lib: { name: 'lib', severity, isDirect: true } },
})

test('nothing found is fine', () => {
  expect(verdict({ vulnerabilities: {} }, 'shipped')).toEqual({ kind: 'fine' })
})

test.each([
  ['shipped', 'low', 'fine'],
  ['shipped', 'moderate', 'vulnerable'],
  ['shipped', 'critical', 'vulnerable'],
  ['tools', 'moderate', 'fine'],
  ['tools', 'high', 'vulnerable'],
] as const)('in what is %s, %s is %s', (part, severity, kind) => {
  expect(verdict(found(severity), part).kind).toBe(kind)
})

test('a finding is told by name and severity', () => {
  expect(verdict(found('high'), 'tools')).toEqual({ kind: 'vulnerable', findings: ['lib: high'] })
})

test('a registry that offers no audit is told from one that does not answer', () => {
  const refused = { statusCode: 405, message: 'Method Not Allowed' }
  expect(verdict(refused, 'tools')).toEqual({ kind: 'no audit here', reason: 'Method Not Allowed' })
  expect(verdict({ statusCode: 503, message: 'later' }, 'tools').kind).toBe('failed')
  expect(verdict({}, 'tools').kind).toBe('failed')
})
