/**
 * A font that came after the words had been painted. The style sheet takes it up no more (`font-display:
 * optional`, so that nothing moves); this does, as soon as it can without moving anything (decision 0012).
 */

/**
 * CSS pixels. Who moves by less than 3 has not shifted (https://wicg.github.io/layout-instability/#unstable);
 * the rest is for the browser's own rounding, which is to a 64th.
 */
const unseen = 2.9

let late: FontFace | undefined

/** At the start of a visit. */
export async function watchFont() {
  const preload = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')
  const face = [...document.fonts].find(({ display }) => display === 'optional')
  if (!preload || !face) return
  await face.load()
  if (isUsed(face)) return
  late = await new FontFace(face.family, `url("${preload.href}")`, { weight: face.weight }).load()
  const before = placesInSight()
  document.fonts.add(late)
  if (!hasMoved(before, placesInSight())) return
  // Before anything was painted; in a tab that nobody looks at, or on another page, it may move.
  document.fonts.delete(late)
  document.addEventListener('visibilitychange', adoptLateFont)
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

type Places = Map<Node, DOMRect>

function placesInSight(): Places {
  const places: Places = new Map()
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL, (node) => {
    range.selectNodeContents(node)
    const [place] = (node instanceof Element ? node : range).getClientRects()
    if (!place || place.bottom < 0 || place.top > window.innerHeight)
      return NodeFilter.FILTER_REJECT
    places.set(node, place)
    return NodeFilter.FILTER_ACCEPT
  })
  while (walker.nextNode());
  return places
}

function hasMoved(before: Places, after: Places) {
  const differs = (node: Node, { left, top }: DOMRect) => {
    const now = after.get(node)
    return !now || Math.abs(now.left - left) >= unseen || Math.abs(now.top - top) >= unseen
  }
  return before.size !== after.size || [...before].some(([node, place]) => differs(node, place))
}
