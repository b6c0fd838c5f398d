import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { isFromOwnPage } from './plugin.ts'

const token = 'a-token-of-this-start'
const request = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  ({
    headers: { host: 'localhost:3000', 'x-edit-token': token, ...headers },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage

test.each([
  ['a page of this server', {}, '127.0.0.1', true],
  [
    'with its origin',
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    '::1',
    true,
  ],
  ['over IPv6', { host: '[::1]:3000', origin: 'http://[::1]:3000' }, '::ffff:127.0.0.1', true],
  ['another machine', {}, '192.168.1.7', false],
  ['another token', { 'x-edit-token': 'a-token-of-that-start' }, '127.0.0.1', false],
  ['no token', { 'x-edit-token': '' }, '127.0.0.1', false],
  ['another port', { origin: 'http://localhost:3001' }, '127.0.0.1', false],
  ['another site', { 'sec-fetch-site': 'cross-site' }, '127.0.0.1', false],
  [
    'a name that leads here',
    { host: 'evil.example', origin: 'http://evil.example' },
    '127.0.0.1',
    false,
  ],
  ['a name like ours', { host: 'localhost.evil.example' }, '127.0.0.1', false],
])('%s', (_, headers, address, expected) => {
  expect(isFromOwnPage(request(headers as Record<string, string>, address), token)).toBe(expected)
})
