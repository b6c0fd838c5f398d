import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import type { z } from 'zod'
import { schemas } from '../../src/content/index.ts'
import { normalise } from '../edit/yaml-document.ts'
import type { Files } from '../prerender/content/read-content.ts'
import { entryOf, fieldOf, hasNoWords, isOwn, isShared } from '../prerender/content/translation.ts'

/** Writes the words of the first language's files to the folder of another, to be translated. */
export function copyWords(project: string, files: Files, language: string, locale: string) {
  const folder = path.join(project, 'content', language)
  mkdirSync(folder)
  for (const [name, { source }] of files) {
    if (hasNoWords(schemas[name])) continue
    const words = wordsOnly(source, schemas[name]).replace(/^locale: .*$/m, `locale: ${locale}`)
    writeFileSync(path.join(folder, `${name}.yaml`), words)
  }
}

/**
 * A content file of the first language without the values that are the same in every language, to be
 * translated. Keeps its comments and their places.
 */
export function wordsOnly(source: string, schema: z.ZodType): string {
  const document = parseDocument(source)
  removeShared(document.contents, schema, document.toJS())
  return normalise(document.toString()).replace('/content-schema/', '/content-schema/translation/')
}

/** @returns whether nothing is left */
// biome-ignore lint/suspicious/noExplicitAny: the value is checked before
function removeShared(node: Node | null, schema: z.ZodType, value: any): boolean {
  if (isShared(schema) || isOwn(schema)) return true
  if (isMap(node)) {
    node.items = node.items.filter(({ key, value: child }) => {
      const name = String(isScalar(key) ? key.value : key)
      const field = fieldOf(schema, value, name)
      return !field || !removeShared(child as Node | null, field, value[name])
    })
    return node.items.length === 0
  }
  if (isSeq(node))
    for (const [index, item] of node.items.entries())
      removeShared(item as Node, entryOf(schema, value[index], index), value[index])
  return false
}
