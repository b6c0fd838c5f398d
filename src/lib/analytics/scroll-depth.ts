/**
 * The thresholds that a page scrolled to `percent` has newly reached, in rising order. A jump skips none.
 *
 * @param reported how many thresholds were reported before
 */
export function newDepths(
  thresholds: readonly number[],
  reported: number,
  percent: number,
): number[] {
  return thresholds.slice(reported).filter((threshold) => percent >= threshold)
}

/** How much of the document has been seen, in percent; a page without an overflow has been seen whole. */
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
  // A fraction of a pixel is left at the end of a zoomed page.
  return Math.min(100, ((scrollTop + 1) / distance) * 100)
}
