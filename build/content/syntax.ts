import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { type ContentProblem, problemList } from './problem.ts'

/**
 * Loaded before whatever reads the content (`node --import`): a comma or quote that is missing is told in
 * plain words there, where Node would end with a stack of its own modules.
 */
const problems = syntaxProblems(path.resolve(import.meta.dirname, '../..'))
if (problems.length > 0) {
  console.error(`The content cannot be read.\n\n${problemList(problems)}\n`)
  process.exit(1)
}

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
