import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'

/** Milliseconds. No build takes an hour. */
const maximumAge = 3_600_000

/**
 * Makes a temporary folder for one build, and removes those of builds that were interrupted. It is inside the
 * project so that imports find node_modules.
 */
export function makeBuildFolder(project: string): Disposable & { path: string } {
  const cache = path.join(project, '.cache')
  mkdirSync(cache, { recursive: true })
  for (const name of readdirSync(cache).filter((each) => each.startsWith('build-'))) {
    const left = path.join(cache, name)
    const made = statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (made < Date.now() - maximumAge) remove(left)
  }
  const folder = mkdtempSync(path.join(cache, 'build-'))
  return { path: folder, [Symbol.dispose]: () => remove(folder) }
}

/**
 * Replaces `folder` with `replacement`, which has to be on the same file system. There is no folder only between two
 * renames, not for as long as it takes to delete the old one.
 */
export function replaceFolder(folder: string, replacement: string) {
  mkdirSync(path.dirname(folder), { recursive: true })
  const old = `${replacement}-old`
  if (existsSync(folder)) renameSync(folder, old)
  renameSync(replacement, folder)
  remove(old)
}

/** Retries, because the bundler's threads may still be writing after an error. */
const remove = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
