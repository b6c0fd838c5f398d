import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startInbox } from '../mail/inbox.ts'
import { messages } from '../mail/inbox-client.ts'
import { startService } from '../mail/test-support.ts'
import { project } from '../project.ts'
import { localVariables } from '../serve/local-settings.ts'
import { fix, mayLaunch, note, question, report } from './report.ts'

/** As `npm run doctor` does; these settings win over an .env file. */
async function doctor(settings: Record<string, string>, ...args: string[]) {
  const program = ['tools/doctor/doctor.ts', ...args]
  const options = { cwd: project, env: { ...process.env, ...settings } }
  return promisify(execFile)(process.execPath, program, options).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  )
}

test('the doctor checks everything, and ends with 1 while a key is missing', async () => {
  const none = Object.keys(localVariables('', '')).map((name) => [name, ''])
  const { code, stdout } = await doctor(Object.fromEntries(none))
  for (const title of ['Content', 'What is left of the sample', 'Settings', 'Files'])
    expect(stdout).toContain(`\n${title}\n`)
  expect(stdout).toContain('FIX  VITE_EMAILJS_PUBLIC_KEY is missing')
  expect(stdout).not.toContain('Test message')
  expect(stdout, 'no colours where nobody sees them').not.toContain('\u001b')
  expect(code).toBe(1)
})

test('the doctor sends a message when asked to', async () => {
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

test('the report lists each finding with its place, and what several share once', () => {
  const chapters = [
    { title: 'Content', fine: 'All is there.', findings: [note('Long.', 'content')] },
    {
      title: 'Settings',
      fine: 'All is set.',
      findings: [fix('A key is missing.', '.env'), fix('So is another.', '.env')],
    },
    { title: 'Claims', findings: [question('Is it\ntrue?', 'facts')] },
  ]
  expect(report(chapters)).toBe(`Content
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
  expect(mayLaunch(chapters)).toBe(false)
  expect(mayLaunch([chapters[0]!, chapters[2]!])).toBe(true)
})
