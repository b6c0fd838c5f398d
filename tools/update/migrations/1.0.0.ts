import { parseDocument } from 'yaml'
import { colorNames } from '../../../content/schema/colors.ts'
import { schemas } from '../../../content/schema/index.ts'
import { jsonSchemaOf } from '../../build/content/json-schemas.ts'
import { languagesOf } from '../../build/content/languages.ts'
import { type ProviderContent, textOf } from '../migration.ts'

const tokensFile = 'src/styles/tokens.css'
const themeFile = 'content/theme.yaml'

export default function migrate(content: ProviderContent) {
  moveTheme(content)
  listSections(content)
}

/** The custom properties in a style sheet, without the system colours further down. */
const propertiesIn = (css = '') =>
  new Map(
    [...css.split('@media (forced-colors')[0]!.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
      ([, name, value]) => [name!, value!.replace(/\s+/g, ' ')],
    ),
  )

/** Colours, radius and fonts were in the style sheet of the design tokens. */
function moveTheme(content: ProviderContent) {
  const sample = content.release(themeFile)
  if (content.has(themeFile) || sample === undefined) return
  const theme = parseDocument(sample)
  const tokens = propertiesIn(content.before(tokensFile))
  const now = propertiesIn(content.release(tokensFile))
  for (const [name, value] of tokens) {
    const moved = movedTo(name, value)
    if (moved) for (const [place, part] of moved) theme.setIn(place, part)
    // What the release has as it was needs no decision.
    else if (now.get(name) !== value)
      content.decisions.push(
        `${tokensFile} had --${name}: ${value}. ${now.has(name) ? 'It is the release’s now' : `Its place is ${themeFile} now, which could not take it`}. Set it again, if you want to keep it.`,
      )
  }
  content.write(themeFile, textOf(theme))
  content.settled.push(tokensFile)
}

type Values = [place: string[], value: unknown][]

/** Where a custom property is in the theme. Undefined if it has no place or form there. */
function movedTo(name: string, value: string): Values | undefined {
  const color = name.replace(/^color-/, '')
  if ((colorNames as readonly string[]).includes(color)) {
    const [, light, dark = light] =
      /^(?:light-dark\()?(#[\da-f]{6})(?:, ?(#[\da-f]{6})\))?$/i.exec(value) ?? []
    return light
      ? [
          [['colors', color, 'light'], light],
          [['colors', color, 'dark'], dark],
        ]
      : undefined
  }
  const [, length, unit] = /^([\d.]+)(px|rem)$/.exec(value) ?? []
  if (name === 'radius' && length) return [[['radius'], Number(length) * (unit === 'rem' ? 16 : 1)]]
  const fonts = value.split(',').map((font) => font.trim().replace(/^(['"])(.*)\1$/, '$2'))
  if (name === 'font-family') return [[['fonts'], fonts.filter((font) => !/ fallback$/.test(font))]]
  return undefined
}

/** The pages list their sections: every one that has content. */
function listSections(content: ProviderContent) {
  const [language] = languagesOf(content.project).languages
  for (const [name, schema] of Object.entries(schemas)) {
    const { sections } = jsonSchemaOf(schema).properties ?? {}
    const items = typeof sections === 'object' && sections.items
    const names = typeof items === 'object' && 'enum' in items ? items.enum : undefined
    if (!names) continue
    content.each(`content/${language}/${name}.yaml`, (document) => {
      if (document.has('sections')) return
      const left = names.filter(
        (each) => !['board', 'people'].includes(`${each}`) || document.has(each),
      )
      document.set('sections', document.createNode(left, { flow: true }))
    })
  }
}
