import { expect, test } from 'vitest'
import { explainPortError, localPorts } from './ports.ts'

// tests/hosts/listening.slow.test.ts has the addresses that the servers listen on.

test.each([
  [undefined, 3000],
  ['', 3000],
  ['4100', 4100],
  ['65532', 65_532],
])('with PORT=%s the site’s port is %i, and the three after it are for e-mail', (port, site) => {
  expect(localPorts(port)).toEqual({ site, mail: site + 1, inbox: site + 2, smtp: site + 3 })
})

test.each(['x', '80a', '3000.5', '-1', '0', '65533', 'Infinity'])('PORT=%s is an error', (port) => {
  const message = `PORT has to be a whole number from 1 to 65532, not “${port}”.`
  expect(() => localPorts(port)).toThrow(message)
})

test('a port in use is explained; other errors stay as they are', () => {
  const inUse = Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 80 })
  expect(String(explainPortError(inUse))).toContain('Port 80 is in use. Stop the program')
  const denied = Object.assign(new Error('listen'), { code: 'EACCES', port: 80 })
  for (const error of [denied, new Error('other'), 'text'])
    expect(explainPortError(error)).toBe(error)
})
