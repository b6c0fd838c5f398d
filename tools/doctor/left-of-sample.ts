import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { contentFiles } from '../build/content/files.ts'
import { lineOf } from '../build/content/line-of.ts'
import type { Home } from '../build/content/schema/pages.ts'
import type { Facts, MarkDrawing, Privacy, Site } from '../build/content/schema/site.ts'
import { type Finding, fix, question } from './report.ts'
import { isSampleEmail, isSampleHost, sample } from './sample.ts'

export type Content = { site: Site; facts: Facts; home: Home; mark: MarkDrawing; privacy: Privacy }

export type ReadContent = Content & {
  /** The text of each file, by its path in the project. */
  sources: Record<string, string>
  hasContractTest: boolean
}

const contractTest = 'src/content/contract.test.ts'

/** @param folder the project's; its content has been checked before */
export async function readContent(folder: string): Promise<ReadContent> {
  const content: Record<string, unknown> = {}
  const sources: Record<string, string> = {}
  for (const { file, name } of contentFiles) {
    content[name] = ((await import(path.join(folder, file))) as Record<string, unknown>)[name]
    sources[file] = await readFile(path.join(folder, file), 'utf8')
  }
  const hasContractTest = existsSync(path.join(folder, contractTest))
  return { ...(content as Content), sources, hasContractTest }
}

/** What is left of the sample brand. */
export function* leftOfSample(content: ReadContent): Generator<Finding> {
  const { site, mark, privacy, sources } = content
  const { email, telephone, place, footer } = site
  const at = (name: keyof Content, ...steps: PropertyKey[]) => placeOf(sources, name, steps)
  const named = Object.entries(sources).flatMap(([file, source]) =>
    linesWith(sample.brand, file, source),
  )
  if (named.length > 0)
    yield fix(`The sample brand, ${sample.brand}, is still named.`, named.join('\n'))
  if (isSampleEmail(email))
    yield fix(`The e-mail address is a sample: ${email}.`, at('site', 'email'))
  // 555-0100 to 555-0199 are reserved for fiction (North American Numbering Plan).
  if (/^tel:\+1\d{3}55501\d\d$/.test(telephone.href))
    yield fix(`The telephone number is a sample: ${telephone.display}.`, at('site', 'telephone'))
  if (place.latitude === sample.latitude && place.longitude === sample.longitude)
    yield fix('The place has the sample’s coordinates.', at('site', 'place'))
  for (const [index, { text, href }] of site.social.entries())
    if (isSampleHost(new URL(href).hostname) || /example/i.test(new URL(href).pathname))
      yield fix(
        `The link to ${text} is a sample: ${href}.`,
        `${at('site', 'social', index)}. Remove it if there is none.`,
      )
  if (/sample/i.test(footer.smallPrint ?? ''))
    yield fix(
      `The small print calls the site a sample: “${footer.smallPrint}”`,
      `${at('site', 'footer', 'smallPrint')}. It may be left out.`,
    )
  yield* claims(content)
  if (mark.shapes[0]?.path === sample.mark) yield fix('The mark is the sample’s.', at('mark'))
  if (privacy.sending.text.includes(sample.privacy))
    yield question(
      'Have you read the privacy text? It is the sample’s; it does not say what your web host keeps.',
      at('privacy'),
    )
  if (content.hasContractTest)
    yield fix('The test for the sample’s words is still there, and fails on yours.', contractTest)
}

/** Some claims may be true of the provider; that most of them are is unlikely. */
function* claims({ facts, home, sources }: ReadContent): Generator<Finding> {
  const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const same = [
    ...Object.entries(sample.claims)
      .filter(([name, value]) => facts[name as keyof Facts] === value)
      .map(([name, value]) => `${value} ${inWords(name)}`),
    ...home.impact.metrics
      .filter(({ value }, index) => value === sample.metrics[index])
      .map(({ value, title }) => `${value}% ${title}`),
  ]
  if (same.length === 0) return
  const isMost = same.length > (Object.keys(sample.claims).length + sample.metrics.length) / 2
  const ask = isMost ? fix : question
  yield ask(
    `Are these claims true of you? They are the sample’s: ${same.join('; ')}.`,
    `${placeOf(sources, 'facts')} and ${placeOf(sources, 'home', ['impact', 'metrics'])}`,
  )
}

/** The file with the numbers of its lines that contain the text. */
function linesWith(text: string, file: string, source: string): string[] {
  const numbers = source
    .toLowerCase()
    .split('\n')
    .flatMap((line, index) => (line.includes(text.toLowerCase()) ? [index + 1] : []))
  return numbers.length > 0 ? [`${file}:${numbers.join(', ')}`] : []
}

/** The file and line of a value, and its name. */
function placeOf(sources: Record<string, string>, name: keyof Content, steps: PropertyKey[] = []) {
  const { file } = contentFiles.find((each) => each.name === name)!
  const line = lineOf(sources[file] ?? '', name, steps)
  return `${file}${line ? `:${line}` : ''} (${[name, ...steps].map(String).join('.')})`
}
