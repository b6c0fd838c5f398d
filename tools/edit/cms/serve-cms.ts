import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { editorHeaders } from '../../deploy/policy.ts'
import { editorPath } from '../../deploy/site-rules.ts'
import type { LanguageContent } from '../../prerender/content/read-content.ts'
import type { Settings } from '../../prerender/settings.ts'
import { cmsFolder, ownFiles } from './write-editor.ts'

/** A Vite plugin with the editor of the live site. On localhost, Sveltia CMS can work on a folder. */
export const serveCms = (
  project: string,
  read: () => LanguageContent[],
  settings: Settings,
): Plugin => ({
  name: 'cms',
  configureServer(server) {
    // Sveltia CMS asks for the folder by the name of the repository.
    const repository = settings.VITE_EDIT_REPOSITORY || `local/${path.basename(project)}`
    const local = { ...settings, VITE_EDIT_REPOSITORY: repository }
    server.middlewares.use(editorPath.slice(0, -1), async ({ url = '/' }, response, next) => {
      try {
        const name = new URL(url, 'http://site').pathname.slice(1) || 'index.html'
        const own: Record<string, string> = ownFiles(read(), local)
        const body = own[name] ?? (await readFile(path.join(cmsFolder, name)))
        const type = name.endsWith('.js') ? 'text/javascript' : ''
        response
          .writeHead(200, { ...editorHeaders, ...(type && { 'Content-Type': type }) })
          .end(body)
      } catch (error) {
        next(error)
      }
    })
  },
})
