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

let lateFonts: FontFace[] = []

/**
 * Loads the font and applies it. Called once per document. Rejects when a file of the font fails to load.
 *
 * @param hydration awaited before the font is applied, which causes layout; must not reject
 */
export async function loadLateFont(hydration: Promise<void>) {
  const declared = declaredFonts()
  // Empty on phones, where the rules' media query does not match (src/document.tsx).
  const active = [...document.fonts].filter(({ display }) => display === 'optional')
  await Promise.all([hydration, ...(active[0] ? active : declared).map((font) => font.load())])
  await idle()
  const late = declared.filter((_, index) => !active[index] || !isRendered(active[index]))
  if (late.length === 0) return
  lateFonts = await Promise.all(late.map((font) => font.load()))
  const before = visiblePositions()
  applyLateFont()
  if (!hasShifted(before, visiblePositions())) return
  // Undo it before the shift is painted. Try again in a hidden tab or on a new page, where shifts do no harm.
  for (const font of lateFonts) document.fonts.delete(font)
  document.addEventListener('visibilitychange', applyLateFont)
}

/** The document's @font-face rules as FontFaces, which are applied regardless of `font-display`. */
function declaredFonts() {
  const rules = [...(document.querySelector('style')?.sheet?.cssRules ?? [])]
  return rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => {
      const descriptor = (name: string) => style.getPropertyValue(name)
      return new FontFace(descriptor('font-family').replaceAll('"', ''), descriptor('src'), {
        weight: descriptor('font-weight'),
        unicodeRange: descriptor('unicode-range') || 'U+0-10FFFF',
      })
    })
}

/** Call when the visible content changes anyway, so that nobody sees it shift. */
export function applyLateFont() {
  for (const font of lateFonts) document.fonts.add(font)
}

/** Whether text is rendered in this font: a letter of it is not as wide as in the fallback here. */
function isRendered({ family, unicodeRange }: FontFace) {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return true
  // The base subset has no range of its own, so its range starts at 0.
  const letter = String.fromCodePoint(Number.parseInt(unicodeRange.slice(2), 16) || 109)
  const widthIn = (fonts: string) => {
    context.font = `99px ${fonts}`
    return context.measureText(letter).width
  }
  return widthIn(`${family}, monospace`) !== widthIn('monospace')
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
