import type { Heading, Nodes, Paragraph, Root, TableCell } from 'mdast'
import { visit } from 'unist-util-visit'
import { parser } from '../content/markdown.ts'

/** A paragraph, a heading or a cell of a table, and where its source is in the text. */
type Block = { node: Paragraph | Heading | TableCell; start: number; end: number }

export function blocksOf(root: Root): Block[] {
  const blocks: Block[] = []
  visit(root, (node: Nodes) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return
    const [first, last] = [node.children[0]?.position, node.children.at(-1)?.position]
    if (!first || !last) return
    blocks.push({ node, start: first.start.offset!, end: last.end.offset! })
  })
  return blocks
}

export const blocksIn = (body: string) => blocksOf(parser.parse(body))
