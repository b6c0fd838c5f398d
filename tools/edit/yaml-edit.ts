import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
} from 'yaml'
import { invisible, showInvisible } from './invisible.ts'
import type { Path } from './protocol.ts'

// Each function takes the text of a YAML file and returns it with one change. They replace characters in the
// text, so that all others stay as they are: comments, order, quotes, blank lines and line endings.

/** Sets a value; adds the field if it is absent, and removes it if the value is undefined. */
export function setValue(source: string, path: Path, value: unknown): string {
  const root = rootOf(source)
  const node = nodeAt(root, path)
  const parent = nodeAt(root, path.slice(0, -1))
  const key = String(path.at(-1))
  if (value === undefined) return node ? removeField(source, parent, key) : source
  if (!node) return addField(source, parent, key, value)
  if (!isScalar(node)) return replaceField(source, parent, key, value)
  return node.value === value ? source : replaceScalar(source, node, isFlow(parent), value)
}

/** Copies an entry of a list after itself, without the comment above it. */
export function copyEntry(source: string, list: Path, index: number): string {
  const node = nodeAt(rootOf(source), list)
  const slots = slotsOf(source, node)
  const { end, own } = slots[index]!
  return splice(source, end, end, separator(source, node, slots, index) + source.slice(own, end))
}

export function removeEntry(source: string, list: Path, index: number): string {
  return removeSlot(source, nodeAt(rootOf(source), list), index)
}

/** Moves an entry with the comment above it. */
export function moveEntry(source: string, list: Path, from: number, to: number): string {
  const slots = slotsOf(source, nodeAt(rootOf(source), list))
  const texts = slots.map(({ start, end }) => source.slice(start, end))
  texts.splice(to, 0, ...texts.splice(from, 1))
  // From the end, so that the positions before stay right.
  return slots.reduceRight(
    (text, { start, end }, index) => splice(text, start, end, texts[index]!),
    source,
  )
}

const splice = (text: string, start: number, end: number, by: string) =>
  text.slice(0, start) + by + text.slice(end)

const rootOf = (source: string): Node | null => parseDocument(source).contents

function nodeAt(root: Node | null, path: Path): Node | undefined {
  const node = path.reduce<unknown>(
    (node, key) => (isCollection(node) ? node.get(key, true) : undefined),
    root,
  )
  return (node as Node | null) ?? undefined
}

const isFlow = (node?: Node) => isCollection(node) && node.flow === true

/**
 * Where an entry or field is in the text. Those of block style are whole lines, without the last line break.
 * `start` is that of the comment above it, `own` is after the comment.
 */
type Slot = { start: number; own: number; end: number }

function slotsOf(source: string, node?: Node): Slot[] {
  if (!isCollection(node)) throw new Error('There is no list or group at this place.')
  return node.items.map((item) => {
    const first = (isPair(item) ? item.key : item) as Node
    if (node.flow) return { start: first.range![0], own: first.range![0], end: endOf(source, item) }
    const lineBreak = source.slice(endOf(source, item)).search(/\r?\n/)
    const end = lineBreak < 0 ? source.length : endOf(source, item) + lineBreak
    const at = isSeq(node) ? dashBefore(source, first.range![0]) : first.range![0]
    const own = lineStart(source, at)
    // The first field of an entry is in the line of the entry's dash.
    if (source.slice(own, at).trim()) return { start: at, own: at, end }
    return { start: commentAbove(source, own, at - own), own, end }
  })
}

/** The dash of an entry: comments may be between it and the entry's value. */
function dashBefore(source: string, valueStart: number): number {
  let at = lineStart(source, valueStart)
  while (!/^ *-(\s|$)/.test(source.slice(at).split('\n')[0]!)) {
    if (at === 0) throw new Error('This list cannot be edited here.')
    at = lineStart(source, at - 1)
  }
  return at + source.slice(at).indexOf('-')
}

const lineStart = (source: string, at: number) => source.lastIndexOf('\n', at - 1) + 1

/** The start of the comment lines right above a line, with its indentation. The file's first comment is not one. */
function commentAbove(source: string, line: number, indent: number): number {
  let start = line
  while (start > 0) {
    const above = lineStart(source, start - 1)
    if (!new RegExp(`^ {${indent}}#`).test(source.slice(above, start))) return start
    start = above
  }
  return line
}

/** The end of the last value in a node, without comments and blank lines after it. */
function endOf(source: string, item: unknown): number {
  if (isPair(item)) return endOf(source, item.value ?? item.key)
  if (isCollection(item) && !item.flow && item.items.length > 0)
    return endOf(source, item.items.at(-1))
  const [start, end] = (item as Node).range!
  // A block scalar includes the line breaks after it.
  return isBlockScalar(item) ? start + source.slice(start, end).trimEnd().length : end
}

const isBlockScalar = (node: unknown) =>
  isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED)

/** What to put between an entry and its copy: the same as after the entry or before it. */
function separator(source: string, node: Node | undefined, slots: Slot[], index: number): string {
  const between = (before?: Slot, after?: Slot) =>
    before && after ? source.slice(before.end, after.start) : undefined
  const found =
    between(slots[index], slots[index + 1]) ?? between(slots[index - 1], slots[index]) ?? '#'
  // Not with a comment.
  return found.includes('#') ? (isFlow(node) ? ', ' : lineBreakOf(source)) : found
}

const lineBreakOf = (source: string) => (source.includes('\r\n') ? '\r\n' : '\n')

function removeSlot(source: string, node: Node | undefined, index: number): string {
  const slots = slotsOf(source, node)
  const { start, end } = slots[index]!
  const [before, after] = [slots[index - 1], slots[index + 1]]
  if (!before && !after) {
    if (isFlow(node)) return splice(source, start, end, '')
    const isRoot = source.slice(0, node!.range![0]).search(/^[^#\s]/m) < 0
    // After the colon or dash.
    const from = isRoot ? start : source.slice(0, start).trimEnd().length
    const empty = isSeq(node) ? '[]' : '{}'
    return splice(source, from, end, isRoot ? empty : ` ${empty}`)
  }
  const isSeparator = (text: string) => !text.includes('#')
  if (before && isSeparator(source.slice(before.end, start)))
    return splice(source, before.end, end, '')
  if (after && isSeparator(source.slice(end, after.start))) {
    const isInLineOfDash = !isFlow(node) && lineStart(source, start) !== start
    const indent = isInLineOfDash ? source.slice(after.start).search(/\S/) : 0
    return splice(source, start, after.start + indent, '')
  }
  // A comment that belongs to no entry stays.
  return before && !isFlow(node)
    ? splice(source, source.slice(0, start).replace(/\r?\n$/, '').length, end, '')
    : splice(source, start, end + source.slice(end).match(/^(,|\r?\n)?/)![0].length, '')
}

function removeField(source: string, group: Node | undefined, key: string): string {
  if (!isMap(group)) throw new Error('Only a field can be left out.')
  const index = group.items.findIndex((pair) => keyOf(pair) === key)
  return removeSlot(source, group, index)
}

const keyOf = ({ key }: { key: unknown }) => String(isScalar(key) ? key.value : key)

/** Puts another group or list in place of one. Comments in it are lost. */
function replaceField(
  source: string,
  group: Node | undefined,
  key: string,
  value: unknown,
): string {
  if (!isMap(group) || group.flow) throw new Error('Only a field in block style can be replaced.')
  const { own, end } = slotsOf(source, group)[group.items.findIndex((pair) => keyOf(pair) === key)]!
  const start = own + source.slice(own).search(/\S/)
  return splice(source, start, end, indented(source, start, { [key]: value }))
}

/** A group in block style whose first line is at this position. */
function indented(source: string, at: number, value: unknown): string {
  return blockLines(value).join(lineBreakOf(source) + ' '.repeat(at - lineStart(source, at)))
}

function addField(source: string, group: Node | undefined, key: string, value: unknown): string {
  if (!isMap(group)) throw new Error('There is no group for this field.')
  if (group.flow) {
    const field = `${key}: ${scalarText(value, true) ?? JSON.stringify(value)}`
    const last = slotsOf(source, group).at(-1)
    if (last) return splice(source, last.end, last.end, `, ${field}`)
    return splice(source, group.range![0], group.range![1], `{ ${field} }`)
  }
  const first = (group.items[0]!.key as Node).range![0]
  const { end } = slotsOf(source, group).at(-1)!
  const indent = ' '.repeat(first - lineStart(source, first))
  const field = indented(source, first, { [key]: value })
  return splice(source, end, end, lineBreakOf(source) + indent + field)
}

/** The lines of a value in block style. */
function blockLines(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [scalarText(value, false)!]
  const isList = Array.isArray(value)
  const entries = Object.entries(value)
  if (entries.length === 0) return [isList ? '[]' : '{}']
  return entries.flatMap(([key, each]) => {
    const [first, ...rest] = blockLines(each)
    const isNested = typeof each === 'object' && each !== null && Object.keys(each).length > 0
    const indented = rest.map((line) => `  ${line}`)
    if (isList) return [`- ${first}`, ...indented]
    return isNested ? [`${key}:`, `  ${first}`, ...indented] : [`${key}: ${first}`]
  })
}

function replaceScalar(source: string, node: Scalar, flow: boolean, value: unknown): string {
  const [start, end] = node.range!
  const old = source.slice(start, end)
  const text =
    (isBlockScalar(node) && blockScalar(node, old, value)) || scalarText(value, flow, node.type)!
  const before = old === '' && /[:-]$/.test(source.slice(0, start)) ? ' ' : ''
  // A block scalar includes the line breaks after it.
  const after = isBlockScalar(node) ? old.slice(old.trimEnd().length) : ''
  return splice(source, start, end, before + text + after)
}

/** A text in the block style and with the indentation that it had, if that can hold it. */
function blockScalar(node: Scalar, old: string, value: unknown): string | undefined {
  const [, header, lineBreak, indent] = old.match(/^([|>][+-]?)(\r?\n)\s*?( +)/) ?? []
  if (!header || typeof value !== 'string' || invisible.test(value)) return undefined
  const lines = value
    .replace(/\n$/, '')
    .split(node.type === Scalar.BLOCK_FOLDED ? /(\n)/ : '\n')
    .map((line) => (line.trim() ? indent + line : ''))
  const text = [header, ...lines].join(lineBreak)
  return reads(`- ${text}\n`, [value]) ? text : undefined
}

/** A value in the given style, or if that cannot hold it, in the most readable that can. */
function scalarText(value: unknown, flow: boolean, style?: Scalar.Type): string | undefined {
  if (typeof value !== 'string') return typeof value === 'object' ? undefined : String(value)
  const double = showInvisible(JSON.stringify(value))
  if (invisible.test(value)) return double
  const single = `'${value.replaceAll("'", "''")}'`
  const styles =
    style === Scalar.QUOTE_DOUBLE ? [double] : style === Scalar.QUOTE_SINGLE ? [] : [value]
  return [...styles, single, double].find((text) => canHold(text, value, flow))
}

/** Whether a text can be written anywhere in block or flow style. The first characters are those of other kinds. */
const canHold = (text: string, value: string, flow: boolean) =>
  (text !== value || !/^[{}[\]*&!|>%@`'",#]/.test(text)) &&
  reads(
    flow ? `- [${text}, ${text}]\n- { k: ${text} }\n` : `- ${text}\n- k: ${text} # comment\n`,
    flow ? [[value, value], { k: value }] : [value, { k: value }],
  )

function reads(yaml: string, expected: unknown): boolean {
  const { errors, warnings, contents } = parseDocument(yaml, { prettyErrors: false })
  if (errors.length > 0 || warnings.length > 0) return false
  return JSON.stringify(contents) === JSON.stringify(expected)
}
