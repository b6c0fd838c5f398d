import Beasties from 'beasties'
import { Features, transform } from 'lightningcss'
import postcss, { type AtRule, type Rule } from 'postcss'
import { laidOutLater } from '../../src/ui/lay-out.ts'

/** The attribute of the first element below the fold. */
const belowTheFold = 'data-below-the-fold'

/** Each section after the first, of which two at most are above the fold. */
const furtherSection = /(?=<section\b[^>]* data-reveal)/

/**
 * The rules that the first screen of these documents needs, to be inlined in each of them. The first screen is what comes
 * before `data-below-the-fold`, in the first three sections at most. src/bootstrap/ links the whole style sheet after the
 * first paint.
 *
 * @param css the site's style sheet
 */
export async function criticalCss(documents: string[], css: string): Promise<string> {
  const beasties = new Beasties({ logLevel: 'silent', allowRules: rulesOfRoot(documents) })
  const screens = documents.map((html) => {
    const [above = ''] = html.split(belowTheFold)
    return bodyOf(above.split(furtherSection).slice(0, 3).join(''))
  })
  const [first = ''] = documents
  const html = `${first.slice(0, first.indexOf('<head>'))}<head><style>${withoutDeferred(unnested(css), screens.join(''))}</style></head><body>${screens.join('')}`
  const reduced = await beasties.process(html)
  // Beasties does not see that they are used: the name of the font is in a custom property.
  const fallbackFonts = css.match(/@font-face\{[^}]*local\([^}]*\}/g) ?? []
  const [, rules = ''] = /<style>(.*?)<\/style>/s.exec(reduced) ?? []
  return fallbackFonts.join('') + withoutUnusedProperties(withInlinedTokens(rules)) + later
}

/**
 * The whole page would be laid out at once, before and after the style sheet. src/ui/lay-out.ts ends this. Nothing is
 * hidden if no script arrives.
 */
const later = `@layer ui{@media screen and (scripting:enabled){:root:not([data-whole]) :is(${laidOutLater.replace(/\s+/g, ' ')}){content-visibility:auto;contain-intrinsic-size:9in}}}`

/** Beasties drops the declarations of a rule that contains another one. */
function unnested(css: string): string {
  const code = new TextEncoder().encode(css)
  const result = transform({ filename: 'site.css', code, include: Features.Nesting, minify: true })
  return new TextDecoder().decode(result.code)
}

/** Beasties looks inside <html> only. */
const rulesOfRoot = ([html = '']: string[]) => [
  ...(html.includes(' data-font=') ? [/^html\[data-font/] : []),
]

/** Without the footer, what is hidden at first, and what needs no script: there <noscript> links the whole style sheet. */
const bodyOf = (html: string) =>
  html
    .slice(html.indexOf('<body>') + '<body>'.length)
    .replace(
      /<noscript>.*?<\/noscript>|(?<=<\/summary>).*?(?=<\/details>)|(?<=<p class="without-script">).*?(?=<\/p>)|<div id="retry".*?<\/div>|<footer\b.*?<\/footer>|<button[^>]* hidden.*?<\/button>|<\/body>.*/gs,
      '',
    )

/** What a first paint does without: print, motion, hover, focus. Forced colours need no rule; <noscript> has its own sheet. */
const deferredMedia = /^print$|scripting: ?none|forced-colors|prefers-reduced-motion|hover: ?hover/
const deferredStates =
  /(?<!:not\():popover-open|::backdrop|aria-busy|aria-current="?true|:(hover|disabled)(?![^(]*\))|::selection|::-webkit|:focus(-visible)?$/

function withoutDeferred(css: string, html: string): string {
  const root = postcss.parse(css)
  root.walkAtRules((rule) => {
    if (rule.name === 'page' || isDeferred(rule)) rule.remove()
  })
  root.walkRules((rule) => {
    const kept = rule.selectors.filter(
      (selector) => !deferredStates.test(selector) && mayMatch(selector, html),
    )
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  })
  root.walkDecls(
    /^(transition|cursor|forced-color-adjust|scroll-(margin|padding)-.*|-(moz|webkit)-.*)$/,
    (declaration) => {
      declaration.remove()
    },
  )
  return root.toString()
}

/** Beasties keeps a rule that it cannot read, like one with `:has()`. */
const mayMatch = (selector: string, html: string) =>
  selector.includes(',') ||
  [...selector.replace(/:not\(.*?\)/g, '').matchAll(/\.([\w-]+)/g)].every(([, name]) =>
    html.includes(name!),
  )

/** Replaces a token by its value where that saves bytes: it has one value only, and is short or used once. */
function withInlinedTokens(css: string): string {
  const root = postcss.parse(css)
  /** An empty string for one that has to stay a custom property. */
  const values = new Map<string, string>()
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isToken = (parent as Rule).selector === ':root' && !values.has(prop)
    const isSmall = value.length < 9 || css.split(`var(${prop}`).length === 2
    values.set(prop, isToken && isSmall ? value : '')
  })
  // A value may use a token, too.
  const inlined = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (use, name: string) =>
      values.get(name) ? inlined(values.get(name)!) : use,
    )
  root.walkDecls((declaration) => {
    declaration.value = inlined(declaration.value)
      // The type scale.
      .replace(/^calc\((.*) \* 1\)$/, '$1')
  })
  return root.toString()
}

/** Beasties keeps every custom property. */
function withoutUnusedProperties(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!))
  const root = postcss.parse(css)
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove()
  })
  root.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove()
  })
  const reduced = root.toString()
  // One that is gone may have been the only user of another one.
  return reduced.length < css.length ? withoutUnusedProperties(reduced) : reduced
}

/** A window or container as narrow as that is one with enlarged text, which moves it below the first screen. */
const narrow = /^\(width ?< ?(1[0-7]|20)rem\)$/

const isDeferred = ({ name, params }: AtRule) =>
  narrow.test(params) || (name === 'media' && deferredMedia.test(params))
