import path from 'node:path'
import { expect, test } from 'vitest'
import { colorTokens, type Theme } from './design-tokens.ts'

const tokens = await colorTokens(path.resolve(import.meta.dirname, '..'))

/** WCAG 2.2's contrast ratio of two #rrggbb colours. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

const lines = ['voice', 'chat', 'process', 'forecast']
const texts: [string, string][] = [
  ['ink', 'ground'],
  ['ink', 'ground-second'],
  ['ink-quiet', 'ground'],
  ['ink-quiet', 'ground-second'],
  ['on-signal', 'signal'],
  ['board-ink', 'board'],
  ['board-quiet', 'board'],
  ['board-figure', 'board'],
  ...lines.map((line): [string, string] => ['on-line', line]),
]
const shapes: [string, string][] = [
  ...lines.map((line): [string, string] => [line, 'ground']),
  ...lines.map((line): [string, string] => [line, 'ground-second']),
  ['field-edge', 'ground'],
  ['field-edge', 'ground-second'],
  ['focus', 'ground'],
  ['focus', 'ground-second'],
]

for (const theme of ['day', 'night'] satisfies Theme[]) {
  const color = (name: string) => {
    const value = tokens[theme][name]
    if (!value) throw new Error(`no colour --color-${name}`)
    return value
  }

  test.each(texts)(`by ${theme}, text in %s on %s has a contrast of 4.5 to 1`, (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapes)(`by ${theme}, lines and rings in %s on %s have 3 to 1`, (shape, ground) => {
    expect(contrast(color(shape), color(ground))).toBeGreaterThanOrEqual(3)
  })
}
