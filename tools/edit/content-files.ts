import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { fileOf, schemas } from '../../src/content/index.ts'
import {
  type Drafts,
  entryKinds,
  markdownFiles,
  splitMarkdown,
} from '../prerender/content/entry-files.ts'
import { languagesOf } from '../prerender/content/languages.ts'
import type { Path, Place } from './protocol.ts'
import { type Raw, withValue } from './values.ts'
import { changeYaml } from './yaml-document.ts'

/** What the files of each language contain, by their names; the first language first. */
export type Contents = Map<string, Map<string, Raw>>

export const isMarkdown = (file: string) => file.includes('/')

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
export function readContents(project: string, drafts: Drafts = new Map()): Contents {
  const read = (language: string, index: number) => {
    const entries = entryKinds.flatMap((kind) =>
      markdownFiles(project, drafts, `content/${language}/${kind}`).map(
        (file) => `${kind}/${path.basename(file, '.md')}`,
      ),
    )
    return [...Object.keys(schemas), ...entries].flatMap((file) => {
      if (index > 0 && file === 'theme') return []
      const source = sourceOf(project, filePathOf({ language, file }), drafts)
      const value = source === undefined ? undefined : parsed(language, file, source)
      return value && typeof value === 'object' ? [[file, value] as const] : []
    })
  }
  return new Map(
    languagesOf(project).languages.map((code, index) => [code, new Map(read(code, index))]),
  )
}

const cache = new Map<string, { source: string; value: Raw }>()

function parsed(language: string, file: string, source: string): Raw {
  const key = `${language}/${file}`
  const before = cache.get(key)
  if (before?.source === source) return before.value
  const value = parsedFile(file, source)
  cache.set(key, { source, value })
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
export function changedText(file: string, source: string | undefined, path: Path, value: unknown) {
  if (!isMarkdown(file)) return changeYaml(source ?? '', path, value)
  const changed = withValue(
    source === undefined ? undefined : parsedFile(file, source),
    path,
    value,
  )
  if (changed === undefined) return undefined
  const { body = '', ...fields } = changed as Raw
  const text = source?.replaceAll('\r\n', '\n') ?? ''
  const front = changeYaml(splitMarkdown(text).yaml, [], fields)
  const all = `---\n${front}---\n\n${body}\n`
  return source?.includes('\r\n') ? all.replaceAll('\n', '\r\n') : all
}
