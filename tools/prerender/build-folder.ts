import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes a temporary folder for one build, and removes those of builds that were interrupted. It is inside the
 * project so that imports find node_modules.
 */
export function makeBuildFolder(project: string): Disposable & { path: string } {
  const cache = path.join(project, '.cache')
  mkdirSync(cache, { recursive: true })
  for (const name of readdirSync(cache)) {
    const [, pid] = /^build-(\d+)-/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) remove(path.join(cache, name))
  }
  const folder = mkdtempSync(path.join(cache, `build-${process.pid}-`))
  return { path: folder, [Symbol.dispose]: () => remove(folder) }
}

/**
 * Replaces `folder` with `replacement`, which has to be on the same file system. Synchronous, so that a
 * signal cannot interrupt it.
 */
export function replaceFolder(folder: string, replacement: string) {
  remove(folder)
  mkdirSync(path.dirname(folder), { recursive: true })
  renameSync(replacement, folder)
}

/** Retries, because the bundler's threads may still be writing after an error. */
const remove = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
