// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }
import { limits } from '../lib/limits.ts'
import { bytesOver, emailPayload, sendMessage } from './send-message.ts'

vi.mock('../lib/settings.ts', () => ({
  settings: {
    contactEmail: 'hello@relaywell.example',
    emailjs: {
      publicKey: 'key',
      serviceId: 'service',
      templateId: 'template',
      origin: 'https://mail.example',
      throttleMs: 0,
      blockList: ['Spam@Evil.com'],
    },
  },
}))

afterEach(() => vi.unstubAllGlobals())

const fields = {
  firstName: '  Zoë ',
  lastName: ' van der Berg ',
  email: 'zoe@example.com',
  phone: '+1 202 555 0199',
  message: ' Two lines,\n as typed. ',
}

test('names are trimmed and joined by one space; the message goes as it was typed', () => {
  expect(emailPayload(fields)).toEqual({
    from_name: 'Zoë van der Berg',
    from_email: 'zoe@example.com',
    phone: '+1 202 555 0199',
    message: ' Two lines,\n as typed. ',
    to_email: 'hello@relaywell.example',
    reply_to: 'zoe@example.com',
  })
})

test('the 50 KB that the service takes are counted in bytes, over all it receives', () => {
  const others = new TextEncoder().encode(
    Object.values(emailPayload({ ...fields, message: '' })).join(''),
  ).length
  const fits = 'é'.repeat((limits.messageBytes - others) / 2)
  expect(bytesOver({ ...fields, message: fits })).toBe(0)
  expect(bytesOver({ ...fields, message: `${fits}🚇` })).toBe(
    4 - ((limits.messageBytes - others) % 2),
  )
})

test('a message that is too long, or that trips the honeypot, is a failure and never leaves', async () => {
  await expect(sendMessage({ ...fields, message: 'x'.repeat(60_000) })).rejects.toMatchObject({
    name: 'too long',
  })
  await expect(sendMessage(fields, 'https://spam.example')).rejects.toMatchObject({
    name: 'honeypot',
  })
})

test('the block list ignores case and surrounding spaces; other addresses go out as typed', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('OK'))
  vi.stubGlobal('fetch', fetched)
  for (const email of ['Spam@Evil.com', 'spam@evil.com', ' SPAM@evil.com '])
    await expect(sendMessage({ ...fields, email })).rejects.toMatchObject({ status: 403 })
  expect(fetched).not.toHaveBeenCalled()

  await sendMessage({ ...fields, email: 'Zoe@Example.com' })
  expect(JSON.parse(String(fetched.mock.lastCall?.[1]?.body)).template_params).toMatchObject({
    from_email: 'Zoe@Example.com',
    reply_to: 'Zoe@Example.com',
  })
})

test('the library that sends is pinned exactly', () => {
  expect(packageFile.dependencies['@emailjs/browser']).toBe('4.4.1')
})
