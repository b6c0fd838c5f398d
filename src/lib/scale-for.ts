const scales = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** How many cases a mark counts for, so that at most this many marks are drawn. */
export const scaleFor = (cases: number, most: number) =>
  scales.find((each) => cases / each <= most) ?? Math.ceil(cases / most)
