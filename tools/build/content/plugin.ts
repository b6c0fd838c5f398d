import path from 'node:path'
import type { Plugin } from 'vite'
import { type Content, camelCase } from '../../../content/schema/index.ts'
import { iconComponents } from '../../../content/schema/parts.ts'
import { pagesOf } from './pages.ts'
import { checkContent, readContent } from './read-content.ts'

const prefix = '#content/'
/** Vite's own modules start with a null byte. Without the #, which the browser would take for a fragment. */
const resolved = '\0content/'

/**
 * Makes the content available as modules: `#content/home.yaml` exports `home`, checked and with the facts
 * filled in; `#content/pages` the path and menu entry of every page; `#content/icons` the icons in use.
 */
export function content(project: string): Plugin {
  let read: Content | undefined
  return {
    name: 'content',
    resolveId: (id) => (id.startsWith(prefix) ? id.replace(prefix, resolved) : undefined),
    load(id) {
      if (!id.startsWith(resolved)) return undefined
      read ??= readContent(project)
      const name = id.slice(resolved.length)
      if (name === 'icons') return iconsModule(read)
      const exported = name === 'pages' ? 'pages' : camelCase(path.basename(name, '.yaml'))
      const value = name === 'pages' ? pageLinks(read) : read[exported as keyof Content]
      return `export const ${exported} = ${JSON.stringify(value)}`
    },
    configureServer({ watcher, moduleGraph }) {
      watcher.on('all', (_, file) => {
        if (!file.startsWith(path.join(project, 'content') + path.sep)) return
        // Until a mistake is fixed, the page keeps its last valid content.
        read = checkContent(project).content ?? read
        // A fact can be used in any file.
        moduleGraph.invalidateAll()
      })
    },
  }
}

const pageLinks = (content: Content) =>
  Object.fromEntries(
    Object.entries(pagesOf(content)).map(([name, { file: _file, ...page }]) => [name, page]),
  )

function iconsModule(content: Content): string {
  const names = new Set<string>()
  JSON.stringify(content, (key, value) => {
    if (key === 'icon') names.add(value)
    return value
  })
  const imports = [...names].map((name) => iconComponents.get(name)!)
  const entries = [...names].map((name, index) => `${JSON.stringify(name)}: ${imports[index]}`)
  return `import { ${imports.join(', ')} } from 'lucide'\nexport const icons = { ${entries.join(', ')} }`
}
