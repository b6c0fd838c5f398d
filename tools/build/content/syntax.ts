import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import type { ContentProblem } from './problem.ts'

/** What of the content cannot even be read: a comma, a quote or a bracket that is missing. */
export function syntaxProblems(folder: string): ContentProblem[] {
  return globSync('src/content/*.ts', { cwd: folder }).flatMap((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8')
    const [error] = parseSync(file, source).errors
    if (!error) return []
    const line = source.slice(0, error.labels[0]?.start ?? 0).split('\n').length
    const text = source.split('\n')[line - 1]!.trim()
    return [
      {
        file,
        line,
        place: `“${text}”`,
        message: `cannot be read (${error.message}). Look here and on the line above for a comma, a quote or a bracket that is missing or too many.`,
      },
    ]
  })
}
