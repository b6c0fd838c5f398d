import { isCollection, isScalar, parseDocument, stringify } from 'yaml'
import { splitMarkdown } from '../content/entry-files.ts'
import { invisible, showInvisible } from './invisible.ts'
import { blocksIn } from './markdown-blocks.ts'
import type { Path } from './place.ts'

/** Everything but the one text stays as it is in a file, character for character. */
export function changeText(file: string, source: string, path: Path, text: string): string {
  if (!file.endsWith('.md')) return changeYaml(source, path, text)
  const { yaml, body } = splitMarkdown(source)
  const above = source.length - body.length
  if (path[0] !== 'body')
    return source.slice(0, above).replace(yaml, () => changeYaml(yaml, path, text)) + body
  const { start, end } = blocksIn(body)[Number(path[1])]!
  return source.slice(0, above + start) + text + source.slice(above + end)
}

/** @throws Error if there is no text at the path */
export function changeYaml(source: string, path: Path, text: string): string {
  const document = parseDocument(source)
  const node = document.getIn(path, true)
  if (!isScalar(node) || typeof node.value !== 'string') throw new Error('No text is there')
  const [start, end] = node.range!
  const isInBraces = path.some((_, depth) => {
    const around = document.getIn(path.slice(0, depth), true)
    return isCollection(around) && around.flow
  })
  const lineBreak = /\r?\n$/.exec(source.slice(start, end))?.[0] ?? ''
  return source.slice(0, start) + yamlOf(text, isInBraces) + lineBreak + source.slice(end)
}

const options = { lineWidth: 0, singleQuote: true, blockQuote: false } as const

/** In quotes only where it needs them. */
function yamlOf(text: string, isInBraces: boolean): string {
  if (invisible.test(text) || text.includes('\n')) return showInvisible(JSON.stringify(text))
  if (!isInBraces) return stringify(text, options).trimEnd()
  const list = stringify([text], { ...options, collectionStyle: 'flow' })
  return list.slice(1, -2).trim()
}
