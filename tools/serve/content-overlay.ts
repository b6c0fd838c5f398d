import { existsSync } from 'node:fs'
import path from 'node:path'
import { debounce } from 'throttle-debounce'
import type { Plugin } from 'vite'
import { colorProblems } from '../build/content/colors.ts'
import { problemList } from '../build/content/problem.ts'
import { tokensFile } from '../build/design-tokens.ts'
import type { DevelopmentContent } from './development-content.ts'

/** Node keeps these modules, and those that they import. */
const schemaFile = 'content/schema/index.ts'
const fieldsFile = 'src/contact/fields.ts'

/**
 * A Vite plugin that reads the content again after each change, and shows problems over the page and in the terminal.
 *
 * @param isOwn whether the editor in the page wrote a file itself, so the page need not reload
 */
export function contentOverlay(
  project: string,
  content: DevelopmentContent,
  isOwn: (file: string) => boolean,
): Plugin {
  const changed = new Set<string>()
  let isOutdated = false
  let message = ''
  return {
    name: 'content-overlay',
    apply: 'serve',
    configureServer(server) {
      const showProblems = () => {
        if (message) server.ws.send({ type: 'error', err: { message: `\n${message}`, stack: '' } })
      }
      const check = async () => {
        const [wasEmpty, wasWrong] = [content.isEmpty, message !== '']
        try {
          // Only with a schema that can be loaded.
          if (isOutdated && existsSync(path.join(project, schemaFile))) {
            await server.ssrLoadModule(`/${schemaFile}`)
            return process.send?.('start again')
          }
          const colors = await colorProblems(project)
          // Read last and at once: of two checks, the one that ends later has the newer files.
          message = problemList([...content.refresh(), ...colors])
        } catch (error) {
          // Such as a file that was removed between two steps.
          message = String(error)
        }
        const files = [...changed]
        changed.clear()
        if (message) {
          console.error(`\n${message}\n`)
          return showProblems()
        }
        if (wasEmpty) return server.ws.send({ type: 'full-reload' })
        const isWritten = (file: string) => existsSync(path.join(project, file)) && isOwn(file)
        const data = files.find((file) => wasWrong || !isWritten(file))
        // The editor reloads the page, unless something is being typed there (tools/edit/client/main.tsx).
        if (data) server.ws.send({ type: 'custom', event: 'content-changed', data })
      }
      // Git changes many files at once.
      const checkSoon = debounce(50, () => void check().catch(console.error))
      server.watcher.on('all', (_, file) => {
        const name = path.relative(project, file)
        if (!/^content(\/|$)/.test(name) && name !== tokensFile && name !== fieldsFile) return
        isOutdated ||= name.startsWith('content/schema/') || name === fieldsFile
        changed.add(name)
        checkSoon()
      })
      server.ws.on('connection', showProblems)
      return () => void check().catch(console.error)
    },
  }
}
