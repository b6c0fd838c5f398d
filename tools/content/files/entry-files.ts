import path from 'node:path'
import { type EntryKind, entryKinds } from '../content-files.ts'
import { namesIn, readText } from './read-text.ts'
import { YamlFile } from './yaml-file.ts'

/** A Markdown file in a language's folder. Its front matter is the YAML between two lines of three hyphens. */
export type EntryFile = {
  /** Its folder and its slug. */
  name: string
  kind: EntryKind
  /** The file’s name, the same in each language. */
  slug: string
  /** The last part of the page’s address. */
  address: string
  frontMatter: YamlFile
  body: string
  /** The line of the file before the body. */
  bodyOffset: number
}

/** The Markdown files in a folder, relative to the project. */
const markdownFiles = (project: string, folder: string) =>
  namesIn(project, folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `${folder}/${name}`)

export function readEntryFiles(project: string, language: string): EntryFile[] {
  return entryKinds.flatMap((kind) =>
    markdownFiles(project, `content/${language}/${kind.folder}`).map((file) => {
      const source = readText(project, file) ?? ''
      const [, yaml = '', body = ''] = /^---\r?\n(.*?)^---\r?\n(.*)$/ms.exec(source) ?? []
      const slug = path.basename(file, '.md')
      // An empty first line in place of the hyphens, so that the lines have their numbers.
      const frontMatter = new YamlFile(file, source, `\n${yaml}`)
      return {
        name: `${kind.folder}/${slug}`,
        kind,
        slug,
        address: String(Object.assign({ address: slug }, frontMatter.value).address),
        frontMatter,
        body,
        bodyOffset: source.split('\n').length - body.split('\n').length,
      }
    }),
  )
}
