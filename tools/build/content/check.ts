import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'
import { acrossFiles } from './across-files.ts'
import { colorProblems } from './colors.ts'
import { type ContentFile, contentFiles } from './files.ts'
import { lineOf } from './line-of.ts'
import { inPlainWords } from './plain-words.ts'
import type { ContentProblem } from './problem.ts'

type Loaded = Record<string, unknown>
type Load = (file: string) => Promise<Loaded>

/**
 * Everything that is wrong with the content folder and the colours of the tokens.
 *
 * @param folder the project's folder
 * @param load gives what a module of the content exports; the development server has a fresh copy
 */
export async function contentProblems(
  folder: string,
  load: Load = (file) => import(path.join(folder, file)),
): Promise<ContentProblem[]> {
  const found: ContentProblem[] = []
  const content: Loaded = {}
  for (const part of contentFiles) {
    const value = (await load(part.file))[part.name]
    content[part.name] = value
    const { error } = part.schema.safeParse(value, { error: inPlainWords })
    if (error) found.push(...(await problemsOf(folder, part, error.issues)))
  }
  // What hangs together can be told only when each part is sound in itself.
  if (found.length === 0) {
    for (const { name, path: steps, message } of acrossFiles(content)) {
      const part = contentFiles.find((each) => each.name === name)!
      found.push(await problemAt(folder, part, steps, message))
    }
  }
  return [...found, ...(await colorProblems(folder))]
}

const problemsOf = (folder: string, part: ContentFile, issues: z.core.$ZodIssue[]) =>
  Promise.all(issues.map(({ path: steps, message }) => problemAt(folder, part, steps, message)))

async function problemAt(
  folder: string,
  { file, name }: ContentFile,
  steps: PropertyKey[],
  message: string,
): Promise<ContentProblem> {
  const source = await readFile(path.join(folder, file), 'utf8')
  const line = lineOf(source, name, steps)
  return { file, ...(line && { line }), place: placeOf(name, steps), message }
}

const placeOf = (name: string, steps: PropertyKey[]) =>
  steps.reduce<string>(
    (place, step) => place + (typeof step === 'number' ? `[${step}]` : `.${String(step)}`),
    name,
  )
