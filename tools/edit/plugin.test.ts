import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { isFromOwnPage } from './plugin.ts'

const ownHeaders = { host: 'localhost:3000', 'x-edit-token': 'this-start' }

test.each<[boolean, string, object, string?]>([
  [true, 'a page of this server', { 'sec-fetch-site': 'same-origin' }],
  [true, 'a page of its origin', { origin: 'http://localhost:3000' }],
  [true, 'IPv6', { host: '[::1]:3000', origin: 'http://[::1]:3000' }, '::ffff:127.0.0.1'],
  [false, 'another machine', {}, '192.168.1.7'],
  [false, 'another start', { 'x-edit-token': 'that-start' }],
  [false, 'a page without the token', { 'x-edit-token': undefined }],
  [false, 'another port', { origin: 'http://localhost:3001' }],
  [false, 'a page of unknown origin', { origin: 'null' }],
  [false, 'a page of the same site', { 'sec-fetch-site': 'same-site' }],
  // DNS rebinding.
  [false, 'a name that leads here', { host: 'evil.example', origin: 'http://evil.example' }],
  [false, 'a name like ours', { host: 'localhost.evil.example' }],
])('accepts (%s) a request from %s', (accepted, _, headers, remoteAddress = '::1') => {
  const request = { headers: { ...ownHeaders, ...headers }, socket: { remoteAddress } }
  expect(isFromOwnPage(request as unknown as IncomingMessage, 'this-start')).toBe(accepted)
})
