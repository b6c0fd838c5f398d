import type { Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { LongText } from '../../../src/content/long-text.ts'
import { wordsIn } from '../../../src/content/parts.ts'
import type { Picture } from '../../../src/content/picture.ts'
import { headingIds } from '../../../src/lib/heading-ids.ts'
import { parsedOnce } from '../files/read-text.ts'
import { checkMarkdown, lineOf } from './check-markdown.ts'
import { sectionsOf } from './markdown-html.ts'

/** What a text needs from around it. */
export type Context = {
  /** The path or address that a link leads to, or undefined if it leads nowhere. */
  resolveLink: (link: string) => string | undefined
  /** Called with each link that leads somewhere. */
  seePlace: (link: string, line: number) => void
  /** @throws Error that says what is wrong with the picture */
  pictureOf: (address: string) => Picture
  /** The heading of the footnotes, and the accessible name of the link from one back to the text. */
  notes: { notes: string; backToText: string } | undefined
  /** By the names that a text can contain in braces. */
  values: Record<string, string>
  /** @param line in the text, from 1 */
  refuse: (line: number, message: string) => void
}

const parser = unified().use(remarkParse).use(remarkGfm)
const parsed = parsedOnce((source) => {
  const root = parser.parse(source)
  const idOf = headingIds()
  visit(root, 'heading', (heading) => {
    heading.data = { hProperties: { id: idOf(plainTextOf(heading)) } }
  })
  return root
})

/** Words a minute. */
const readingSpeed = 220

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
    this.#root = structuredClone(parsed(source))
    fillInNames(this.#root, this.#context)
    checkMarkdown(this.#root, this.#context)
  }

  /** Nothing if the text is refused. */
  sections(): LongText {
    return this.#isRefused ? { lead: '', sections: [] } : sectionsOf(this.#root, this.#context)
  }

  /** In minutes, at least 1. */
  readingTime(): number {
    return Math.max(1, Math.round(wordsIn(plainTextOf(this.#root, ' ')).length / readingSpeed))
  }

  /** The HTML below each heading. Refuses a text whose headings are others, or in another order. */
  htmlByHeading<Name extends string>(headings: Record<Name, string>): Record<Name, string> {
    const { children } = this.#root
    const found = children.filter((node) => node.type === 'heading' && node.depth === 2)
    const expected = Object.entries(headings) as [Name, string][]
    const { sections } = this.sections()
    const refuse = (at: Nodes | undefined, message: string) =>
      this.#context.refuse(at ? lineOf(at) : 1, message)
    if (children[0] !== found[0]) refuse(children[0], `has to start with “## ${expected[0]![1]}”.`)
    if (found.length > expected.length)
      refuse(
        found[expected.length],
        `is one heading too many. A case has ${expected.length}; write the rest without ##.`,
      )
    return Object.fromEntries(
      expected.map(([name, text], index) => {
        const heading = found[index]
        if (!heading || plainTextOf(heading) !== text)
          refuse(
            heading,
            `lacks “## ${text}”. A case has the headings ${expected.map(([, each]) => each).join(', ')}, in this order.`,
          )
        else if (children[children.indexOf(heading) + 1] === found[index + 1])
          refuse(heading, `has nothing below “${text}”. Write it.`)
        return [name, sections[index]?.html.trim() ?? '']
      }),
    ) as Record<Name, string>
  }
}

/** Replaces `{brand}`, `{founded}` and the like, but not in code. */
function fillInNames(root: Root, { values, refuse }: Context) {
  visit(root, (node) => {
    const filled = (text: string) =>
      text.replace(/\{(\w+)\}/g, (whole, name: string) => {
        if (Object.hasOwn(values, name)) return values[name]!
        const known = Object.keys(values).map((one) => `{${one}}`)
        refuse(
          lineOf(node),
          `contains ${whole}, which is not a fact. Use one of ${known.join(', ')}.`,
        )
        return whole
      })
    if (node.type === 'text') node.value = filled(node.value)
    else if (node.type === 'image') node.alt = filled(node.alt ?? '')
    if ('title' in node && node.title) node.title = filled(node.title)
  })
}

function plainTextOf(node: Nodes, between = ''): string {
  const texts: string[] = []
  visit(node, (each) => {
    if ('value' in each) texts.push(each.value)
  })
  return texts.join(between)
}
