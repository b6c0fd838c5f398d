import { execFile } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { problemList } from '../prerender/content/problem.ts'
import type { DevelopmentContent } from './development-content.ts'

/** Node keeps these modules, and those that they import. The editor's plugin imports both. */
const schemaFile = 'src/content/index.ts'
const fieldsFile = 'src/contact/fields.ts'
/** Vite keeps the styles that it has made without it. */
const themeFile = 'content/theme.yaml'

/** In milliseconds. */
const interval = 200

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
  let seen = timesOf(project)
  let changed = new Set<string>()
  let isOutdated = false
  let message = ''
  /** The last message, also after it is gone. */
  let shown = ''
  return {
    name: 'content-overlay',
    apply: 'serve',
    configureServer(server) {
      const showProblems = () => {
        if (message) server.ws.send({ type: 'error', err: { message: `\n${message}`, stack: '' } })
      }
      const check = async (files: string[]) => {
        let wasEmpty = false
        let wasWrong = false
        const exists = (file: string) => existsSync(path.join(project, file))
        isOutdated ||= files.some((file) => /^src\/content\//.test(file) || file === fieldsFile)
        isOutdated ||= !exists(themeFile)
        try {
          // Only with modules that Node can load.
          if (isOutdated && exists(schemaFile) && exists(themeFile)) {
            await promisify(execFile)(process.execPath, ['tools/edit/plugin.ts'], { cwd: project })
            return process.send?.('start again')
          }
          // Read last and at once: of two checks, the one that ends later has the newer files.
          wasEmpty = content.isEmpty
          wasWrong = message !== ''
          message = problemList(content.refresh())
        } catch (error) {
          // Such as a file that was removed between two steps.
          message = String(error)
        }
        if (message) {
          shown = message.trim()
          console.error(`\n${message}\n`)
          return showProblems()
        }
        // The last line would be a mistake that is fixed.
        if (wasWrong) console.log('\nThe content has no mistakes any more.\n')
        if (wasEmpty) return server.ws.send({ type: 'full-reload' })
        const isWritten = (file: string) =>
          statSync(path.join(project, file), { throwIfNoEntry: false })?.isDirectory() ||
          isOwn(file)
        const data = files.findLast((file) => wasWrong || !isWritten(file))
        // The editor reloads the page, unless something is being typed there (tools/edit/client/main.tsx).
        if (data) server.ws.send({ type: 'custom', event: 'content-changed', data })
      }
      const checkSafely = (files: string[]) => void check(files).catch(console.error)
      // Watchers lose a file that becomes a folder, and a folder that is replaced.
      const timer = setInterval(() => {
        const [before, now] = [seen, timesOf(project)]
        seen = now
        const names = [...new Set([...before.keys(), ...now.keys()])]
        const news = names.filter((name) => before.get(name) !== now.get(name))
        for (const name of news) changed.add(name)
        // Git changes many files in a row.
        if (news.length > 0 || changed.size === 0) return
        checkSafely([...changed])
        changed = new Set()
      }, interval)
      server.httpServer!.once('close', () => clearInterval(timer))
      server.ws.on('connection', showProblems)
      // A page that was still loading when the content became right has missed `content-changed`.
      server.ws.on('editor-started', (overlay: string, page) => {
        if (!message && shown && overlay.includes(shown)) page.send({ type: 'full-reload' })
      })
      return () => checkSafely([])
    },
  }
}

/** When each file that is checked was changed. */
function timesOf(project: string): Map<string, number | string | undefined> {
  const timeOf = (file: string) =>
    statSync(path.join(project, file), { throwIfNoEntry: false })?.ctimeMs
  try {
    const filesIn = (folder: string) =>
      readdirSync(path.join(project, folder), { recursive: true }).map(
        (name) => `${folder}/${name}`,
      )
    const all = [...filesIn('content'), ...filesIn('src/content'), fieldsFile]
    return new Map(all.map((file) => [file, timeOf(file)]))
  } catch (error) {
    return new Map([['content', String(error)]])
  }
}
