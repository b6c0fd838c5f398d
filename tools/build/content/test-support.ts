import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { schemas } from '../../../content/schema/index.ts'
import { wordsOnly } from '../../language/words-only.ts'
import { project } from '../../project.ts'
import { tokensFile } from '../design-tokens.ts'
import { readContent } from './read-content.ts'
import { hasNoWords } from './translation.ts'

// biome-ignore lint/suspicious/noExplicitAny: content with any mistake in it
export type Raw = Record<string, any>

/** The files of the first language of this project, and their folder. */
export const [{ files, language }] = readContent(project)
export const folder = `content/${language}`

/** A copy of the content in the first language, and of what else is checked with it. */
export async function copyOfContent(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'content-'))
  onTestFinished(() => rm(copy, { recursive: true }))
  for (const name of ['content/schema', folder, tokensFile])
    await cp(path.join(project, name), path.join(copy, name), { recursive: true })
  return copy
}

/** Adds a translation to a copy of the content: the words of the first language, without Markdown files. */
export async function addTranslation(copy: string, language: string): Promise<void> {
  const [first] = readContent(copy)
  await mkdir(path.join(copy, 'content', language))
  for (const [name, { source }] of first.files) {
    if (hasNoWords(schemas[name])) continue
    const words = wordsOnly(source, schemas[name])
    await writeFile(
      path.join(copy, 'content', language, `${name}.yaml`),
      words.replace(/^locale: .*$/m, `locale: ${language}_US`),
    )
  }
}

export const names = [...files.keys()]
