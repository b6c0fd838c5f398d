import { Window } from 'happy-dom'
import postcss, { type AtRule, type Root, type Rule } from 'postcss'

/**
 * What of the style sheets a prerendered document needs until its script runs: the rules whose classes and
 * attributes stand in it, without what nobody meets so early. The sheets themselves come with the
 * application; where there is no script, the document links them.
 *
 * @param html the document as it is rendered
 * @param css its style sheets, one after the other
 */
export function stylesFor(html: string, css: string): string {
  const marks = marksIn(html)
  const isThere = placesIn(html)
  const root = postcss.parse(css)
  root.walkAtRules((rule) => {
    if (comesLater(rule)) rule.remove()
  })
  root.walkRules((rule) => {
    if (isFrame(rule)) return
    const needed = rule.selectors.filter(
      (selector) => !later.test(selector) && marksOf(selector).every(marks) && isThere(selector),
    )
    if (needed.length === 0) rule.remove()
    else if (needed.length < rule.selectors.length) rule.selectors = needed
  })
  root.walkDecls(/^(transition|cursor)$|(user-select|print-color-adjust)$/, (declaration) => {
    declaration.remove()
  })
  root.walkDecls(/^transform-(origin|box)$/, (declaration) => {
    const { nodes } = declaration.parent as Rule
    if (!nodes.some((node) => node.type === 'decl' && node.prop === 'transform'))
      declaration.remove()
  })
  dropUnplayed(root)
  dropUnread(root)
  dropEmpty(root)
  return root.toString()
}

/** What a pointer brings, and what a form does only by script. */
const later = /:(hover|disabled)(?![^(]*\))|::selection/

/** Paper and movement. In forced colours the tokens do until then; the rest of it are lines drawn as grounds. */
function comesLater({ name, params, parent }: AtRule): boolean {
  if (name === 'page') return true
  if (name !== 'media') return false
  if (/forced-colors/.test(params)) return (parent as AtRule).params !== 'tokens'
  return /^print$|prefers-reduced-motion: ?no-preference|hover: ?hover/.test(params)
}

const isFrame = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes'

/** src/starter.ts sets it before the first paint, whatever the document says. */
const setEarly = 'data-theme'

/** Whether a class (`.name`) or an attribute (`name`, `name=value`) can be met in the document. */
function marksIn(html: string): (mark: string) => boolean {
  const found = new Set<string>()
  for (const [, name, value = ''] of html.matchAll(/ ([a-z-]+)="([^"]*)"/gi)) {
    found.add(name!.toLowerCase()).add(`${name!.toLowerCase()}=${value}`)
    if (name === 'class') for (const word of value.split(' ')) found.add(`.${word}`)
  }
  return (mark) => found.has(mark) || mark.startsWith(setEarly)
}

/** What a selector cannot match without; what stands in :not(), in :is() and its like, or in a list is not looked at. */
function marksOf(selector: string): string[] {
  let plain = selector
  let before: string
  do {
    before = plain
    plain = plain
      .replace(/:(not|is|where)\([^()]*\)|:has\([^()]*,[^()]*\)/g, '')
      .replace(/:has\(([^()]*)\)/g, ' $1')
  } while (plain !== before)
  const classes = plain.match(/\.[a-z_][\w-]*/gi) ?? []
  const attributes = [...plain.matchAll(/\[([a-z-]+)(?:(=)["']?([^\]"']*)["']?)?/g)]
  return [...classes, ...attributes.map(([, name, is, value]) => (is ? `${name}=${value}` : name!))]
}

/** Whether an element is as a selector asks: at a place in a list (`:nth-child(7)`), or not empty. */
function placesIn(html: string): (selector: string) => boolean {
  const document = new new Window().DOMParser().parseFromString(html, 'text/html')
  return (selector) => {
    const [notEmpty] = selector.match(/:not\(:empty\)(::?[a-z-]+)?$/) ?? []
    const plain = notEmpty ? selector.slice(0, -notEmpty.length) : selector
    const asks = notEmpty !== undefined || /:nth-(last-)?child\(/.test(plain)
    if (!asks || /:(not|is|where|has)\(/.test(plain)) return true
    const resting = plain.replace(/::?[a-z-]+(?![a-z-]*\()/g, (pseudo) =>
      /^:(first|last|only)-child$/.test(pseudo) ? pseudo : '',
    )
    const found = [...document.querySelectorAll(resting)]
    return found.some((element) => !notEmpty || element.childNodes.length > 0)
  }
}

/** Keyframes that no animation names. */
function dropUnplayed(root: Root): void {
  const played = new Set<string>()
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.match(/[\w-]+/g) ?? []) played.add(word)
  })
  root.walkAtRules('keyframes', (keyframes) => {
    if (!played.has(keyframes.params)) keyframes.remove()
  })
}

/** Custom properties that nothing reads; what one of them read may be next. */
function dropUnread(root: Root): void {
  const read = new Set<string>()
  root.walkDecls(({ value }) => {
    for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) read.add(name!)
  })
  let dropped = false
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return
    declaration.remove()
    dropped = true
  })
  if (dropped) dropUnread(root)
}

function dropEmpty(root: Root): void {
  const drop = (container: Rule | AtRule) => {
    if (container.nodes?.length !== 0) return
    const { parent } = container
    container.remove()
    if (parent?.type === 'atrule') drop(parent as AtRule)
  }
  root.walkRules(drop)
  root.walkAtRules(drop)
}
