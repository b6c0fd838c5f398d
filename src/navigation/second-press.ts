import * as limits from '../lib/limits.ts'

type Press = { target: Element; x: number; y: number; scrolled: number; at: number }

let last: Press | undefined
/** Whether the events of the current press are ignored, because it is the second one. */
let isIgnored = false

/**
 * The second press of a pair is the same press: where the first one moved the page, or what was pressed is no longer
 * there, a pointer's press so soon and at the same place was not meant for what is there now. It has no effect, ends
 * no animation and moves no focus. Presses at other places and keys do what they always do.
 */
export function watchPresses() {
  for (const type of ['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'click'])
    addEventListener(type, watch, true)
}

function watch(event: Event) {
  const press = event as PointerEvent
  const { type, target, clientX: x, clientY: y, timeStamp: at } = press
  if (type === 'pointerdown') {
    isIgnored = last !== undefined && isSecond(last, press)
    if (!isIgnored) last = { target: target as Element, x, y, scrolled: scrollY, at: -Infinity }
  } else if (type === 'click' && !isIgnored && last) last.at = at
  // A key clicks without a pointer.
  if (!isIgnored || (type === 'click' && press.detail === 0)) return
  event.stopImmediatePropagation()
  if (type !== 'touchstart') event.preventDefault()
}

const isSecond = (first: Press, { timeStamp, clientX, clientY }: PointerEvent) =>
  timeStamp - first.at < limits.doublePress &&
  Math.hypot(clientX - first.x, clientY - first.y) < limits.doublePressDistance &&
  (scrollY !== first.scrolled || controlAt(first) !== controlOf(first.target))

const controlAt = ({ x, y }: Press) => controlOf(document.elementFromPoint(x, y))

/** What is drawn in a control may change with each press. */
const controlOf = (element: Element | null) =>
  element?.closest('a, button, input, label, select, summary, textarea') ?? element
