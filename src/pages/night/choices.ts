/** What was chosen at each stop, a digit each: 1, 2, or 0 for one that waits. */
type Choices = string

/** All that can be chosen: 1111, 1112 and so on. */
export const everyNight = (stops: number): Choices[] =>
  Array.from({ length: 2 ** stops }, (_, night) =>
    Array.from({ length: stops }, (_, stop) => ((night >> (stops - 1 - stop)) & 1) + 1).join(''),
  )

/** What was chosen at each stop. Where one waits, there is nothing. */
export const chosenIn = <Choice>(choices: Choices, stops: { decision: { choices: Choice[] } }[]) =>
  stops.map(({ decision }, stop) => decision.choices[Number(choices[stop]) - 1]!)

/** The amount over the rules, how many rules were left, and the choice that was the dearest. */
export const sumOf = <Choice extends { over: number }>(chosen: Choice[]) => ({
  chosen,
  over: chosen.reduce((sum, { over }) => sum + over, 0),
  left: chosen.filter(({ over }) => over > 0).length,
  dearest: chosen.reduce((most, each) => (each.over > most.over ? each : most)),
})
