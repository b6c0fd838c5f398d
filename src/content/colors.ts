/** The style sheets' colours, there with `--color-` in front. Their values are in content/theme.yaml. */
export const colorNames = [
  ...(['ground', 'ground-second', 'rule', 'field-edge', 'ink', 'ink-quiet'] as const),
  ...(['signal', 'on-signal', 'focus', 'success', 'failure'] as const),
  ...(['board', 'board-ground', 'board-ink', 'board-quiet', 'board-rule'] as const),
  ...(['line-1', 'line-2', 'line-3', 'line-4', 'line-5', 'line-6'] as const),
  ...(['line-7', 'line-8', 'on-line'] as const),
] as const

export type ColorName = (typeof colorNames)[number]

/** In the light theme and the dark one, as #rrggbb. */
export type Colors = Record<ColorName, Record<'light' | 'dark', string>>

/** WCAG 2.2, 1.4.3 and 1.4.11: text, and graphics that are needed to understand the page. */
const leastContrast = { 'read with': 4.5, 'seen on': 3 }

type Use = keyof typeof leastContrast
type Pair = { color: ColorName; on: ColorName; use: Use }
const text = (color: ColorName, on: ColorName): Pair => ({ color, on, use: 'read with' })
const shape = (color: ColorName, on: ColorName): Pair => ({ color, on, use: 'seen on' })
const onGrounds = (color: ColorName, pair = shape) => [
  pair(color, 'ground'),
  pair(color, 'ground-second'),
]

/** Colours that are used on each other. The first one is the one to change. */
const pairs: Pair[] = [
  ...onGrounds('ink', text),
  ...onGrounds('ink-quiet', text),
  // A line that has stopped is as gray as quiet text.
  text('ink-quiet', 'on-line'),
  text('on-signal', 'signal'),
  text('board-ink', 'board'),
  text('board-quiet', 'board'),
  ...([1, 2, 3, 4, 5, 6, 7, 8] as const).flatMap((line) => [
    text(`line-${line}`, 'on-line'),
    ...onGrounds(`line-${line}`),
  ]),
  shape('success', 'ground-second'),
  shape('failure', 'ground-second'),
  ...onGrounds('field-edge'),
  ...onGrounds('focus'),
]

type Demand = { on: string; ground: string; least: number; use: Use }

/** What has too little contrast where it is used, in the light or the dark theme: one message for each colour. */
export function contrastProblems(colors: Colors): { path: string[]; message: string }[] {
  return [...new Set(pairs.map(({ color }) => color))].flatMap((color) =>
    (['light', 'dark'] as const).flatMap((theme) => {
      const value = colors[color][theme]
      const demands = pairs
        .filter((pair) => pair.color === color)
        .map(({ on, use }) => ({ on, use, ground: colors[on][theme], least: leastContrast[use] }))
      const failed = demands.find((demand) => !isMet(value, demand))
      if (!failed) return []
      const { on, ground, least, use } = failed
      const message = `(${value}) cannot be ${use} ${on} (${ground}): the contrast is ${contrast(value, ground).toFixed(1)} to 1 and has to be at least ${least} to 1. ${suggestion(value, demands)}`
      return [{ path: [color, theme], message }]
    }),
  )
}

const isMet = (value: string, { ground, least }: Demand) => contrast(value, ground) >= least

/** The colour, lightened or darkened just enough to meet every contrast requirement. */
function suggestion(color: string, demands: Demand[]): string {
  for (let share = 0.01; share <= 1; share += 0.01) {
    for (const end of [0, 255]) {
      const candidate = mixed(color, end, share)
      if (demands.every((demand) => isMet(candidate, demand)))
        return `The nearest colour that works is ${candidate}.`
    }
  }
  return 'No shade of it works: change one of the colours around it.'
}

function mixed(color: string, end: number, share: number): string {
  const parts = channels(color).map((channel) =>
    Math.round(channel + (end - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

/** WCAG 2.2's contrast ratio of two #rrggbb colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
