/** The choice at each stop, from a digit each: 1 or 2, or 0 for a stop that waits, which has no choice. */
export const chosenIn = <Choice>(choices: string, stops: { decision: { choices: Choice[] } }[]) =>
  stops.map(({ decision }, stop) => decision.choices[Number(choices[stop]) - 1]!)

/** The amount over the rules, how many rules were left, and the choice that was the dearest. */
export const sumOf = <Choice extends { over: number }>(chosen: Choice[]) => ({
  chosen,
  over: chosen.reduce((sum, { over }) => sum + over, 0),
  left: chosen.filter(({ over }) => over > 0).length,
  dearest: chosen.reduce((most, each) => (each.over > most.over ? each : most)),
})

/** Two nights: on how many stops they agree, on which they do not, and how far their amounts are apart. */
export function compare<Choice extends { over: number }, Stop>(
  theirs: Choice[],
  yours: Choice[],
  stops: Stop[],
) {
  const differing = stops.filter((_, stop) => theirs[stop] !== yours[stop])
  const apart = Math.abs(sumOf(theirs).over - sumOf(yours).over)
  return { agreed: stops.length - differing.length, differing, apart }
}
