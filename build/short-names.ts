import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Class names, keyframes and custom properties in the fewest letters that tell them apart. They are paid for
 * in markup, styles and script at once: about 1 kB a page. Numbered in the order in which they stand in the
 * sources, so that one build is like the next.
 */
export function shortNames(folder: string) {
  const sources = readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => ({
      file: path.join('src', file),
      css: readFileSync(path.join(folder, 'src', file), 'utf8').replace(/\/\*.*?\*\//gs, ''),
    }))

  const properties = numbered(sources.flatMap(({ css }) => css.match(customProperty) ?? []))
  const classes = numbered(
    sources.flatMap(({ file, css }) =>
      [...css.matchAll(/(?:\.|@keyframes )([a-z_][\w-]*)/gi)].map(([, name]) => `${file} ${name}`),
    ),
  )

  const generateScopedName = (name: string, file: string) => {
    const source = path.relative(folder, file.split('?')[0]!)
    const short = classes.get(`${source} ${name}`)
    if (!short) throw new Error(`${source} has no ${name}`)
    return short
  }
  const rename = (css: string) =>
    css.replace(customProperty, (name) => `--${properties.get(name) ?? name.slice(2)}`)
  const customProperties = {
    postcssPlugin: 'short-custom-properties',
    Declaration(declaration: { prop: string; value: string }) {
      declaration.prop = rename(declaration.prop)
      declaration.value = rename(declaration.value)
    },
  }
  return { generateScopedName, customProperties }
}

const customProperty = /--[a-z][\w-]*/g

/** Without vowels no name is a word: what blocks advertisements hides what is named `ad`. */
const letters = 'bcdfghjklmnpqrstvwxyz'

function numbered(names: string[]): Map<string, string> {
  return new Map([...new Set(names)].map((name, index) => [name, nameOf(index)]))
}

function nameOf(index: number): string {
  const rest = Math.floor(index / letters.length)
  return (rest > 0 ? nameOf(rest - 1) : '') + letters[index % letters.length]
}
