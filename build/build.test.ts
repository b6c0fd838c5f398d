import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '..')
const changed = () => statSync(path.join(folder, 'dist'), { throwIfNoEntry: false })?.mtimeMs

test('npm run build stops where a setting is missing, names each, and leaves dist as it was', () => {
  const needed = [
    'VITE_SITE_URL',
    'VITE_EMAILJS_PUBLIC_KEY',
    'VITE_EMAILJS_SERVICE_ID',
    'VITE_EMAILJS_TEMPLATE_ID',
    'VITE_CONTACT_TO_EMAIL',
  ]
  // Empty goes before what a .env file of this folder says.
  const none = Object.fromEntries(needed.map((name) => [name, '']))
  const before = changed()
  const { status, stderr } = spawnSync(process.execPath, [path.join(folder, 'build/build.ts')], {
    env: { ...process.env, ...none },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  for (const name of needed) expect(stderr).toContain(`${name} is missing`)
  expect(stderr).toContain('.env.example')
  expect(stderr, 'a message, no stack').not.toMatch(/^\s+at /m)
  expect(changed()).toBe(before)
}, 30_000)
