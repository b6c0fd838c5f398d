import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** What a clone has not: made by commands, or the machine's own. */
const isMade = (name: string) =>
  /^(\.git|\.cache|node_modules|dist|dist-hosts)$|^\.env(?!\.example$)/.test(name)

/**
 * A copy of the project to change and to build, for trials and measurements.
 *
 * @param to inside `.cache/`, so that it finds the project's packages
 */
export async function copyProject(folder: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  for (const name of await readdir(folder)) {
    if (!isMade(name)) await cp(path.join(folder, name), path.join(to, name), { recursive: true })
  }
}
