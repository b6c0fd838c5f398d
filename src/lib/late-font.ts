import { idle } from './idle.ts'

/**
 * A font that comes after the words have been painted: on a phone always, elsewhere on a slow line. Its rule takes
 * it up no more (`font-display: optional`, so that nothing moves); this does, when it can without moving anything
 * (docs/decisions/0007 and 0025).
 */

/**
 * CSS pixels. Who moves by less than 3 has not shifted (https://wicg.github.io/layout-instability/#unstable);
 * the rest is for the browser's own rounding, which is to a 64th.
 */
const unseen = 2.9

let late: FontFace | undefined

/**
 * At the start of a visit. Rejects when the font cannot be had.
 *
 * @param application what to wait for, whether or not it comes, before the page is laid out anew
 */
export async function watchFont(application: Promise<void>) {
  const face = declaredFace()
  if (!face) return
  // On a phone there is none: the face is not in force (src/document.tsx).
  const inForce = [...document.fonts].find(({ display }) => display === 'optional')
  const [loaded] = await Promise.all([(inForce ?? face).load(), application.catch(() => {})])
  await idle()
  if (inForce && isUsed(loaded)) return
  late = await face.load()
  const before = placesInSight()
  document.fonts.add(late)
  if (!hasMoved(before, placesInSight())) return
  // Before anything was painted; in a tab that nobody looks at, or on another page, it may move.
  document.fonts.delete(late)
  document.addEventListener('visibilitychange', adoptLateFont)
}

/** The font as the document has it in a style element of its own, to be taken up without a rule. */
function declaredFace() {
  const rule = document.querySelector('style')?.sheet?.cssRules[0]
  if (!(rule instanceof CSSFontFaceRule)) return
  const told = (descriptor: string) => rule.style.getPropertyValue(descriptor)
  const family = told('font-family').replaceAll('"', '')
  return new FontFace(family, told('src'), { weight: told('font-weight') })
}

/** Whenever what is in sight is new anyway. */
export function adoptLateFont() {
  if (late) document.fonts.add(late)
}

/** In a font of one width they would measure the same. */
function isUsed({ family }: FontFace) {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return true
  context.font = `99px ${family}, monospace`
  return context.measureText('i').width !== context.measureText('m').width
}

type Place = { left: number; top: number }
type Places = Map<Node, Place>

/**
 * A letter's top counts where layout shifts are counted. Elsewhere the middle of its line does: WebKit knows no
 * `ascent-override`, and letters of two fonts differ in height that stand on one line.
 */
const measured = () => ('LayoutShift' in window ? 0 : 0.5)

/** Of texts, drawings and fields; whatever else moves, moves with them. */
function placesInSight(): Places {
  const places: Places = new Map()
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL, (node) => {
    range.selectNodeContents(node)
    const [place] = (node instanceof Element ? node : range).getClientRects()
    if (!place || place.bottom < 0 || place.top > window.innerHeight)
      return NodeFilter.FILTER_REJECT
    const { left, top, height } = place
    if (node instanceof Text) places.set(node, { left, top: top + height * measured() })
    const isWhole = node instanceof SVGElement || !node.firstChild
    // A line break has no width: it moves with the end of its line, but nothing is seen to move.
    if (node instanceof Element && isWhole && place.width) places.set(node, place)
    // How long a label in a drawing is moves nothing else.
    return isWhole ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
  })
  while (walker.nextNode());
  return places
}

const hasMoved = (before: Places, after: Places) =>
  [...before].some(isElsewhereIn(after)) || [...after].some(isElsewhereIn(before))

/** What is missing there was at the edge of the screen, and has crossed it unseen, or it has moved. */
const isElsewhereIn =
  (places: Places) =>
  ([node, { left, top }]: [Node, Place]) => {
    const other = places.get(node)
    return other
      ? Math.abs(other.left - left) >= unseen || Math.abs(other.top - top) >= unseen
      : top >= unseen && top <= window.innerHeight - unseen
  }
