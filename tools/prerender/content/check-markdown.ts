import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Context } from './markdown.ts'

/** Refuses what a page cannot show, or what visitors could not use. */
export function checkMarkdown(root: Root, { resolveLink, pictureOf, notes, refuse }: Context) {
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
        return resolveLink(node.url) === undefined
          ? no(
              `links to “${node.url}”, which is not a page of this site, nor a place on one. Write a path, such as /services, or a whole address that starts with https://.`,
            )
          : undefined
      case 'footnoteReference':
        return notes
          ? undefined
          : no('has a footnote. Only articles and pages can have them, with articles.yaml.')
      case 'imageReference':
        return no('has a picture whose address is elsewhere. Write ![what it shows](address).')
      case 'image':
        if (!node.alt?.trim())
          return no(
            `has a picture without alternative text. Write what it shows: ![here](${node.url}).`,
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

export const lineOf = (node: Nodes) => node.position?.start.line ?? 1
