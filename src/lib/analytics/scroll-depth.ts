/**
 * The thresholds newly reached at `percent`, in ascending order. A jump reaches all those in between.
 *
 * @param reported how many thresholds have been reported before
 */
export function newDepths(
  thresholds: readonly number[],
  reported: number,
  percent: number,
): number[] {
  return thresholds.slice(reported).filter((threshold) => percent >= threshold)
}

/** How far the document is scrolled, in percent. A page that does not scroll counts as 100. */
export function scrolledPercent({
  scrollTop,
  clientHeight,
  scrollHeight,
}: {
  scrollTop: number
  clientHeight: number
  scrollHeight: number
}): number {
  const distance = scrollHeight - clientHeight
  if (distance <= 0) return 100
  // At the end of a zoomed page scrollTop may fall short by a fraction of a pixel.
  return Math.min(100, ((scrollTop + 1) / distance) * 100)
}
