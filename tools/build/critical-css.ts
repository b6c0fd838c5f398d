import { Window } from 'happy-dom'
import postcss, { type AtRule, type Root, type Rule } from 'postcss'

/** The attribute of the first element that a page opened at its top does not need. */
export const theFold = 'data-below-the-fold'

/**
 * The part of the style sheets that a prerendered document needs for its first paint: the rules that match an
 * element up to the one with `data-below-the-fold`, if there is one, without those that only a pointer, print
 * or motion need. src/bootstrap.ts links the complete sheets after that paint, or before it where such a page opens
 * elsewhere than at its top; without scripts the document links them.
 *
 * @param html the document as it is rendered
 * @param css its style sheets, one after the other
 */
export function criticalCss(html: string, css: string): string {
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
  dropUnplayed(root)
  writeOutTokens(root)
  dropUnread(root)
  dropEmpty(root)
  return root.toString()
}

/**
 * States that need a pointer or the client bundle. Of the focus rings only the one that all elements share is kept.
 */
const later = /:(hover|disabled)(?![^(]*\))|::selection|[\w\])]:focus-visible$/

/** Print, motion, and other colours than the visitor's own in forced colours. */
const laterMedia = /^print$|forced-colors|prefers-reduced-motion: ?no-preference|hover: ?hover/

const comesLater = ({ name, params }: AtRule) =>
  name === 'page' || (name === 'media' && laterMedia.test(params))

const isFrame = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes'

/**
 * Whether a selector matches the document's first screen now, or may match it soon: with a theme set by
 * src/bootstrap.ts, or in a state such as `:focus` or `:popover-open`. What `:not()`, `:is()` and `:where()` ask for
 * is assumed to hold.
 */
function matcherFor(html: string): (selector: string) => boolean {
  const document = new new Window().DOMParser().parseFromString(html, 'text/html')
  const find = (selector: string) => [...document.querySelectorAll(selector || '*')]
  const end = document.querySelector(`[${theFold}]`)
  const all = find('*')
  const firstScreen = new Set(end ? all.slice(0, all.indexOf(end)) : all)
  return (selector) => {
    const { plain, inside } = withoutConditions(selector)
    const found = find(atRest(plain)).some((element) => firstScreen.has(element))
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

/** A token with one value for the whole document takes fewer bytes where it is used, if it is short or used once. */
function writeOutTokens(root: Root): void {
  const text = root.toString()
  const values = new Map<string, string[]>()
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isToken = (parent as Rule).selector === ':root'
    const isSmall = value.length < 9 || text.split(`var(${prop}`).length === 2
    values.set(prop, [...(values.get(prop) ?? []), ...(isToken && isSmall ? [value] : ['', ''])])
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
