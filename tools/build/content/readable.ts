import { project } from '../../project.ts'
import { problemList } from './problem.ts'
import { syntaxProblems } from './syntax.ts'

/**
 * Loaded before whatever reads the content (`node --import`): what cannot be read is told in plain words there,
 * where Node would end with a stack of its own modules.
 */
const problems = syntaxProblems(project)
if (problems.length > 0) {
  console.error(`The content cannot be read.\n\n${problemList(problems)}\n`)
  process.exit(1)
}
