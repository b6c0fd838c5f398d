import { isMap, isScalar, parseDocument, visit, type YAMLMap } from 'yaml'
import { colorNames } from '../../../content/schema/colors.ts'
import { fileOf, schemas } from '../../../content/schema/index.ts'
import { jsonSchemaOf } from '../../build/content/json-schemas.ts'
import { languagesOf } from '../../build/content/languages.ts'
import { type ProviderContent, textOf } from '../provider-content.ts'

const tokensFile = 'src/styles/tokens.css'
const themeFile = fileOf('', 'theme')

export default function migrate(content: ProviderContent) {
  moveTheme(content)
  listSections(content)
  addFactor(content)
  drawSteps(content)
  addWords(content, 'home', ['yourLine', 'fields', 'factor'])
  addWords(content, 'home', ['yourLine', 'sum', 'stopped'])
  addWords(content, 'home', ['yourLine', 'sum', 'longer'])
  addWords(content, 'site', ['brake'])
  addWords(content, 'pricing', ['labels', 'service'])
  addWords(content, 'work', ['labels'])
  addWords(content, 'work', ['next'])
  // The brake takes the place of the switch.
  content.each('content/*/home.yaml', (document) => {
    document.deleteIn(['map', 'pause'])
    document.deleteIn(['map', 'play'])
  })
  // The firm is named above the headline of its case.
  content.each('content/*/work.yaml', (document) => document.deleteIn(['facts', 'company']))
  // The years became optional events, which only the provider knows.
  content.each('content/*/about.yaml', (document) => {
    document.deleteIn(['story', 'from'])
    document.deleteIn(['story', 'to'])
  })
  // The link follows from the number.
  content.each('content/*/site.yaml', (document) => {
    const display = document.getIn(['telephone', 'display'])
    if (display !== undefined) document.set('telephone', display)
    // Nothing shows it any more.
    document.deleteIn(['footer', 'pagesHeading'])
  })
  // The site knows where the link leads.
  content.each('content/*/privacy.yaml', (document) => {
    const text = document.getIn(['link', 'text'])
    if (text !== undefined) document.set('link', text)
  })
}

/** The custom properties in the first rule of a style sheet. */
const propertiesIn = (css: string) =>
  [...css.split('}', 1)[0]!.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
    ([, name, value]): [string, string] => [name!, value!.replace(/\s+/g, ' ')],
  )

/** The place of a custom property in the theme, and its value there. Undefined if it has no place, or does not fit. */
function inTheme(name: string, value: string): [place: string[], value: unknown] | undefined {
  const [, length, unit] = /^([\d.]+)(px|rem)$/.exec(value) ?? []
  if (name === 'radius' && length) return [[name], Number(length) * (unit === 'rem' ? 16 : 1)]
  if (name === 'font-family') {
    const fonts = value.split(/\s*,\s*/).map((font) => font.replace(/^(['"])(.*)\1$/, '$2'))
    return [['fonts'], fonts.filter((font) => !/ fallback$/.test(font))]
  }
  const [, light, dark = light] =
    /^(?:light-dark\()?(#[\da-f]{6})(?:, ?(#[\da-f]{6})\))?$/i.exec(value) ?? []
  const color = colorNames.find((each) => name === `color-${each}`)
  return color && light ? [['colors', color], { light, dark }] : undefined
}

/** Colours, radius and fonts were custom properties among the design tokens. */
function moveTheme(content: ProviderContent) {
  const theme = parseDocument(content.release(themeFile))
  const now = new Map(propertiesIn(content.now(tokensFile)))
  for (const [name, value] of propertiesIn(content.before(tokensFile))) {
    const [place, moved] = inTheme(name, value) ?? []
    if (!place) {
      if (now.get(name) !== value)
        content.decisions.push(
          `${tokensFile}: you had --${name}: ${value}. Write it there again, or in ${themeFile}, if you want to keep it.`,
        )
    } else if (JSON.stringify(theme.getIn(place)) !== JSON.stringify(moved))
      theme.setIn(place, theme.createNode(moved, { flow: true }))
  }
  content.write(themeFile, textOf(theme))
  content.settled.push(tokensFile)
}

/** The pages list their sections: every one that has content. */
function listSections(content: ProviderContent) {
  const [language] = languagesOf(content.project).languages
  for (const [name, schema] of Object.entries(schemas)) {
    const { sections } = jsonSchemaOf(schema).properties ?? {}
    const items = typeof sections === 'object' && sections.items
    if (typeof items !== 'object' || !('enum' in items)) continue
    content.each(`content/${language}/${name}.yaml`, (document) => {
      const isLeftOut = (section: unknown) =>
        ['board', 'people'].includes(String(section)) && !document.has(section)
      const shown = items.enum?.filter((section) => !isLeftOut(section))
      const list = document.createPair('sections', document.createNode(shown, { flow: true }))
      // After `meta`.
      if (!document.has('sections')) (document.contents as YAMLMap).items.splice(1, 0, list)
    })
  }
}

/** How many times as long a stopped case takes. */
function addFactor(content: ProviderContent) {
  const [first] = languagesOf(content.project).languages
  content.each(fileOf(first!, 'services'), (document) =>
    visit(document, {
      Pair(_, { key, value }) {
        if (isScalar(key) && key.value === 'stops' && isMap(value) && !value.has('factor'))
          value.set('factor', 1.5)
      },
    }),
  )
}

/** The steps to go live have drawings in place of icons. */
function drawSteps(content: ProviderContent) {
  const drawings = ['measure', 'plan', 'test', 'run']
  const [first] = languagesOf(content.project).languages
  content.each(fileOf(first!, 'services-page'), (document) => {
    let step = 0
    visit(document, {
      Pair(_, { key, value }) {
        if (!isScalar(key) || key.value !== 'icon' || !isScalar(value)) return
        key.value = 'drawing'
        value.value = drawings[step++ % drawings.length]
      },
    })
  })
}

/** Names of buttons and fields that are new, in the languages of the sample. */
function addWords(content: ProviderContent, name: string, place: string[]) {
  for (const language of languagesOf(content.project).languages) {
    const file = fileOf(language, name)
    const words = parseDocument(content.release(file)).getIn(place)
    content.each(file, (document) => {
      const isMissing = document.hasIn(place.slice(0, -1)) && !document.hasIn(place)
      if (words && isMissing) document.setIn(place, words)
    })
  }
}
