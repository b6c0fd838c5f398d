import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startInbox } from '../mail/inbox.ts'
import { messages } from '../mail/inbox-client.ts'
import { startService } from '../mail/test-support.ts'
import { project } from '../project.ts'
import { localVariables } from '../serve/local-settings.ts'
import { fix, isReadyToLaunch, note, question, report } from './report.ts'

/** Runs `npm run doctor`. The settings take precedence over those in .env. */
async function doctor(settings: Record<string, string>, ...args: string[]) {
  const command = ['tools/doctor/doctor.ts', ...args]
  const options = { cwd: project, env: { ...process.env, ...settings } }
  return promisify(execFile)(process.execPath, command, options).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  )
}

test('npm run doctor reports on every section, and exits with 1 if a setting is missing', async () => {
  const empty = Object.keys(localVariables('', '')).map((name) => [name, ''])
  const { code, stdout } = await doctor(Object.fromEntries(empty))
  for (const title of ['Content', 'Left over from the sample', 'Settings', 'Files'])
    expect(stdout).toContain(`\n${title}\n`)
  expect(stdout).toContain('FIX  VITE_EMAILJS_PUBLIC_KEY is missing')
  expect(stdout).not.toContain('Test message')
  expect(stdout, 'no colours when the output is not a terminal').not.toContain('\u001b')
  expect(code).toBe(1)
})

test('npm run doctor -- --send sends a message', async () => {
  const inbox = await startInbox({ webPort: 0, smtpPort: 0 })
  const service = await startService(inbox.smtpPort)
  const settings = localVariables(service.origin, 'https://nordbahn.eu')
  const { stdout } = await doctor(settings, '--send')
  const arrived = await messages(inbox.url)
  await service.close()
  await inbox.close()
  expect(stdout).toMatch(/\nTest message\n {2}ok {3}\S+ answered 200/)
  expect(arrived).toHaveLength(1)
})

test('the report shows where to fix each finding, once for several in the same place', () => {
  const sections = [
    { title: 'Content', okMessage: 'All is there.', findings: [note('Long.', 'content')] },
    {
      title: 'Settings',
      okMessage: 'All is set.',
      findings: [fix('A key is missing.', '.env'), fix('So is another.', '.env')],
    },
    { title: 'Claims', findings: [question('Is it\ntrue?', 'facts')] },
  ]
  expect(report(sections)).toBe(`Content
  ok   All is there.
  note Long.
       content

Settings
  FIX  A key is missing.
  FIX  So is another.
       .env

Claims
  ?    Is it
       true?
       facts

To fix before the launch: 2. Questions: 1. Notes: 1.`)
  expect(isReadyToLaunch(sections)).toBe(false)
  expect(isReadyToLaunch([sections[0]!, sections[2]!])).toBe(true)
})
