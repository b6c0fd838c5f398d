import path from 'node:path'
import type { Plugin } from 'vite'
import { problemList } from '../content/problem.ts'
import type { DevelopmentContent } from './development-content.ts'

/** Files that are read once. Vite loads all others anew. */
const readOnce =
  /^(src\/content|src\/contact\/fields|src\/pages\/.*\/(schema|kind)|src\/site|tools)\b.*\.ts$|^\.env/

/** A Vite plugin that reads the content again after each change, and reloads the pages or shows problems over them. */
export function contentChanges(project: string, content: DevelopmentContent): Plugin {
  let message = ''
  return {
    name: 'content-changes',
    configureServer(server) {
      const showProblems = () => {
        if (message) server.ws.send({ type: 'error', err: { message: `\n${message}`, stack: '' } })
      }
      const check = () => {
        const wasWrong = message !== ''
        message = problemList(content.refresh())
        if (message) console.error(`\n${message}\n`)
        else if (wasWrong) console.log('\nThe content has no problems any more.\n')
        showProblems()
        if (!message) server.ws.send({ type: 'full-reload' })
      }
      let timer: NodeJS.Timeout
      server.watcher.on('all', (_, changed) => {
        const file = path.relative(project, changed)
        if (file.startsWith('content/')) {
          // Git changes many files in a row.
          clearTimeout(timer)
          timer = setTimeout(check, 100)
        } else if (!server.environments.client.moduleGraph.getModulesByFile(changed)?.size) {
          // The browser does not have this module: the page was rendered with it here.
          if (file.startsWith('src/')) server.ws.send({ type: 'full-reload' })
        }
        if (readOnce.test(file))
          console.log(
            `\n${file} has changed. To use it, press Ctrl-C and start npm run dev again.\n`,
          )
      })
      server.ws.on('connection', showProblems)
      return check
    },
  }
}
