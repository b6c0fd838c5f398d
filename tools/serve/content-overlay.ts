import path from 'node:path'
import type { Plugin } from 'vite'
import { colorProblems } from '../build/content/colors.ts'
import { type ContentProblem, problemList } from '../build/content/problem.ts'
import { tokensFile } from '../build/design-tokens.ts'
import type { DevelopmentContent } from './development-content.ts'

/**
 * A Vite plugin that reads the content again after each save, and shows problems over the page and in the terminal.
 *
 * @param isOwn whether the editor in the page wrote a file itself, so the page need not reload
 */
export function contentOverlay(
  project: string,
  content: DevelopmentContent,
  isOwn: (file: string) => boolean,
): Plugin {
  let problems: ContentProblem[] = []
  const watched = [path.join(project, 'content') + path.sep, path.join(project, tokensFile)]
  return {
    name: 'content-overlay',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(path.join(project, 'content'))
      const showProblems = () => {
        if (problems.length > 0)
          server.ws.send({
            type: 'error',
            err: { message: `\n${problemList(problems)}`, stack: '' },
          })
      }
      const check = async () => {
        try {
          const colors = await colorProblems(project)
          // Read last and at once: of two checks, the one that ends later has the newer files.
          problems = [...content.refresh(), ...colors]
        } catch (error) {
          // Such as a file that is just being renamed.
          console.error(error)
          return false
        }
        if (problems.length > 0) console.error(`\n${problemList(problems)}\n`)
        showProblems()
        return problems.length === 0
      }
      server.watcher.on('all', async (_, file) => {
        if (!watched.some((each) => file.startsWith(each))) return
        // Node keeps the modules that it has loaded.
        if (file.startsWith(path.join(project, 'content/schema')))
          return console.warn('The schema has changed. Restart npm run dev.')
        if ((await check()) && !isOwn(path.relative(project, file)))
          // The editor reloads the page, unless something is being typed there (tools/edit/client/main.tsx).
          server.ws.send({
            type: 'custom',
            event: 'content-changed',
            data: path.relative(project, file),
          })
      })
      server.ws.on('connection', showProblems)
      return () => void check()
    },
  }
}
