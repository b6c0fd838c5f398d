// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }
import { limits } from '../lib/limits.ts'
import { emptyValues, variables } from './fields.ts'
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
  ...emptyValues,
  firstName: '  Zoë ',
  lastName: ' van der Berg ',
  email: 'zoe@example.com',
  phone: '+1 202 555 0199',
  message: ' Two lines,\n as typed. ',
}

test('names are trimmed and joined by a space; the message is sent as typed', () => {
  expect(emailPayload(fields)).toEqual({
    ...Object.fromEntries(variables.map((variable) => [variable, ''])),
    from_name: 'Zoë van der Berg',
    from_email: 'zoe@example.com',
    phone: '+1 202 555 0199',
    message: ' Two lines,\n as typed. ',
    to_email: 'hello@relaywell.example',
    reply_to: 'zoe@example.com',
  })
})

test('the 50 KB limit counts the bytes of all variables together', () => {
  const others = new TextEncoder().encode(
    Object.values(emailPayload({ ...fields, message: '' })).join(''),
  ).length
  const fits = 'é'.repeat((limits.messageBytes - others) / 2)
  expect(bytesOver({ ...fields, message: fits })).toBe(0)
  expect(bytesOver({ ...fields, message: `${fits}🚇` })).toBe(
    4 - ((limits.messageBytes - others) % 2),
  )
})

test('refuses to send a message that is too long or has a filled-in honeypot', async () => {
  await expect(sendMessage({ ...fields, message: 'x'.repeat(60_000) })).rejects.toMatchObject({
    name: 'too long',
  })
  await expect(sendMessage(fields, 'https://spam.example')).rejects.toMatchObject({
    name: 'honeypot',
  })
})

test('the block list ignores case and surrounding spaces; other addresses are sent as typed', async () => {
  const fetchMock = vi.fn<typeof fetch>(async () => new Response('OK'))
  vi.stubGlobal('fetch', fetchMock)
  for (const email of ['Spam@Evil.com', 'spam@evil.com', ' SPAM@evil.com '])
    await expect(sendMessage({ ...fields, email })).rejects.toMatchObject({ status: 403 })
  expect(fetchMock).not.toHaveBeenCalled()

  await sendMessage({ ...fields, email: 'Zoe@Example.com' })
  expect(JSON.parse(String(fetchMock.mock.lastCall?.[1]?.body)).template_params).toMatchObject({
    from_email: 'Zoe@Example.com',
    reply_to: 'Zoe@Example.com',
  })
})

test('@emailjs/browser is pinned to an exact version', () => {
  expect(packageFile.dependencies['@emailjs/browser']).toBe('4.4.1')
})
