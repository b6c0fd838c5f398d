import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { stringify } from 'yaml'
import { caseStations } from '../../src/pages/case/schema.ts'
import { project } from '../project.ts'
import { languagesOf } from './languages.ts'
import { readContent } from './read-content.ts'
import { entryKinds, isOptional, schemas, yamlFileOf } from './schemas.ts'
import { hasNoWords } from './translation.ts'
import {
  alphabets,
  type Language,
  mapValues,
  picture,
  type Raw,
  valueMaker,
} from './worst-values.ts'

export type WorstCase = 'longest' | 'bare'

const [{ files, entryFiles }] = readContent(project)
/** Of the case, the article and the page. */
const entrySlug = 'one'

/**
 * Replaces the content of a copy of the project by content made from the schema. `longest` has every text as long as
 * allowed and in one word, full lists, every optional part and a theme that is always dark, in English and Arabic; `bare`
 * has the shortest texts and lists, and nothing optional. What is not words, such as an icon or the logo, is that of this
 * project’s content.
 */
export async function writeWorstCase(
  worstCase: WorstCase,
  copy: string,
  languages: Language[] = worstCase === 'longest' ? ['en', 'ar'] : ['en'],
) {
  const content = path.join(copy, 'content')
  for (const folder of languagesOf(copy).languages)
    await rm(path.join(content, folder), { recursive: true })
  for (const language of languages)
    for (const [name, text] of filesOf(worstCase, language)) {
      const file = path.join(copy, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, text)
    }
  await mkdir(path.join(content, 'pictures'), { recursive: true })
  await sharp({ create: { width: 1280, height: 960, channels: 3, background: 'teal' } })
    .png()
    .toFile(path.join(content, 'pictures', picture))
}

/** The files of a language, relative to the project. */
function filesOf(worstCase: WorstCase, language: Language): Map<string, string> {
  const isLongest = worstCase === 'longest'
  const isFirst = language === 'en'
  const make = valueMaker(isLongest, alphabets[language], isFirst)
  const texts = new Map<string, string>()
  const values = {} as Record<string, Raw>
  for (const name of Object.keys(schemas)) {
    const schema = schemas[name]!
    // They would lead to pages that only the project has.
    if (name === 'redirects') continue
    if (hasNoWords(schema) ? !isFirst : isOptional(name) && !isLongest) continue
    const sample = files.get(name)?.value
    values[name] = hasNoWords(schema) ? sample : make.value(schema, sample, name)
    if (name === 'theme' && isLongest) values.theme = darkTheme(sample)
    if (name === 'site') values.site.locale = isFirst ? 'en_US' : 'ar_EG'
    texts.set(yamlFileOf(language, name), stringify(values[name]))
  }
  for (const { folder: kind, schema } of isLongest ? entryKinds : []) {
    const sample = entryFiles.find((entry) => entry.kind.folder === kind)?.frontMatter.value
    const meta = stringify(make.value(schema, sample, `${kind}.md`))
    const body =
      kind === 'cases'
        ? caseStations
            .map((station) => `## ${values.work.stations[station]}\n\n${make.markdown()}`)
            .join('')
        : kind === 'articles'
          ? `${make.markdown()}## ${make.word(60)}\n\n${make.markdown()}${make.word(40)}[^1]\n\n[^1]: ${make.word(200)}\n`
          : make.markdown()
    texts.set(`content/${language}/${kind}/${entrySlug}.md`, `---\n${meta}---\n\n${body}`)
  }
  return texts
}

/** Dark for everyone, with light text on its signal: print has to do without any of its colours. */
const darkTheme = ({ colors, ...others }: Raw): Raw => ({
  ...others,
  colors: {
    ...mapValues(colors, ({ dark }) => ({ light: dark, dark })),
    signal: { light: '#0b4f6c', dark: '#0b4f6c' },
    'on-signal': { light: '#ffffff', dark: '#ffffff' },
  },
})
