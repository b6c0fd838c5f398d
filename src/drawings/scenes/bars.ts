/** A waveform as one SVG path: a vertical bar for each half height, centred on y = `middle`. */
export function bars(
  halfHeights: number[],
  { x, pitch, middle }: { x: number; pitch: number; middle: number },
) {
  return halfHeights
    .map((half, index) => `M${x + index * pitch} ${middle - half}v${half * 2}`)
    .join('')
}
