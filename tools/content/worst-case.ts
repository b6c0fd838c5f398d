import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import type { z } from 'zod'
import { isOptional, schemas } from './content-files.ts'
import { entryOf, fieldOf } from './files/translation.ts'
import { fillIn } from './files/values.ts'
import type { YamlFile } from './files/yaml-file.ts'
import { jsonSchemaOf } from './json-schemas.ts'
import { ContentError } from './problem.ts'
import { checkContent, readContent } from './read-content.ts'

export type WorstCase = 'longest' | 'bare'

// biome-ignore lint/suspicious/noExplicitAny: content of any shape
type Raw = any

const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Changes the content of a copy of the project. `longest` has every text as long as allowed and in one word, and a theme
 * that is always dark; `bare` has the shortest texts and lists, in one language, and nothing optional. What is not words,
 * such as an address, stays. What the check refuses, such as a title that is too long with the brand, is changed less.
 */
export function writeWorstCase(worstCase: WorstCase, copy: string) {
  const isLongest = worstCase === 'longest'
  const languages = readContent(copy)
  /** How often the check has refused a value, by its file and place. */
  const refusals = new Map<string, number>()
  const refusalsOf = (file: string, place: string) => refusals.get(`${file} ${place}`) ?? 0
  /** What the texts of a language have become. */
  let texts = new Map<string, string>()
  let count = 0

  /** The alphabet, over and over. The first three letters are those of no other word. */
  function word(length: number): string {
    const number = count++
    const letterAt = (at: number) => alphabet[Math.floor(number / 26 ** Math.min(at, 2) + at) % 26]
    return Array.from({ length }, (_, at) => letterAt(at)).join('')
  }

  function text(schema: z.ZodType, value: string, refused: number): string {
    const { minLength = 0, maxLength, pattern, format } = jsonSchemaOf(schema)
    if (!maxLength || pattern || format || refused > 3) return value
    const names = (value.match(/\{\w+\}/g) ?? []).map((name) => `${name} `).join('')
    const length = isLongest ? maxLength * 0.7 ** refused : Math.max(3, minLength)
    const letters = word(Math.max(0, Math.round(length) - names.length))
    const isHeadline = schema.safeParse('m'.repeat(14)).error?.message.includes('too wide')
    return (names + (isHeadline ? letters.replace(/(.{13})./g, '$1\u00ad') : letters)).trim()
  }

  function changed(schema: z.ZodType | undefined, value: Raw, file: string, place: string): Raw {
    const refused = refusalsOf(file, place)
    if (!schema) return value
    if (typeof value === 'string') {
      const result = text(schema, value, refused)
      if (file.endsWith('.yaml')) texts.set(value, result)
      return result
    }
    if (Array.isArray(value)) {
      const { minItems = 0 } = jsonSchemaOf(schema)
      const kept = isLongest ? value : value.slice(0, minItems + refused)
      return kept.map((each, at) =>
        changed(entryOf(schema, each, at), each, file, `${place}[${at}]`),
      )
    }
    if (typeof value !== 'object' || value === null) return value
    if (isLongest && String(value.light).startsWith('#'))
      return { light: value.dark, dark: value.dark }
    const fields = Object.entries(value).flatMap(([key, each]) => {
      const [field, at] = [fieldOf(schema, value, key), place ? `${place}.${key}` : key]
      const isLeftOut = !isLongest && field?.type === 'optional' && !refusalsOf(file, at)
      return isLeftOut ? [] : [[key, changed(field, each, file, at)]]
    })
    return Object.fromEntries(fields)
  }

  /** Its headings and long words are lengthened, and it gets each kind of part that a text may have. */
  const markdown = (body: string, isRefused: boolean) =>
    body.replace(/^## .+$|(?<=^|[\s*“])\p{L}{9,}(?=[\s*.,:;”]|$)/gmu, (part) =>
      part.startsWith('## ')
        ? `## ${texts.get(part.slice(3)) ?? word(60)}`
        : part.repeat(isRefused ? 1 : 6),
    ) +
    `\n\n1. \`${word(80)}\`\n\n> ${word(120)}\n\n\`\`\`\n${word(200)}\n\`\`\`\n\n| ${word(24)} | ${word(24)} |\n|---|---|\n| ${word(40)} | ${word(40)} |\n`

  function write(file: string, isThere: boolean, content: () => string) {
    if (isThere) writeFileSync(path.join(copy, file), content())
    else rmSync(path.join(copy, file), { force: true })
  }

  const [, ...others] = languages
  for (const { language } of isLongest ? [] : others.splice(0))
    rmSync(path.join(copy, 'content', language), { recursive: true })

  for (;;) {
    for (const { files, entryFiles, facts } of [languages[0], ...others]) {
      texts = new Map()
      const change = (schema: z.ZodType, { file, value }: YamlFile, place: string) =>
        stringify(changed(schema, fillIn(value, { ...facts, brand: '{brand}' }), file, place))
      for (const [name, yaml] of files)
        write(yaml.file, isLongest || !isOptional(name), () => change(schemas[name]!, yaml, name))
      for (const { kind, frontMatter, body } of entryFiles)
        write(frontMatter.file, isLongest, () => {
          const isRefused = refusalsOf(frontMatter.file, 'The text') > 0
          return `---\n${change(kind.schema, frontMatter, '')}---\n${markdown(body, isRefused)}`
        })
    }
    const { problems } = checkContent(copy)
    if (problems.length === 0) return
    for (const { file, place } of problems) {
      const refused = refusalsOf(file, place)
      if (refused > 20) throw new ContentError(problems)
      refusals.set(`${file} ${place}`, refused + 1)
    }
  }
}
