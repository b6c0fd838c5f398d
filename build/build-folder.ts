import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

export type BuildFolder = Disposable & { path: string }

/**
 * A folder for one build, inside the project so that it finds node_modules. It is removed when the build or
 * the process ends; what a killed process left is removed by the next build.
 */
export function makeBuildFolder(project: string): BuildFolder {
  const cache = path.join(project, '.cache')
  mkdirSync(cache, { recursive: true })
  for (const name of readdirSync(cache)) {
    const [, pid] = /^build-(\d+)-/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) remove(path.join(cache, name))
  }
  const folder = mkdtempSync(path.join(cache, `build-${process.pid}-`))
  const removeThis = () => remove(folder)
  process.once('exit', removeThis)
  return {
    path: folder,
    [Symbol.dispose]() {
      process.off('exit', removeThis)
      removeThis()
    },
  }
}

/** Replaces a folder by another one on the same file system. Synchronous, so that no signal comes in between. */
export function replaceFolder(folder: string, by: string) {
  mkdirSync(folder, { recursive: true })
  renameSync(folder, `${by}-former`)
  renameSync(by, folder)
  remove(`${by}-former`)
}

/** Bundler threads may still be writing while the process exits, hence the retries. */
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
