import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises'
import path from 'node:path'

/** Whether a file or folder is not in the repository: generated, or specific to this machine. */
const isUntracked = (name: string) =>
  /^(\.git|\.cache|node_modules|dist|dist-hosts)$|^\.env(?!\.example$)/.test(name)

/**
 * Copies the project, so that a test can change and build the copy. The packages are those of the project.
 */
export async function copyProject(folder: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  for (const name of await readdir(folder)) {
    if (!isUntracked(name))
      await cp(path.join(folder, name), path.join(to, name), { recursive: true })
  }
  await symlink(path.join(folder, 'node_modules'), path.join(to, 'node_modules'))
}
