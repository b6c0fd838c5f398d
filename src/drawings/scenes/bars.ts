/**
 * A waveform as one SVG path: a vertical bar for each half height, centred on y = `middle`. Relative, because the
 * document compresses better with few different numbers.
 */
export function bars(
  halfHeights: number[],
  { x, pitch, middle }: { x: number; pitch: number; middle: number },
) {
  const [first = 0, ...others] = halfHeights
  let last = first
  const further = others.map((half) => {
    const bar = `m${pitch}-${last + half}v${half * 2}`
    last = half
    return bar
  })
  return `M${x} ${middle - first}v${first * 2}${further.join('')}`
}
