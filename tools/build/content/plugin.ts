import path from 'node:path'
import type { Plugin } from 'vite'
import { type Content, camelCase } from '../../../content/schema/index.ts'
import { iconComponents } from '../../../content/schema/parts.ts'
import { pagesOf } from './pages.ts'
import { readContent } from './read-content.ts'

const prefix = '#content/'

/**
 * Makes the content available as modules: `#content/home.yaml` exports `home`, checked and with the facts
 * filled in; `#content/pages` the path and menu entry of every page; `#content/icons` the icons in use.
 */
export function content(project: string): Plugin {
  let read: Content | undefined
  return {
    name: 'content',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      read ??= readContent(project)
      const name = id.slice(prefix.length + 1)
      if (name === 'icons') return iconsModule(read)
      const exported = name === 'pages' ? 'pages' : camelCase(path.basename(name, '.yaml'))
      const value = name === 'pages' ? pageLinks(read) : read[exported as keyof Content]
      return `export const ${exported} = ${JSON.stringify(value)}`
    },
    configureServer({ watcher, moduleGraph }) {
      // A fact may be in any file.
      watcher.on('change', (file) => {
        if (!file.startsWith(path.join(project, 'content') + path.sep)) return
        read = undefined
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
