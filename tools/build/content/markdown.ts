import type { Element, Root as HtmlRoot, Parents } from 'hast'
import type { Heading, Nodes, Root } from 'mdast'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import type { Picture } from '../../../content/schema/picture.ts'

/** What a text needs from around it. */
export type Context = {
  /** The path or address that a link leads to, or undefined if it leads nowhere. */
  addressOf: (link: string) => string | undefined
  /** @throws Error that says what is wrong with the picture */
  pictureOf: (address: string) => Picture
  /** The heading of the footnotes, and the accessible name of the link from one back to the text. */
  notes: { heading: string; back: string }
  /** @param line in the text, from 1 */
  refuse: (line: number, message: string) => void
}

const parser = unified().use(remarkParse).use(remarkGfm)

/** Words a minute. */
const readingSpeed = 220

/**
 * In HTML, the slash at the start of a path: the folder of the site on its host is known later. A character for
 * private use, which no text contains.
 */
export const baseMark = '\ue000'

const hrefOf = (address: string) => address.replace(/^\//, baseMark)

/** The width of a picture in the column of text. */
const pictureSizes = '(min-width: 720px) 640px, 90vw'

/** Ids of footnotes start with this. */
const noteIds = 'note-'

/** A Markdown text (GitHub flavour), checked. */
export class Markdown {
  readonly #root: Root
  readonly #context: Context
  #isRefused = false

  constructor(source: string, context: Context) {
    this.#context = {
      ...context,
      refuse: (line, message) => {
        this.#isRefused = true
        context.refuse(line, message)
      },
    }
    this.#root = parser.parse(source)
    check(this.#root, this.#context)
  }

  /** Empty if the text is refused. */
  html(root = this.#root): string {
    return this.#isRefused ? '' : htmlOf(root, this.#context)
  }

  /** In minutes, at least 1. */
  readingTime(): number {
    return Math.max(1, Math.round(textOf(this.#root).split(/\s+/).length / readingSpeed))
  }

  /** The HTML below each heading. Refuses a text whose headings are others, or in another order. */
  sections<Name extends string>(headings: Record<Name, string>): Record<Name, string> {
    const { children } = this.#root
    const isHeading = (node: Nodes): node is Heading => node.type === 'heading' && node.depth === 2
    const found = children.filter(isHeading)
    const expected = Object.entries(headings) as [Name, string][]
    const starts = found.map((heading) => children.indexOf(heading))
    const refuse = (at: Nodes | undefined, message: string) =>
      this.#context.refuse(at ? lineOf(at) : 1, message)
    if (starts[0] !== 0) refuse(children[0], `has to start with “## ${expected[0]![1]}”.`)
    if (found.length > expected.length)
      refuse(
        found[expected.length],
        `is one heading too many. A case has ${expected.length}; write the rest without ##.`,
      )
    return Object.fromEntries(
      expected.map(([name, text], index) => {
        const heading = found[index]
        const section = heading ? children.slice(starts[index]! + 1, starts[index + 1]) : []
        if (!heading || textOf(heading) !== text)
          refuse(
            heading,
            `lacks “## ${text}”. A case has the headings ${expected.map(([, each]) => each).join(', ')}, in this order.`,
          )
        else if (section.length === 0) refuse(heading, `has nothing below “${text}”. Write it.`)
        return [name, this.html({ type: 'root', children: section })]
      }),
    ) as Record<Name, string>
  }
}

const lineOf = (node: Nodes) => node.position?.start.line ?? 1

function textOf(node: Nodes): string {
  const texts: string[] = []
  visit(node, (each) => {
    if ('value' in each) texts.push(each.value)
  })
  return texts.join(' ')
}

function check(root: Root, { addressOf, pictureOf, refuse }: Context) {
  visit(root, (node) => {
    const no = (message: string) => refuse(lineOf(node), message)
    switch (node.type) {
      case 'html':
        return no(`has HTML (${node.value}). Write Markdown only.`)
      case 'heading':
        return node.depth === 1
          ? no('has a heading with one #. That is the title, which is above the text. Write ##.')
          : undefined
      case 'listItem':
        return typeof node.checked === 'boolean'
          ? no('has a list with boxes to check, which readers could not use. Write a plain list.')
          : undefined
      case 'link':
      case 'definition':
        return addressOf(node.url) === undefined
          ? no(
              `links to “${node.url}”, which is not a page of this site. Write its path, such as /services, or a whole address that starts with https://.`,
            )
          : undefined
      case 'imageReference':
        return no('has a picture whose address is elsewhere. Write ![what it shows](address).')
      case 'image':
        if (!node.alt?.trim())
          return no(
            `has a picture without words for those who do not see it. Write what it shows: ![here](${node.url}).`,
          )
        try {
          pictureOf(node.url)
        } catch (error) {
          no((error as Error).message)
        }
        return undefined
      default:
        return undefined
    }
  })
  checkHeadings(root, refuse)
}

function checkHeadings(root: Root, refuse: Context['refuse']) {
  let last = 1
  visit(root, 'heading', (heading) => {
    if (heading.depth > last + 1)
      refuse(lineOf(heading), `skips a level of headings. Write ${'#'.repeat(last + 1)} here.`)
    last = heading.depth
  })
}

/** What HTML may have. The ids have their prefix already. */
const allowed = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: ['https', 'mailto', 'tel'] },
}

function htmlOf(root: Root, context: Context): string {
  // The plugins change the tree.
  const copy = structuredClone(root)
  visit(copy, (node) => {
    if (node.type === 'link' || node.type === 'definition')
      node.url = context.addressOf(node.url) ?? ''
  })
  const toHtml = unified()
    .use(remarkRehype, {
      footnoteLabel: context.notes.heading,
      footnoteLabelTagName: 'h2',
      footnoteBackLabel: context.notes.back,
      clobberPrefix: noteIds,
    })
    .use(rehypeSanitize, allowed)
    .use(() => (tree: HtmlRoot) => adapt(tree, context))
    .use(rehypeStringify)
  return toHtml.stringify(toHtml.runSync(copy) as HtmlRoot)
}

/** Links below the site's folder, pictures in the sizes of the build, wide tables and code that a keyboard can scroll. */
function adapt(tree: HtmlRoot, { pictureOf }: Context) {
  visit(tree, 'element', (element, index, parent: Parents | undefined) => {
    if (element.tagName === 'img') {
      const picture = pictureOf(String(element.properties.src))
      const { width, height, sources } = picture
      const src = hrefOf(picture.path)
      const img = structuredClone(element)
      Object.assign(img.properties, { src, width, height, loading: 'lazy', decoding: 'async' })
      element.tagName = 'picture'
      element.properties = {}
      element.children = [
        ...sources.map(({ type, files }) => ({
          type: 'element' as const,
          tagName: 'source',
          properties: {
            type,
            srcSet: files.map(({ path, width }) => `${hrefOf(path)} ${width}w`).join(', '),
            sizes: pictureSizes,
          },
          children: [],
        })),
        img,
      ]
      return SKIP
    }
    const { href } = element.properties
    if (typeof href === 'string') element.properties.href = hrefOf(href)
    if (element.tagName === 'pre') element.properties.tabIndex = 0
    if (element.tagName === 'table') {
      markHeaders(element)
      const properties = { dataTable: '', tabIndex: 0 }
      parent!.children[index!] = {
        type: 'element',
        tagName: 'div',
        properties,
        children: [element],
      }
      return SKIP
    }
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
  if (corner.children.length > 0) return
  corner.tagName = 'td'
  corner.properties = {}
  for (const [header] of others) {
    header!.tagName = 'th'
    header!.properties.scope = 'row'
  }
}
