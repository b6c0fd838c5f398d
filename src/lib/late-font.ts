import { idle } from './idle.ts'

/**
 * Applies the web font when it arrives after the first paint, as it always does on phones. With
 * `font-display: optional` the browser ignores a late font. This applies it later, if that shifts nothing
 * (docs/decisions/0007 and 0025).
 */

/**
 * CSS pixels. Moves under 3 px do not count as layout shift
 * (https://wicg.github.io/layout-instability/#unstable). The 0.1 px allow for rounding in the browser, which
 * is to a 64th of a pixel.
 */
const shiftThreshold = 2.9

let lateFont: FontFace | undefined

/**
 * Loads the font and applies it. Called once per document. Rejects when the font fails to load.
 *
 * @param hydration awaited before the font is applied, which causes layout; must not reject
 */
export async function loadLateFont(hydration: Promise<void>) {
  const declared = declaredFont()
  if (!declared) return
  // Undefined on phones, where the rule's media query does not match (src/document.tsx).
  const active = [...document.fonts].find(({ display }) => display === 'optional')
  const [loaded] = await Promise.all([(active ?? declared).load(), hydration])
  await idle()
  if (active && isRendered(loaded)) return
  lateFont = await declared.load()
  const before = visiblePositions()
  document.fonts.add(lateFont)
  if (!hasShifted(before, visiblePositions())) return
  // Undo it before the shift is painted. Try again in a hidden tab or on a new page, where shifts do no harm.
  document.fonts.delete(lateFont)
  document.addEventListener('visibilitychange', applyLateFont)
}

/** The document's @font-face rule as a FontFace, which is applied regardless of `font-display`. */
function declaredFont() {
  const rule = document.querySelector('style')?.sheet?.cssRules[0]
  if (!(rule instanceof CSSFontFaceRule)) return
  const descriptor = (name: string) => rule.style.getPropertyValue(name)
  const family = descriptor('font-family').replaceAll('"', '')
  return new FontFace(family, descriptor('src'), { weight: descriptor('font-weight') })
}

/** Call when the visible content changes anyway, so that nobody sees it shift. */
export function applyLateFont() {
  if (lateFont) document.fonts.add(lateFont)
}

/** Whether text is rendered in this font: in the monospaced fallback all letters have the same width. */
function isRendered({ family }: FontFace) {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return true
  context.font = `99px ${family}, monospace`
  return context.measureText('i').width !== context.measureText('m').width
}

type Position = { left: number; top: number }
type Positions = Map<Node, Position>

/**
 * Where on a line of text to measure: 0 is its top, 0.5 its middle. Browsers that report layout shifts
 * compare the tops. WebKit does not, and ignores `ascent-override`: there, tops differ between fonts although
 * the line stays put.
 */
const measuredAt = () => ('LayoutShift' in window ? 0 : 0.5)

/** Positions of the texts, drawings and fields in the viewport. Everything else moves along with these. */
function visiblePositions(): Positions {
  const positions: Positions = new Map()
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL, (node) => {
    range.selectNodeContents(node)
    const [box] = (node instanceof Element ? node : range).getClientRects()
    if (!box || box.bottom < 0 || box.top > window.innerHeight) return NodeFilter.FILTER_REJECT
    const { left, top, height } = box
    if (node instanceof Text) positions.set(node, { left, top: top + height * measuredAt() })
    // A drawing counts as one element: a longer label in it moves nothing else.
    const isWhole = node instanceof SVGElement || !node.firstChild
    // An element without width, such as <br>, moves invisibly.
    if (node instanceof Element && isWhole && box.width) positions.set(node, box)
    return isWhole ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
  })
  while (walker.nextNode());
  return positions
}

const hasShifted = (before: Positions, after: Positions) =>
  [...before].some(isElsewhereIn(after)) || [...after].some(isElsewhereIn(before))

/**
 * Whether a node has moved by the threshold or more. A node that is missing in `positions` has left the
 * viewport. That counts too, unless it was so close to the edge that a smaller move is enough.
 */
const isElsewhereIn =
  (positions: Positions) =>
  ([node, { left, top }]: [Node, Position]) => {
    const other = positions.get(node)
    return other
      ? Math.abs(other.left - left) >= shiftThreshold || Math.abs(other.top - top) >= shiftThreshold
      : top >= shiftThreshold && top <= window.innerHeight - shiftThreshold
  }
