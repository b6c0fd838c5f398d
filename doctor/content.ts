import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { contentFiles } from '../build/content/files.ts'
import { lineOf } from '../build/content/line-of.ts'
import type { Home } from '../build/content/schema/pages.ts'
import type { Facts, MarkDrawing, Privacy, Site } from '../build/content/schema/site.ts'

/** What the doctor looks at of the content. */
export type Content = {
  site: Site
  facts: Facts
  home: Home
  mark: MarkDrawing
  privacy: Privacy
}

export type ReadContent = Content & {
  /** The text of each file, by its path from the project's folder on. */
  sources: Record<string, string>
  /** Whether the test that holds the sample's words is still there. */
  samplesTest: boolean
}

export const samplesTest = 'src/content/contract.test.ts'

/** The content, and its files as they are written. It has been checked before. */
export async function readContent(folder: string): Promise<ReadContent> {
  const content: Record<string, unknown> = {}
  const sources: Record<string, string> = {}
  for (const { file, name } of contentFiles) {
    content[name] = ((await import(path.join(folder, file))) as Record<string, unknown>)[name]
    sources[file] = await readFile(path.join(folder, file), 'utf8')
  }
  const isThere = existsSync(path.join(folder, samplesTest))
  return { ...(content as Content), sources, samplesTest: isThere }
}

/** Where a value is written: the file and line to click on, and its name. */
export function placeOf(
  sources: Record<string, string>,
  name: keyof Content,
  ...steps: PropertyKey[]
) {
  const { file } = contentFiles.find((each) => each.name === name)!
  const line = lineOf(sources[file] ?? '', name, steps)
  return `${file}${line ? `:${line}` : ''} (${[name, ...steps].map(String).join('.')})`
}
