import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { type Declaration } from 'postcss'
import { expect, test } from 'vitest'
import { readContent } from '../tools/content/read-content.ts'
import { themeProperties } from '../tools/prerender/theme.ts'
import { project } from '../tools/project.ts'

/** Whether a declaration means another side where the language is written from right to left. */
function isPhysical({ prop, value }: Declaration): boolean {
  if (/\b(left|right)\b/.test(`${prop}: ${value}`)) return true
  const [first, second, third = first, fourth = second] = postcss.list.space(value)
  if (/^(margin|padding|inset|border-(width|style|color))$/.test(prop)) return second !== fourth
  if (prop !== 'border-radius') return false
  // The corners are top left, top right, bottom right, bottom left.
  return second !== undefined && (first !== second || third !== fourth)
}

const sheets = globSync('src/**/*.css', { cwd: project }).map((file) => ({
  file,
  root: postcss.parse(readFileSync(path.join(project, file), 'utf8')),
}))

test('Style sheets use logical properties, so that pages can be laid out from right to left', () => {
  const physical = sheets.flatMap(({ file, root }) => {
    const found: string[] = []
    root.walkDecls((declaration) => {
      if (isPhysical(declaration))
        found.push(`${file}:${declaration.source?.start?.line} ${declaration}`)
    })
    return found
  })
  expect(physical).toEqual([])
})

test('Every custom property that a style uses is set somewhere', () => {
  const isSet = new Set(Object.keys(themeProperties(readContent(project)[0].content.theme)))
  for (const { root } of sheets) root.walkDecls(/^--/, ({ prop }) => void isSet.add(prop))
  const unknown = sheets.flatMap(({ file, root }) =>
    // var() with a fallback does not match: such a property may be unset.
    [...root.toString().matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name]) =>
      isSet.has(name!) ? [] : `${file}: ${name}`,
    ),
  )
  expect(unknown).toEqual([])
})
