import { Window } from 'happy-dom'
import postcss, { type AtRule, type Root, type Rule } from 'postcss'

/**
 * The part of the style sheets that a prerendered document needs until its script runs: the rules that match
 * an element in it, without those that only a pointer, print or motion need. The complete sheets come with
 * the client bundle; without scripts the document links them.
 *
 * @param html the document as it is rendered
 * @param css its style sheets, one after the other
 */
export function stylesFor(html: string, css: string): string {
  const matches = matcherFor(html)
  const root = postcss.parse(css)
  root.walkAtRules((rule) => {
    if (comesLater(rule)) rule.remove()
  })
  root.walkRules((rule) => {
    if (isFrame(rule)) return
    const needed = rule.selectors.filter((selector) => !later.test(selector) && matches(selector))
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
  writeOutShortTokens(root)
  dropUnread(root)
  dropEmpty(root)
  return root.toString()
}

/**
 * States that need a pointer or the client bundle. An element's own refinement of the focus ring comes with the
 * bundle too, which the focus itself asks for; the ring that all elements share is kept.
 */
const later = /:(hover|disabled)(?![^(]*\))|::selection|[\w\])]:focus-visible$/

/** Print and motion. In forced colours the tokens are enough until then. */
function comesLater({ name, params, parent }: AtRule): boolean {
  if (name === 'page') return true
  if (name !== 'media') return false
  if (/forced-colors/.test(params)) return (parent as AtRule).params !== 'tokens'
  return /^print$|prefers-reduced-motion: ?no-preference|hover: ?hover/.test(params)
}

const isFrame = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes'

/**
 * Whether a selector matches the document now, or may match it before the client bundle runs: with a theme
 * set by src/starter.ts, or in a state such as `:focus` or `:popover-open`. What `:not()`, `:is()` and
 * `:where()` ask for is assumed to hold.
 */
function matcherFor(html: string): (selector: string) => boolean {
  const document = new new Window().DOMParser().parseFromString(html, 'text/html')
  const find = (selector: string) => [...document.querySelectorAll(selector || '*')]
  return (selector) => {
    const { plain, inside } = withoutConditions(selector)
    const mustBeFilled = /:not\(:empty\)(::?[a-z-]+)?$/.test(selector)
    const found = find(atRest(plain)).some(
      (element) => !mustBeFilled || element.childNodes.length > 0,
    )
    return found && inside.every((each) => find(atRest(each)).length > 0)
  }
}

/** A selector without its functional pseudo-classes, and what each `:has()` with a single argument asks for. */
function withoutConditions(selector: string): { plain: string; inside: string[] } {
  const inside: string[] = []
  let plain = selector
  let before: string
  do {
    before = plain
    plain = plain
      .replace(/:(not|is|where)\([^()]*\)|:has\([^()]*,[^()]*\)/g, '')
      .replace(/:has\(\s*[>+~]?\s*((?:[^()]|\([^()]*\))*)\)/g, (_, asked: string) => {
        inside.push(asked)
        return ''
      })
  } while (plain !== before)
  return { plain, inside }
}

/** Without the states and pseudo-elements that an element may get, and without the theme. */
const atRest = (selector: string) =>
  selector
    .replace(/\[data-theme[^\]]*\]/g, '')
    .replace(/::?(?!(root|first-child|last-child|only-child|nth-))[a-z-]+/g, '')
    .replace(/(^|[\s>+~])(?=[\s>+~]|$)/g, '$1*')
    .trim()
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

/** A token with one short value for the whole document takes fewer bytes where it is used. */
function writeOutShortTokens(root: Root): void {
  const values = new Map<string, string[]>()
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isToken = (parent as Rule).selector === ':root' && value.length < 9
    values.set(prop, [...(values.get(prop) ?? []), ...(isToken ? [value] : ['', ''])])
  })
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (use, name: string) => {
      const [value, another] = values.get(name) ?? []
      return value && another === undefined ? value : use
    })
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
