/**
 * A data attribute that a component writes, as in `<b {...amount('total')}>`, and a script reads, as in
 * `querySelector(amount.selector('total'))`. Both import it, so that its name is in one place.
 */
export function dataAttribute<Value extends string>(name: `data-${string}`) {
  const write = (value: Value | '' = '') => ({ [name]: value })
  const selector = (value?: Value) => (value === undefined ? `[${name}]` : `[${name}="${value}"]`)
  const read = (element: Element) => element.getAttribute(name) as Value
  return Object.assign(write, { selector, read })
}
