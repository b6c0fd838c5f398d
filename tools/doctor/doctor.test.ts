import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { messages } from '../mail/inbox-client.ts'
import { startMail } from '../mail/service.ts'
import { checkSettings } from '../prerender/settings.ts'
import { project } from '../project.ts'
import { localVariables } from '../serve/local-settings.ts'
import { sendTestMessage } from './send.ts'

const mail = await startMail()
afterAll(mail.close)
const settings = {
  ...localVariables(mail.origin, 'https://nordbahn.eu'),
  VITE_CONTACT_TO_EMAIL: 'post@nordbahn.eu',
}

/** Runs `npm run doctor`. The variables take precedence over those in .env. */
const doctor = (variables: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['tools/doctor/doctor.ts', ...args], {
    cwd: project,
    env: { ...process.env, ...variables },
  }).catch(({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }))

test('npm run doctor reports on every section, and exits with 1 if a setting is missing', async () => {
  const empty = Object.keys(settings).map((name) => [name, ''])
  const { stdout, ...ended } = await doctor(Object.fromEntries(empty))
  for (const title of ['Content', 'Left over from the sample', 'Settings', 'Files'])
    expect(stdout).toContain(`\n${title}\n`)
  expect(stdout).toContain('FIX  VITE_EMAILJS_PUBLIC_KEY is missing')
  expect(stdout).not.toContain('Test message')
  expect(stdout, 'no colours when the output is not a terminal').not.toContain('\u001b')
  expect(ended).toEqual({ code: 1 })
})

test('npm run doctor -- --send sends a message with all the fields of the template', async () => {
  const { stdout } = await doctor(settings, '--send')
  expect(stdout).toMatch(
    /\nTest message\n {2}ok {3}\S+ answered 200 “OK”. Check the inbox of post@nordbahn.eu/,
  )
  expect(await messages(mail.inbox)).toMatchObject([
    {
      recipients: ['post@nordbahn.eu'],
      replyTo: expect.stringContaining('test@nordbahn.eu'),
      text: expect.stringMatching(/The doctor.*\+1 202 555 0100.*Sent by npm run doctor at /s),
    },
  ])
})

test.each([
  ['VITE_EMAILJS_PUBLIC_KEY', 'wrong', 'answered 400 “The '],
  ['VITE_EMAILJS_ORIGIN', 'http://127.0.0.1:1', 'could not be reached'],
  ['VITE_EMAILJS_SERVICE_ID', '', 'No message was sent'],
])('with %s=%s no message is sent, and the report names the setting', async (name, value, text) => {
  const before = await messages(mail.inbox)
  const finding = await sendTestMessage(checkSettings({ ...settings, [name]: value }))
  expect(finding).toMatchObject({ kind: 'fix', message: expect.stringContaining(text) })
  expect(finding.where).toContain(name)
  expect(await messages(mail.inbox)).toEqual(before)
})

test.each([
  [403, 'API calls are disabled for non-browser applications', 'npm run smoke'],
  [403, 'No', 'does not allow this domain'],
  [500, 'No', 'Try again later'],
])('the report on the answer %i “%s” says what to do', async (status, text, remedy) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(text, { status }))
  const finding = await sendTestMessage(checkSettings(settings))
  expect(finding).toMatchObject({ kind: 'fix', where: expect.stringContaining(remedy) })
  expect(finding.message).toContain(`answered ${status} “${text}”`)
})
