// @vitest-environment happy-dom
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { init, send, sendForm } from '@emailjs/browser'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Inbox, startInbox } from './inbox.ts'
import { deleteAll, messages } from './inbox-client.ts'
import { localAccount } from './local-account.ts'
import { nativeFields, scriptFields } from './test-support.ts'

/**
 * The client that the site ships, in a DOM whose `fetch` enforces CORS. The service runs in a
 * process of its own, where it does not find that DOM's classes in place of Node's.
 */

let inbox: Inbox
let service: ChildProcess
beforeAll(async () => {
  inbox = await startInbox({ webPort: 0, smtpPort: 0 })
  const options = {
    port: 0,
    smtp: { host: '127.0.0.1', port: inbox.smtpPort },
    account: localAccount,
  }
  const module = pathToFileURL(join(import.meta.dirname, 'service.ts')).href
  const script = `
    import { startMailService } from ${JSON.stringify(module)}
    console.log((await startMailService(${JSON.stringify(options)})).origin)`
  const child = spawn(process.execPath, ['--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  service = child
  const [line] = await once(child.stdout, 'data')
  init({ publicKey: localAccount.publicKey, origin: String(line).trim() })
})
afterAll(async () => {
  service.kill()
  await inbox.close()
})
beforeEach(() => deleteAll(inbox.url))

const { serviceId, templateId } = localAccount

test('send: OK, and the message is in the inbox', async () => {
  await expect(send(serviceId, templateId, scriptFields)).resolves.toMatchObject({
    status: 200,
    text: 'OK',
  })
  expect(await messages(inbox.url)).toMatchObject([{ subject: 'New message from Ada Lovelace' }])
})

test('sendForm: OK, and the message is in the inbox', async () => {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(nativeFields)) {
    const field = document.createElement('textarea')
    Object.assign(field, { name, value })
    form.append(field)
  }
  await expect(sendForm(serviceId, templateId, form)).resolves.toMatchObject({
    status: 200,
    text: 'OK',
  })
  expect(await messages(inbox.url)).toMatchObject([{ subject: 'New message from Ada Lovelace' }])
})

test('a refusal reaches the caller with its status and text', async () => {
  const params = { ...scriptFields, to_email: '' }
  await expect(send(serviceId, templateId, params)).rejects.toMatchObject({
    status: 422,
    text: 'The recipients address is empty',
  })
  await expect(
    send(serviceId, templateId, scriptFields, { publicKey: 'nobody' }),
  ).rejects.toMatchObject({
    status: 400,
    text: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  })
})
