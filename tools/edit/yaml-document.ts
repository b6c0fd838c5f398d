import { isDeepStrictEqual } from 'node:util'
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type ParsedNode,
  parseDocument,
  type Scalar,
  type Tags,
} from 'yaml'
import { invisible, showInvisible } from './invisible.ts'
import type { Path } from './protocol.ts'
import { type Raw, withValue } from './values.ts'

/** Writes texts with characters that one cannot see in double quotes, with \u escapes. */
const customTags = (tags: Tags): Tags => [
  {
    identify: (value) => typeof value === 'string' && invisible.test(value),
    default: true,
    tag: 'tag:yaml.org,2002:str',
    resolve: (text: string) => text,
    stringify: ({ value }) => showInvisible(JSON.stringify(value)),
  },
  ...tags,
]

/** Sets a value in the text of a YAML file, or removes it if it is undefined. The other values keep their comments. */
export function changeYaml(source: string, path: Path, value: unknown): string {
  const document = parseDocument(source.replaceAll('\r\n', '\n'), { customTags })
  if (document.errors.length > 0) throw document.errors[0]
  document.contents = merged(
    document,
    document.contents,
    withValue(document.toJS(), path, value),
  ) as ParsedNode
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true })
  return source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text
}

/** A YAML file as `changeYaml` writes it, without a change. */
export const normalise = (source: string) =>
  changeYaml(source, [], parseDocument(source.replaceAll('\r\n', '\n')).toJS())

/** A node for a value, made of the nodes that were there: those of equal values stay as they are. */
function merged(document: Document, node: unknown, value: Raw): Node {
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    if (node.value !== value) setScalar(node, value)
    return node
  }
  // An empty collection is in flow style, in which nothing should be added to it.
  if (isCollection(node) && node.items.length > 0) {
    if (isSeq(node) && Array.isArray(value) && value.length > 0) {
      node.items = mergedEntries(document, node.items as Node[], value)
      return node
    }
    if (isMap(node) && typeof value === 'object' && value !== null && !Array.isArray(value)) {
      node.items = node.items.filter(({ key }) => Object.hasOwn(value, keyOf(key)))
      for (const [name, each] of Object.entries(value)) {
        const pair = node.items.find(({ key }) => keyOf(key) === name)
        if (pair) pair.value = merged(document, pair.value, each)
        else node.items.push(document.createPair(name, each))
      }
      return node
    }
  }
  return document.createNode(value) as Node
}

const keyOf = (key: unknown) => String(isScalar(key) ? key.value : key)

function setScalar(node: Scalar, value: unknown) {
  node.value = value
  // The number of decimals that the old one had.
  delete node.minFractionDigits
  // Otherwise a text in quotes would break lines that are not in it.
  if (typeof value === 'string' && value.includes('\n') && !node.type?.startsWith('BLOCK'))
    delete node.type
}

/** Entries are found by their values, also where they moved, and changed ones by their position. */
function mergedEntries(document: Document, nodes: Node[], values: unknown[]): Node[] {
  const rest = new Set(nodes)
  const take = (node: Node | undefined) => (node && rest.delete(node) ? node : undefined)
  const kept = values.map((value, index) => {
    const isEqual = (node: Node | undefined) =>
      node && rest.has(node) && isDeepStrictEqual(node.toJS(document), value)
    return take(isEqual(nodes[index]) ? nodes[index] : nodes.find(isEqual))
  })
  return values.map((value, index) => kept[index] ?? merged(document, take(nodes[index]), value))
}
