import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FigureDrawing } from './figure-drawing.tsx'

const all = 'M8 8h285M8 23h285M8 38h285M8 53h285M8 68h285'

test.each([
  // All dots, then those that are lit: 15 in the last row of 20.
  ['95%', ` d="${all}"></path><path d="${all.slice(0, -3)}210"`],
  ['100%', `><path d="${all}"></path></g>`],
  ['99.9%', 'stroke-dasharray="49.95 0.3 49.95"'],
  ['99,5\u00a0%', 'stroke-dasharray="49.75 0.5 49.75"'],
  ['fast', ''],
  ['1,000%', ''],
])('The drawing of %s', (value, part) => {
  const drawing = renderToStaticMarkup(<FigureDrawing value={value} />)
  if (part) expect(drawing).toContain(part)
  else expect(drawing).toBe('')
})
