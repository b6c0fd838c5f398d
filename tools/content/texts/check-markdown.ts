import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Context } from './markdown.ts'

/** Refuses what a page cannot show, or what visitors could not use. */
export function checkMarkdown(root: Root, context: Context) {
  const { resolveLink, seePlace, pictureOf, notes, refuse } = context
  let level = 1
  visit(root, (node) => {
    const no = (message: string) => refuse(lineOf(node), message)
    if (node.type === 'html') no(`has HTML (${node.value}). Write Markdown only.`)
    if (node.type === 'heading') {
      if (node.depth === 1)
        no('has a heading with one #. That is the title, which is above the text. Write ##.')
      if (node.depth > level + 1)
        no(`skips a level of headings. Write ${'#'.repeat(level + 1)} here.`)
      level = node.depth
    }
    if (node.type === 'listItem' && typeof node.checked === 'boolean')
      no('has a list with boxes to check, which readers could not use. Write a plain list.')
    if (node.type === 'link' || node.type === 'definition') {
      if (resolveLink(node.url) === undefined) no(deadLink(node.url))
      else seePlace(node.url, lineOf(node))
    }
    if (node.type === 'footnoteReference' && !notes)
      no('has a footnote. Only articles and pages can have them, with articles.yaml.')
    if (node.type === 'imageReference')
      no('has a picture whose address is elsewhere. Write ![what it shows](address).')
    if (node.type === 'image') {
      if (!node.alt?.trim())
        no(`has a picture without alternative text. Write what it shows: ![here](${node.url}).`)
      try {
        pictureOf(node.url)
      } catch (error) {
        no((error as Error).message)
      }
    }
  })
}

export const lineOf = (node: Nodes) => node.position?.start.line ?? 1

export const deadLink = (href: string) =>
  `links to “${href}”, which is not a page of this site, nor a place on one. Write a path, such as /services, or a whole address that starts with https://.`
