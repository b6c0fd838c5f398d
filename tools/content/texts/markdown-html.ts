import type { Element, ElementContent, Root as HtmlRoot, RootContent } from 'hast'
import type { Root } from 'mdast'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import type { LongText } from '../../../src/content/long-text.ts'
import type { Context } from './markdown.ts'

/** The width of a picture in the column of text. */
const pictureSizes = '(min-width: 720px) 640px, 90vw'

/** Ids of footnotes start with this. */
const noteIds = 'note-'

/** What HTML may have. The ids have their prefix already. */
const allowed = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: ['https', 'mailto', 'tel'] },
}

/** The HTML of a checked text, as sections at its headings of the second level. Footnotes are the last one. */
export function sectionsOf(root: Root, context: Context): LongText {
  const lead: RootContent[] = []
  const sections: { id: string; heading: ElementContent[]; body: RootContent[] }[] = []
  for (const node of treeOf(root, context).children) {
    const children = 'children' in node ? node.children : []
    const isNotes = 'properties' in node && 'dataFootnotes' in node.properties
    const heading = isNotes ? children.find(isHeading) : isHeading(node) && node
    if (heading)
      sections.push({ id: String(heading.properties.id), heading: heading.children, body: [] })
    if (isNotes) node.children = node.children.filter((each) => each !== heading)
    if (isNotes || !heading) (sections.at(-1)?.body ?? lead).push(node)
  }
  return {
    lead: written(lead),
    sections: sections.map(({ id, heading, body }) => {
      return { id, heading: written(heading), html: written(body) }
    }),
  }
}

const isHeading = (node: RootContent): node is Element =>
  node.type === 'element' && node.tagName === 'h2'

const written = (children: RootContent[]) =>
  unified().use(rehypeStringify).stringify({ type: 'root', children })

function treeOf(root: Root, context: Context): HtmlRoot {
  // The plugins change the tree.
  const copy = structuredClone(root)
  visit(copy, (node) => {
    if (node.type === 'link' || node.type === 'definition')
      node.url = context.resolveLink(node.url) ?? ''
  })
  return unified()
    .use(remarkRehype, {
      footnoteLabel: context.notes?.notes ?? '',
      footnoteLabelTagName: 'h2',
      footnoteBackLabel: context.notes?.backToText ?? '',
      clobberPrefix: noteIds,
    })
    .use(rehypeSanitize, allowed)
    .use(() => (tree: HtmlRoot) => adapt(tree, context))
    .runSync(copy) as HtmlRoot
}

/** Pictures in the sizes of the build, and tables whose cells know their columns. */
function adapt(tree: HtmlRoot, { pictureOf }: Context) {
  visit(tree, 'element', (element) => {
    if (element.tagName === 'img') {
      const picture = pictureOf(String(element.properties.src))
      const { width, height, sources } = picture
      const img = structuredClone(element)
      Object.assign(img.properties, {
        src: picture.path,
        width,
        height,
        loading: 'lazy',
        decoding: 'async',
      })
      element.tagName = 'picture'
      element.properties = {}
      element.children = [
        ...sources.map(({ type, files }) => ({
          type: 'element' as const,
          tagName: 'source',
          properties: {
            type,
            srcSet: files.map(({ path, width }) => `${path} ${width}w`).join(', '),
            sizes: pictureSizes,
          },
          children: [],
        })),
        img,
      ]
      return SKIP
    }
    const { align } = element.properties
    if (align) {
      // The attribute `align` is obsolete in HTML.
      element.properties.dataAlign = align
      delete element.properties.align
    }
    if (element.tagName === 'table') markHeaders(element)
    return undefined
  })
}

/** With an empty corner, a table has headers in its first column too (https://www.w3.org/WAI/tutorials/tables/two-headers/). */
function markHeaders(table: Element) {
  const rows: Element[][] = []
  visit(table, 'element', ({ tagName, children }) => {
    if (tagName === 'tr') rows.push(children.filter((cell) => cell.type === 'element'))
  })
  const [[corner, ...columns], ...others] = rows as [[Element, ...Element[]], ...Element[][]]
  for (const header of [corner, ...columns]) header.properties.scope = 'col'
  // From three columns on, a row can be a block (ui/prose.module.css), which names the column of each cell.
  const labels = columns.map((column) => {
    const texts: string[] = []
    visit(column, 'text', ({ value }) => void texts.push(value))
    return texts.join('')
  })
  for (const [, ...cells] of columns.length > 1 ? others : [])
    for (const [index, cell] of cells.entries()) cell.properties.dataLabel = labels[index]!
  if (corner.children.length > 0) return
  corner.tagName = 'td'
  corner.properties = {}
  for (const [header] of others) {
    header!.tagName = 'th'
    header!.properties.scope = 'row'
  }
}
