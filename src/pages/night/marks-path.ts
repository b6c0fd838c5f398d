/** From mark to mark. The dashes that make them are in the style sheets. */
export const across = 17
export const down = 13

/** The path of a mark for each case, in rows. */
export const marksPath = (cases: number, columns = cases) =>
  Array.from({ length: Math.ceil(cases / columns) }, (_, row) => {
    const inRow = Math.min(columns, cases - row * columns)
    return `M4 ${4 + row * down}h${inRow * across - 11}`
  }).join('')
