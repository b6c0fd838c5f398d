import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { fileOf, isForAll, schemas } from '../../src/content/index.ts'
import {
  type Drafts,
  entryKinds,
  markdownFiles,
  splitMarkdown,
} from '../prerender/content/entry-files.ts'
import { languagesOf, nameOf } from '../prerender/content/languages.ts'
import type { Path, Place, State } from './protocol.ts'
import { isMarkdown } from './schema.ts'
import { type Raw, withValue } from './values.ts'
import { changeYaml } from './yaml-document.ts'

/** The file, relative to the project. */
export const filePathOf = ({ language, file }: Pick<Place, 'language' | 'file'>) =>
  isMarkdown(file) ? `content/${language}/${file}.md` : fileOf(language, file)

/** @returns undefined if there is no such file */
export function sourceOf(project: string, file: string, drafts: Drafts = new Map()) {
  if (drafts.has(file)) return drafts.get(file)
  try {
    return readFileSync(path.join(project, file), 'utf8')
  } catch {
    return undefined
  }
}

/** Without files that cannot be read: the check reports them. */
export const readContents = (project: string, drafts: Drafts = new Map()): State['languages'] =>
  languagesOf(project).languages.map((language, index) => {
    const entries = entryKinds.flatMap((kind) =>
      markdownFiles(project, drafts, `content/${language}/${kind}`).map(
        (file) => `${kind}/${path.basename(file, '.md')}`,
      ),
    )
    const names = Object.keys(schemas).filter((file) => index === 0 || !isForAll(file))
    const files = [...names, ...entries].flatMap((file) => {
      const name = filePathOf({ language, file })
      const source = sourceOf(project, name, drafts)
      const value = source === undefined ? undefined : parsed(name, file, source)
      return value && typeof value === 'object' ? [[file, value] as const] : []
    })
    return { code: language, name: nameOf(language), files: Object.fromEntries(files) }
  })

const cache = new Map<string, { source: string; value: Raw }>()

function parsed(name: string, file: string, source: string): Raw {
  const before = cache.get(name)
  if (before?.source === source) return before.value
  const value = parsedFile(file, source)
  cache.set(name, { source, value })
  return value
}

/** @returns undefined if it cannot be read */
export function parsedFile(file: string, source: string): Raw {
  try {
    if (!isMarkdown(file)) return parse(source)
    const { yaml, body } = splitMarkdown(source.replaceAll('\r\n', '\n'))
    return { ...parse(yaml), body: body.replace(/^\n+|\s+$/g, '') }
  } catch {
    return undefined
  }
}

/**
 * The text of a file with another value in it. `undefined` stands for a Markdown file that is not there.
 *
 * @throws if the file cannot be read
 */
export function changedText(file: string, source = '', path: Path, value: unknown) {
  if (!isMarkdown(file)) return changeYaml(source, path, value)
  const changed: Raw = withValue(source ? parsedFile(file, source) : undefined, path, value)
  if (changed === undefined) return undefined
  const { body = '', ...fields } = changed
  const front = changeYaml(splitMarkdown(source.replaceAll('\r\n', '\n')).yaml, [], fields)
  const text = `---\n${front}---\n\n${body}\n`
  return source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text
}
