import { Window } from 'happy-dom'
import postcss, { type AtRule, type Root, type Rule } from 'postcss'

/** The attribute of the first element below the fold. */
export const belowTheFold = 'data-below-the-fold'

/**
 * The part of a page's style sheets that its first paint needs, to be inlined in the document. It has the
 * rules that match an element above the fold (any element, if none has `data-below-the-fold`), without rules
 * that apply only to hover, print or motion.
 *
 * src/bootstrap.ts links the complete style sheets after the first paint. A page that has a fold and opens
 * scrolled down gets them before it. Without scripts, a `<noscript>` links them.
 *
 * @param html the prerendered document
 * @param css its style sheets, joined
 */
export function criticalCss(html: string, css: string): string {
  const matches = matcherFor(html)
  const root = postcss.parse(css)
  root.walkAtRules((rule) => {
    if (isDeferred(rule)) rule.remove()
  })
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const needed = rule.selectors.filter(
      (selector) => !deferredStates.test(selector) && matches(selector),
    )
    if (needed.length === 0) rule.remove()
    else if (needed.length < rule.selectors.length) rule.selectors = needed
  })
  removeUnusedKeyframes(root)
  inlineTokens(root)
  removeUnusedProperties(root)
  removeEmptyRules(root)
  return root.toString()
}

/**
 * States that need a pointer or the client bundle, and the open menu. Of the rules for `:focus-visible`, only the one for all
 * elements is kept.
 */
const deferredStates =
  /:(hover|disabled|popover-open)(?![^(]*\))|::selection|[\w\])]:focus-visible$/

/** Forced colours can wait because the browser applies the visitor's own colours without any rule. */
const deferredMedia = /^print$|forced-colors|prefers-reduced-motion: ?no-preference|hover: ?hover/

const isDeferred = ({ name, params }: AtRule) =>
  name === 'page' || (name === 'media' && deferredMedia.test(params))

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes'

/**
 * Returns a function that tests whether a selector can match an element above the fold. It ignores the theme
 * and states such as `:focus`, which can change before the style sheets load, and it assumes that `:not()`,
 * `:is()` and `:where()` match.
 */
function matcherFor(html: string): (selector: string) => boolean {
  const document = new new Window().DOMParser().parseFromString(html, 'text/html')
  const find = (selector: string) => [...document.querySelectorAll(selector || '*')]
  const fold = document.querySelector(`[${belowTheFold}]`)
  const all = find('*')
  const aboveTheFold = new Set(fold ? all.slice(0, all.indexOf(fold)) : all)
  return (selector) => {
    const { plain, contained } = splitSelector(selector)
    const found = find(withoutStates(plain)).some((element) => aboveTheFold.has(element))
    return found && contained.every((each) => find(withoutStates(each)).length > 0)
  }
}

/**
 * Removes `:not()`, `:is()`, `:where()` and `:has()` from a selector. `contained` lists what the element has
 * to contain: the argument of each `:has()` that has only one.
 */
function splitSelector(selector: string): { plain: string; contained: string[] } {
  const contained: string[] = []
  let plain = selector
  let before: string
  do {
    before = plain
    plain = plain
      .replace(/:(not|is|where)\([^()]*\)|:has\([^()]*,[^()]*\)/g, '')
      .replace(/:has\(\s*[>+~]?\s*((?:[^()]|\([^()]*\))*)\)/g, (_, argument: string) => {
        contained.push(argument)
        return ''
      })
  } while (plain !== before)
  return { plain, contained }
}

/** A selector without pseudo-classes for states, pseudo-elements and the theme's attribute. */
const withoutStates = (selector: string) =>
  selector
    .replace(/\[data-theme[^\]]*\]/g, '')
    .replace(/::?(?!(root|first-child|last-child|only-child|nth-))[a-z-]+/g, '')
    .replace(/(^|[\s>+~])(?=[\s>+~]|$)/g, '$1*')
    .trim()

function removeUnusedKeyframes(root: Root): void {
  const used = new Set<string>()
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.match(/[\w-]+/g) ?? []) used.add(word)
  })
  root.walkAtRules('keyframes', (keyframes) => {
    if (!used.has(keyframes.params)) keyframes.remove()
  })
}

/** Replaces a token by its value where that saves bytes: it has one value only, and is short or used once. */
function inlineTokens(root: Root): void {
  const text = root.toString()
  /** Each token's value; an empty string for one that has to stay a custom property. */
  const values = new Map<string, string>()
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isToken = (parent as Rule).selector === ':root' && !values.has(prop)
    const isSmall = value.length < 9 || text.split(`var(${prop}`).length === 2
    values.set(prop, isToken && isSmall ? value : '')
  })
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+)\)/g,
      (use, name: string) => values.get(name) || use,
    )
  })
}

function removeUnusedProperties(root: Root): void {
  const used = new Set<string>()
  root.walkDecls(({ value }) => {
    for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) used.add(name!)
  })
  let hasRemoved = false
  root.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop)) return
    declaration.remove()
    hasRemoved = true
  })
  // A removed property may have been the only user of another one.
  if (hasRemoved) removeUnusedProperties(root)
}

function removeEmptyRules(root: Root): void {
  const removeIfEmpty = (container: Rule | AtRule) => {
    if (container.nodes?.length !== 0) return
    const { parent } = container
    container.remove()
    if (parent?.type === 'atrule') removeIfEmpty(parent as AtRule)
  }
  root.walkRules(removeIfEmpty)
  root.walkAtRules(removeIfEmpty)
}
