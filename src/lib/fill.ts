/** Puts values into a text from the content: `{from} to {to}`. Names without a value stay. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )

/** A text with both ends of a range, or its one value where they are written alike. */
export const rangeIn = (text: string, from: string, to: string) =>
  from === to ? to : fill(text, { from, to })
