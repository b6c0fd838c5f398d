import path from 'node:path'
import type { Plugin } from 'vite'
import { hasDocuments, hasWords, wordlessModule, wordsIn } from './modules.ts'
import { checkContent, type LanguageContent, readContent } from './read-content.ts'
import { documentsSource, sourceOf, wordsFileOf, wordsPrefix } from './words.ts'

const prefix = '#content/'
/** Vite's own modules start with a null byte. Without the #, which the browser would take for a fragment. */
const resolved = '\0content/'

export type ContentApi = {
  /** Of modules that run in Node. The development server changes it; by default it is the first language. */
  language: string | undefined
  /** The content as it was last valid. */
  read: () => LanguageContent[]
  /** Reads the content again. Of the development server. */
  refresh?: () => void
  /** Set by the editor of the development server (tools/edit/marks.ts). */
  mark?: (language: LanguageContent) => LanguageContent
}

/**
 * Makes the content available as modules, checked and with the facts filled in: `#content/home.yaml` exports
 * `home`, `#content/pages` the path and menu entry of every page, `#content/languages` all languages and paths,
 * `#content/icons` the icons in use. `#content/documents` has the pages whose words are in no script; only the
 * prerenderer imports it.
 *
 * A build with several languages leaves the words to the browser (words.ts). Otherwise modules contain the
 * words of `language`, in the development server's pages of whichever language the document is in.
 */
export function content(project: string): Plugin<ContentApi> {
  let languages: LanguageContent[] = []
  let isBuild = false
  let base = '/'
  // Where the content is written, drafts are shown.
  const options = () => ({ heldBack: !isBuild })
  const read = () => {
    if (languages.length === 0) languages = readContent(project, options())
    return languages
  }
  const words = () => (api.mark ? read().map(api.mark) : read())
  const api: ContentApi = { language: undefined, read }
  return {
    name: 'content',
    api,
    config: (_, { command }) => {
      isBuild = command === 'build'
      // On the development server the first such page may still be written.
      const has = !isBuild || read().some(hasDocuments)
      return { define: { __HAS_DOCUMENTS__: String(has) } }
    },
    configResolved(config) {
      base = config.base
    },
    resolveId(id) {
      if (!id.startsWith(prefix)) return undefined
      const module = id.slice(prefix.length)
      if (isBuild && read().length > 1 && hasWords(module))
        return { id: wordsPrefix + wordsFileOf(module, read()[0]!.content), external: true }
      return id.replace(prefix, resolved)
    },
    load(id) {
      if (!id.startsWith(resolved)) return undefined
      const module = id.slice(resolved.length)
      if (!hasWords(module)) return wordlessModule(module, read())
      if (this.environment.config.consumer === 'client' && read().length > 1)
        return inLanguageOfDocument(module, words())
      const language = words().find((each) => each.language === api.language) ?? words()[0]!
      if (module === 'documents') return documentsSource(language, words(), base)
      return sourceOf(wordsIn(module, language, words()))
    },
    configureServer({ watcher, moduleGraph }) {
      api.refresh = () => {
        // Until a mistake is fixed, the page keeps its last valid content.
        const checked = checkContent(project, options())
        if (checked.problems.length === 0) languages = checked.languages
        // A fact can be used in any file.
        moduleGraph.invalidateAll()
      }
      watcher.on('all', (_, file) => {
        if (file.startsWith(path.join(project, 'content') + path.sep)) api.refresh!()
      })
    },
  }
}

function inLanguageOfDocument(module: string, languages: LanguageContent[]): string {
  const all = Object.fromEntries(
    languages.map((each) => [each.language, wordsIn(module, each, languages)] as const),
  )
  const names = Object.keys(all[languages[0]!.language]!)
  return `const all = ${JSON.stringify(all)}
export const { ${names.join(', ')} } = all[document.documentElement.lang] ?? all.${languages[0]!.language}`
}
