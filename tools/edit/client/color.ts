let canvas: CanvasRenderingContext2D | undefined

/** #rrggbb of any opaque colour that the browser knows. */
export function hexOf(text: string): string | undefined {
  if (/^#[\da-f]{6}$/i.test(text)) return text.toLowerCase()
  canvas ??= document.createElement('canvas').getContext('2d')!
  const drawn = ['#000000', '#ffffff'].map((before) => {
    canvas!.fillStyle = before
    // Stays as it was if this is not a colour.
    canvas!.fillStyle = text.trim()
    return String(canvas!.fillStyle)
  })
  return drawn[0] === drawn[1] && /^#[\da-f]{6}$/.test(drawn[0]!) ? drawn[0] : undefined
}

/** What is wrong with a colour, if anything. */
export const colorMistake = (color: { light: string; dark: string }) => {
  const wrong = [color.light, color.dark].find((text) => !hexOf(text))
  return (
    wrong !== undefined &&
    `“${wrong}” is not an opaque colour. Write one like #1f6feb, rgb(31 111 235) or teal.`
  )
}
