import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { maxLines } from '../../../content/schema/parts.ts'
import { colorsIn, type Theme, tokensFile } from '../design-tokens.ts'
import type { Drafts } from './entry-files.ts'
import type { ContentProblem } from './problem.ts'

const lines = Array.from({ length: maxLines }, (_, index) => `line-${index + 1}`)

/** WCAG 2.2, 1.4.3 and 1.4.11: text, and graphics that are needed to understand the page. */
const leastContrast = { text: 4.5, shape: 3 }

type Pair = { color: string; on: string; for: keyof typeof leastContrast }
const text = (color: string, on: string): Pair => ({ color, on, for: 'text' })
const shape = (color: string, on: string): Pair => ({ color, on, for: 'shape' })

/** Colours that are used on each other. The first one is the one to change. */
const pairs: Pair[] = [
  text('ink', 'ground'),
  text('ink', 'ground-second'),
  text('ink-quiet', 'ground'),
  text('ink-quiet', 'ground-second'),
  text('on-signal', 'signal'),
  text('board-ink', 'board'),
  text('board-quiet', 'board'),
  text('board-figure', 'board'),
  ...lines.flatMap((line) => [
    text(line, 'on-line'),
    shape(line, 'ground'),
    shape(line, 'ground-second'),
  ]),
  shape('success', 'ground-second'),
  shape('failure', 'ground-second'),
  shape('field-edge', 'ground'),
  shape('field-edge', 'ground-second'),
  shape('focus', 'ground'),
  shape('focus', 'ground-second'),
]

type Demand = { on: string; ground: string; least: number; for: Pair['for'] }

/** Colours with too little contrast where they are used, in the light or the dark theme. */
export async function colorProblems(folder: string, drafts?: Drafts): Promise<ContentProblem[]> {
  const css = drafts?.get(tokensFile) ?? (await readFile(path.join(folder, tokensFile), 'utf8'))
  const tokens = colorsIn(css)
  const at = (name: string, message: string): ContentProblem => {
    const before = css.split(`--color-${name}:`)
    const line = before.length > 1 ? { line: before[0]!.split('\n').length } : {}
    return { file: tokensFile, ...line, place: `--color-${name}`, message }
  }
  return [...new Set(pairs.map(({ color }) => color))].flatMap((color) => {
    const isThere = tokens.light[color] && tokens.dark[color]
    if (!isThere)
      return [
        at(color, 'is missing or not a colour. Write #rrggbb or light-dark(#rrggbb, #rrggbb).'),
      ]
    return (['light', 'dark'] satisfies Theme[]).flatMap((theme) => {
      const value = tokens[theme][color]!
      const demands = demandsOn(color, tokens[theme])
      const failed = demands.find((demand) => !isMet(value, demand))
      if (!failed) return []
      const { on, ground, least } = failed
      const what = failed.for === 'text' ? 'read with' : 'seen on'
      return [
        at(
          color,
          `in the ${theme} theme (${value}) cannot be ${what} --color-${on} (${ground}): the contrast is ${contrast(value, ground).toFixed(1)} to 1 and has to be at least ${least} to 1. ${suggestion(value, demands)}`,
        ),
      ]
    })
  })
}

const demandsOn = (color: string, tokens: Record<string, string>): Demand[] =>
  pairs
    .filter((pair) => pair.color === color && tokens[pair.on])
    .map((pair) => ({ ...pair, ground: tokens[pair.on]!, least: leastContrast[pair.for] }))

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
