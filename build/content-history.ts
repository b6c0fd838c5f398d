import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const contentFolder = `src${path.sep}content${path.sep}`

/**
 * The day (UTC, `2026-11-21`) on which the content that a module shows was last changed, as git tells it.
 * Undefined where git cannot know: no repository, a change that is not committed, a clone too shallow to
 * hold the commit. A day left out is better than one made up.
 *
 * @param modules from the project's folder; what they import is read, too
 */
export async function lastChanged(folder: string, modules: string[]): Promise<string | undefined> {
  const files = await contentOf(folder, modules)
  if (files.length === 0) return undefined
  const ask = async (...question: string[]) => {
    const { stdout } = await promisify(execFile)('git', question, { cwd: folder })
    return stdout.trim()
  }
  try {
    if (await ask('status', '--porcelain', '--', ...files)) return undefined
    const [date, parents] = (await ask('log', '-1', '--format=%cI%n%P', '--', ...files)).split('\n')
    // The oldest commit of a shallow clone seems to have added every file.
    const isCutOff = !parents && (await ask('rev-parse', '--is-shallow-repository')) === 'true'
    return date && !isCutOff ? new Date(date).toISOString().slice(0, 10) : undefined
  } catch {
    return undefined
  }
}

/** The files of the content folder that the modules import, directly or not; pages fetched later are not. */
async function contentOf(folder: string, modules: string[]): Promise<string[]> {
  const seen = new Set<string>()
  async function read(module: string) {
    if (seen.has(module)) return
    seen.add(module)
    const source = await readFile(path.join(folder, module), 'utf8')
    const imports = source.matchAll(/^(?:im|ex)port (?!type\b)[^']*?from '(\.[^']+\.tsx?)'/gm)
    for (const [, target] of imports) await read(path.join(path.dirname(module), target!))
  }
  for (const module of modules) await read(path.normalize(module))
  return [...seen].filter((file) => file.startsWith(contentFolder)).toSorted()
}
