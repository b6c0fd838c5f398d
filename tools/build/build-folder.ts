import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * A folder for one build, inside the project so that it finds node_modules. What an interrupted build left
 * is removed by the next one.
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

/** Replaces a folder by another one on the same file system. Synchronous, so that no signal comes in between. */
export function replaceFolder(folder: string, by: string) {
  remove(folder)
  mkdirSync(path.dirname(folder), { recursive: true })
  renameSync(by, folder)
}

/** Bundler threads may still be writing after an error, hence the retries. */
const remove = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process of another user may not be signalled, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
