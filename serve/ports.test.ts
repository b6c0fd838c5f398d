import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { explainPortError, localPorts } from './ports.ts'

test('without PORT the site is on 3000, the e-mail service and the inbox after it', () => {
  const ports = { site: 3000, mail: 3001, inbox: 3002, smtp: 3003 }
  expect(localPorts(undefined)).toEqual(ports)
  expect(localPorts('')).toEqual(ports)
})

test('PORT moves all four', () => {
  expect(localPorts('4100')).toEqual({ site: 4100, mail: 4101, inbox: 4102, smtp: 4103 })
  expect(localPorts('65532').smtp).toBe(65_535)
})

test.each(['x', '80a', '3000.5', '-1', '0', '65533', '65536', 'Infinity'])(
  'PORT=%s is refused by name',
  (port) => {
    expect(() => localPorts(port)).toThrow(`PORT is no usable port number: ${port}`)
  },
)

test('a port that is taken is told in one sentence, with a way out', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const { port } = first.address() as { port: number }
  const [error] = await once(createServer().listen(port, '127.0.0.1'), 'error')
  first.close()
  expect(explainPortError(error)).toEqual(
    new Error(
      `Port ${port} is taken: stop what uses it, or choose another with PORT=4000 npm start.`,
    ),
  )
})

test('any other error stays as it is', () => {
  const denied = Object.assign(new Error('listen EACCES'), { code: 'EACCES', port: 80 })
  for (const error of [denied, new Error('other'), 'text']) {
    expect(explainPortError(error)).toBe(error)
  }
})
