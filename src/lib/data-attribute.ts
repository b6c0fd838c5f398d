/**
 * A data attribute that a component writes, as in `<p {...says('failed')}>`, and a script reads, as in
 * `querySelector(says.selector('failed'))`. Both import it, so that its name is in one place.
 */
export function dataAttribute<Value extends string>(name: `data-${string}`) {
  const write = (value: Value | '' = '') => ({ [name]: value })
  return Object.assign(write, {
    selector: (value?: Value | '') => (value === undefined ? `[${name}]` : `[${name}="${value}"]`),
    read: (element: Element) => element.getAttribute(name) as Value,
    set: (element: Element, value: Value) => element.setAttribute(name, value),
  })
}

/** A link to the form, which focuses its first field. */
export const opensForm = dataAttribute('data-demo')
/** A link to the calendar for appointments. */
export const opensBooking = /* @__PURE__ */ dataAttribute('data-booking')
/** What the form's button says while it sends. */
export const whileSending = dataAttribute('data-sending')
/** Which state of the form a sentence is for (src/contact/machine.ts). */
export const says = dataAttribute('data-says')
/** What fades in when it is first seen. */
export const fading = dataAttribute<'waiting' | 'shown'>('data-reveal')
/** Whether a scene has been seen, and so plays. */
export const seen = dataAttribute<'false' | 'true'>('data-seen')
/** Lines, each current where the tab with its colour was asked for. */
export const showsTab = dataAttribute('data-shows-tab')
/** A part of an island that React leaves alone. */
export const slot = dataAttribute('data-slot')

/** What an island gets from its component: JSON, or the address of a file with it (tools/prerender/documents.ts). */
export const withProperties = dataAttribute('data-properties')
export async function loadProperties(element: Element): Promise<object> {
  const text = withProperties.read(element)
  return text.startsWith('/') ? (await fetch(text)).json() : JSON.parse(text)
}
