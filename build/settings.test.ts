import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { SettingsError, settingsProblems } from './settings.ts'

const complete = {
  VITE_SITE_URL: 'https://relaywell.example',
  VITE_EMAILJS_PUBLIC_KEY: 'key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
  VITE_CONTACT_TO_EMAIL: 'hello@relaywell.example',
}

test('complete settings have no problem', () => {
  expect(settingsProblems(complete)).toEqual([])
})

test('every missing setting is named, with what it is', () => {
  const problems = settingsProblems({ VITE_EMAILJS_PUBLIC_KEY: ' ' })
  for (const name of Object.keys(complete)) {
    expect(problems.filter((problem) => problem.startsWith(`${name} is missing: `))).toHaveLength(1)
  }
})

test.each([
  ['VITE_SITE_URL', 'relaywell.example'],
  ['VITE_SITE_URL', 'javascript:alert(1)'],
  ['VITE_EMAILJS_ORIGIN', 'localhost:3001'],
  ['VITE_PLAUSIBLE_ENDPOINT', '/api/event'],
  ['VITE_CONTACT_TO_EMAIL', 'hello'],
  ['VITE_CONTACT_TO_EMAIL', 'a@b.example, c@d.example'],
  ['VITE_EMAILJS_THROTTLE_MS', 'ten'],
])('%s cannot be %s', (name, value) => {
  expect(settingsProblems({ ...complete, [name]: value })).toEqual([expect.stringContaining(name)])
})

test('the message says where to set what is missing', () => {
  const { message } = new SettingsError(settingsProblems({}))
  expect(message).toContain('VITE_EMAILJS_TEMPLATE_ID')
  expect(message).toContain('.env.example')
})

test('.env.example lists exactly the settings that the site reads', () => {
  const folder = path.resolve(import.meta.dirname, '..')
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const sources = globSync('{src,build,deploy}/**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !file.includes('.test.'))
    .map(read)
    .join('\n')
  const known = new Set(sources.match(/\bVITE_[A-Z_]*[A-Z]\b/g))
  const listed = [...read('.env.example').matchAll(/^(VITE_\w+)=/gm)].map(([, name]) => name!)
  expect(listed.toSorted()).toEqual([...known].toSorted())
  expect(listed).toHaveLength(11)
})
