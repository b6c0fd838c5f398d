import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { type Declaration } from 'postcss'
import { expect, test } from 'vitest'
import { project } from '../tools/project.ts'

/** These are the words left and right themselves, for what has no logical property. */
const tokens = ['--start']

/** Whether a declaration means another side where the language is written from right to left. */
function isPhysical({ prop, value }: Declaration): boolean {
  if (tokens.includes(prop)) return false
  if (/\b(left|right)\b/.test(`${prop}: ${value}`)) return true
  const [first, second, third = first, fourth = second] = postcss.list.space(value)
  if (/^(margin|padding|inset|border-(width|style|color))$/.test(prop)) return second !== fourth
  if (prop !== 'border-radius') return false
  // The corners are top left, top right, bottom right, bottom left.
  return second !== undefined && (first !== second || third !== fourth)
}

test('Style sheets use logical properties, so that pages can be laid out from right to left', () => {
  const physical = globSync('src/**/*.css', { cwd: project }).flatMap((file) => {
    const found: string[] = []
    postcss.parse(readFileSync(path.join(project, file), 'utf8')).walkDecls((declaration) => {
      if (isPhysical(declaration))
        found.push(`${file}:${declaration.source?.start?.line} ${declaration}`)
    })
    return found
  })
  expect(physical).toEqual([])
})
