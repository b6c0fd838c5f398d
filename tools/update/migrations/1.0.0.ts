import { parseDocument } from 'yaml'
import { colorNames } from '../../../content/schema/colors.ts'
import { schemas } from '../../../content/schema/index.ts'
import { jsonSchemaOf } from '../../build/content/json-schemas.ts'
import { languagesOf } from '../../build/content/languages.ts'
import { type ProviderContent, textOf } from '../provider-content.ts'

const tokensFile = 'src/styles/tokens.css'
const themeFile = 'content/theme.yaml'

export default function migrate(content: ProviderContent) {
  moveTheme(content)
  listSections(content)
  // The link follows from the number.
  content.each('content/*/site.yaml', (document) => {
    const display = document.getIn(['telephone', 'display'])
    if (display !== undefined) document.set('telephone', display)
  })
}

/** Colours, radius and fonts were custom properties among the design tokens. */
function moveTheme(content: ProviderContent) {
  const sample = content.release(themeFile)
  if (content.now(themeFile) !== undefined || sample === undefined) return
  const theme = parseDocument(sample)
  const now = new Map(propertiesIn(content.now(tokensFile)))
  for (const [name, value] of propertiesIn(content.before(tokensFile))) {
    if (!isInTheme(name)) {
      if (now.get(name) !== value)
        content.decisions.push(
          `${tokensFile}: you had --${name}: ${value}. Write it there again, if you want to keep it.`,
        )
      continue
    }
    const places = placesOf(name, value)
    if (places.length === 0)
      content.decisions.push(
        `${themeFile}: you had --${name}: ${value}, which this file could not take. It has the sample’s value.`,
      )
    for (const [place, part] of places)
      if (String(theme.toJS()[place[0]!]) !== String(part))
        theme.setIn(place, theme.createNode(part, { flow: true }))
  }
  content.write(themeFile, textOf(theme))
  content.settled.push(tokensFile)
}

/** The custom properties in a style sheet, without the system colours further down. */
const propertiesIn = (css = '') =>
  [...css.split('@media (forced-colors')[0]!.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
    ([, name, value]): [string, string] => [name!, value!.replace(/\s+/g, ' ')],
  )

const isColor = (name: string) => colorNames.some((color) => name === `color-${color}`)
const isInTheme = (name: string) => isColor(name) || name === 'radius' || name === 'font-family'

/** Where the value of a custom property is in the theme. */
function placesOf(name: string, value: string): [place: string[], value: unknown][] {
  if (name === 'font-family') {
    const fonts = value.split(/\s*,\s*/).map((font) => font.replace(/^(['"])(.*)\1$/, '$2'))
    return [[['fonts'], fonts.filter((font) => !/ fallback$/.test(font))]]
  }
  const [, length, unit] = /^([\d.]+)(px|rem)$/.exec(value) ?? []
  if (length) return [[['radius'], Number(length) * (unit === 'rem' ? 16 : 1)]]
  const [, light, dark = light] =
    /^(?:light-dark\()?(#[\da-f]{6})(?:, ?(#[\da-f]{6})\))?$/i.exec(value) ?? []
  const color = ['colors', name.replace('color-', '')]
  const pair = [
    [[...color, 'light'], light],
    [[...color, 'dark'], dark],
  ] satisfies [string[], unknown][]
  return light ? pair : []
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
      const isLeftOut = (section: unknown) =>
        ['board', 'people'].includes(String(section)) && !document.has(section)
      const shown = names.filter((section) => !isLeftOut(section))
      if (!document.has('sections'))
        document.set('sections', document.createNode(shown, { flow: true }))
    })
  }
}
