import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startInbox } from '../mail/inbox.ts'
import { messages } from '../mail/inbox-client.ts'
import { startService } from '../mail/test-support.ts'
import { localVariables } from '../serve/local-settings.ts'

const folder = path.resolve(import.meta.dirname, '..')

/** As `npm run doctor` does; what is set here wins over an .env file. */
async function doctor(settings: Record<string, string>, ...args: string[]) {
  const program = ['--import', './build/content/readable.ts', 'doctor/doctor.ts', ...args]
  const options = { cwd: folder, env: { ...process.env, ...settings } }
  return promisify(execFile)(process.execPath, program, options).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  )
}

test('the doctor goes through everything, and ends with 1 while a key is missing', async () => {
  const none = Object.keys(localVariables('', '')).map((name) => [name, ''])
  const { code, stdout } = await doctor(Object.fromEntries(none))
  for (const title of ['Content', 'What is left of the sample', 'Settings', 'Files'])
    expect(stdout).toContain(`\n${title}\n`)
  expect(stdout).toContain('MEND VITE_EMAILJS_PUBLIC_KEY is missing')
  expect(stdout).not.toContain('Test message')
  expect(stdout).not.toContain('\u001b')
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
