/** A waveform as one path: an upright bar for each half height, centred on `middle`. */
export function bars(
  halfHeights: number[],
  { x, pitch, middle }: { x: number; pitch: number; middle: number },
) {
  return halfHeights
    .map((half, index) => `M${x + index * pitch} ${middle - half}v${half * 2}`)
    .join('')
}
