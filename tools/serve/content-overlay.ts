import path from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { type ContentProblem, problemList } from '../build/content/problem.ts'
import { syntaxProblems } from '../build/content/syntax.ts'
import { tokensFile } from '../build/design-tokens.ts'

/** Shows what is wrong with the content, over the page and in the terminal, at each save. */
export function contentOverlay(folder: string): Plugin {
  let problems: ContentProblem[] = []
  const watched = [path.join(folder, 'src/content') + path.sep, path.join(folder, tokensFile)]
  return {
    name: 'content-overlay',
    apply: 'serve',
    configureServer(server) {
      const show = () => {
        if (problems.length > 0)
          server.ws.send({
            type: 'error',
            err: { message: `\n${problemList(problems)}`, stack: '' },
          })
      }
      const check = async () => {
        const before = problems.length
        problems = syntaxProblems(folder)
        // Vite itself reports what else cannot be loaded.
        if (problems.length === 0) problems = await contentNow(folder).catch(() => [])
        if (problems.length > 0) console.error(`\n${problemList(problems)}\n`)
        else if (before > 0) server.ws.send({ type: 'full-reload' })
        show()
      }
      server.watcher.on('change', (file) => {
        if (watched.some((each) => file.startsWith(each))) void check()
      })
      server.ws.on('connection', show)
      return () => void check()
    },
  }
}

/** Loads the rules anew too: which icons there are is part of them. */
async function contentNow(folder: string) {
  const check = (await freshly(
    path.join(folder, 'tools/build/content/check.ts'),
  )) as typeof import('../build/content/check.ts')
  return check.contentProblems(folder, (file) => freshly(path.join(folder, file)))
}

/** The file as it is now, with all its imports; Node would return its cached copy. */
async function freshly(file: string) {
  const { module } = await runnerImport<Record<string, unknown>>(file, {
    configFile: false,
    logLevel: 'silent',
  })
  return module
}
