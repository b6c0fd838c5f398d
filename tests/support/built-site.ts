import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isRunning } from '../../build/build-folder.ts'
import type { Settings } from '../../build/settings.ts'
import { localSettings } from '../../serve/local-settings.ts'
import { siteUrl } from './variants.ts'

const project = path.resolve(import.meta.dirname, '../..')
/** What a build depends on, beside the settings. */
const sources = ['src', 'build', 'deploy', 'vite.config.ts', 'package-lock.json']
/** Nothing is sent where documents are only read, so that no e-mail service has to listen there. */
const plainSettings = localSettings('http://127.0.0.1:9', siteUrl)

/**
 * Builds the site into `.cache/built-site/<name>`, unless it is there already, built from the same sources with
 * the same settings.
 *
 * @returns the folder of the built site
 */
export async function builtSite(name = 'plain', settings: Settings = plainSettings) {
  const out = path.join(project, '.cache/built-site', name)
  const keyFile = `${out}.key`
  const key = keyOf(settings)
  await mkdir(path.dirname(out), { recursive: true })
  await withLock(`${out}.lock`, async () => {
    if (existsSync(out) && (await readFile(keyFile, 'utf8').catch(() => '')) === key) return
    const script = path.join(import.meta.dirname, 'build-variant.ts')
    await promisify(execFile)(
      process.execPath,
      [script, '--out', out, '--settings', JSON.stringify(settings)],
      // Vitest sets NODE_ENV to "test", which would bring in React's development build.
      { cwd: project, env: { ...process.env, NODE_ENV: 'production' } },
    )
    await writeFile(keyFile, key)
  })
  return out
}

function keyOf(settings: Settings): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const source of sources) {
    const from = path.join(project, source)
    const files = statSync(from).isDirectory()
      ? readdirSync(from, { recursive: true, encoding: 'utf8' }).map((file) =>
          path.join(from, file),
        )
      : [from]
    for (const file of files.toSorted())
      if (statSync(file).isFile())
        hash.update(path.relative(project, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** One build at a time: unit and end-to-end tests may start together. A killed process leaves no lock in force. */
async function withLock(file: string, work: () => Promise<void>) {
  while (!(await acquired(file))) {
    const owner = Number(await readFile(file, 'utf8').catch(() => ''))
    if (owner && !isRunning(owner)) await rm(file, { force: true })
    else await delay(100)
  }
  try {
    await work()
  } finally {
    await rm(file, { force: true })
  }
}

const acquired = (file: string) =>
  writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
      return false
    },
  )

/** Vitest's global setup for the tests of the built files. */
export async function setup() {
  await builtSite()
}
