import path from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { contentProblems } from '../build/content/check.ts'
import { type ContentProblem, problemList } from '../build/content/problem.ts'
import { tokensFile } from '../build/design-tokens.ts'

/** While somebody edits the content: what is wrong with it, over the page and in the terminal, at each save. */
export function contentOverlay(folder: string): Plugin {
  const watched = [path.join(folder, 'src/content') + path.sep, path.join(folder, tokensFile)]
  return {
    name: 'content-overlay',
    apply: 'serve',
    configureServer(server) {
      let problems: ContentProblem[] = []
      const show = () => {
        if (problems.length > 0)
          server.ws.send({
            type: 'error',
            err: { message: `\n${problemList(problems)}`, stack: '' },
          })
      }
      const check = async () => {
        const before = problems.length
        // What cannot even be read is told by Vite itself.
        problems = await contentProblems(folder, (file) => freshly(path.join(folder, file))).catch(
          () => [],
        )
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

/** As the file is now, and all that it imports; Node itself would give what it has read before. */
async function freshly(file: string) {
  const { module } = await runnerImport<Record<string, unknown>>(file, {
    configFile: false,
    logLevel: 'silent',
  })
  return module
}
