import type { BeforeYouSign } from '../../src/content/before-you-sign.ts'
import { figureOf } from '../../src/lib/format.ts'
import type { LanguageContent } from '../prerender/content/read-content.ts'
import { type Finding, fix, question } from './report.ts'
import { sample, sampleLines } from './sample.ts'

type Language = Pick<LanguageContent, 'files' | 'entryFiles'> & {
  content: Pick<LanguageContent['content'], 'site' | 'facts' | 'home' | 'services' | 'pricing'>
}

/** What is left over from the sample brand in a provider's content, and what is missing there. */
export function* sampleLeftovers(languages: Language[]): Generator<Finding> {
  const sources = languages.flatMap(({ files, entryFiles }) => [
    ...files.values(),
    ...entryFiles.map(({ frontMatter: { file, source }, body }) => ({
      file,
      source: `${source}---\n${body}`,
    })),
  ])
  for (const { pattern, message, isQuestion } of sampleLines) {
    const places = sources.flatMap(({ file, source }) => linesWith(pattern, file, source))
    if (places.length > 0) yield (isQuestion ? question : fix)(message, places.join('\n'))
  }
  yield* sampleClaims(languages[0]!)
  yield* missingAnswers(languages[0]!)
}

/**
 * Some of the sample's claims may also be true of the provider, so ask. If most are unchanged, they need
 * fixing.
 */
function* sampleClaims({ content: { site, facts, home }, files }: Language): Generator<Finding> {
  const factsFile = files.get('facts')!.file
  const homeFile = files.get('home')!
  const metricsPlace = `${homeFile.file}:${homeFile.lineOf(['impact', 'metrics'])}`
  const nameOf = (metric: (typeof home.impact.metrics)[number]) =>
    `${figureOf(site.locale, metric).parts.join('')} ${metric.title}`
  const metrics = home.sections.includes('impact') ? home.impact.metrics : []
  const unmeasured = metrics.filter(({ basis }) => !basis)
  if (unmeasured.length > 0)
    yield fix(
      `Figures do not say what they measure, so the page marks them “${site.sample}”: ${unmeasured.map(nameOf).join('; ')}.`,
      `${metricsPlace}. Add a basis to each, such as “first year, all clients”.`,
    )
  const same = [
    ...Object.entries(sample.claims)
      .filter(([name, value]) => facts[name as keyof typeof sample.claims] === value)
      .map(([name, value]) => `${name} ${value}`),
    ...metrics
      .filter(({ value, unit }, index) => !unit && value === sample.metrics[index])
      .map(nameOf),
  ]
  if (same.length === 0) return
  const isMost = same.length > (Object.keys(sample.claims).length + sample.metrics.length) / 2
  yield (isMost ? fix : question)(
    `Are these claims true of your company? They are the sample’s: ${same.join('; ')}.`,
    `${factsFile} and ${metricsPlace}`,
  )
}

/** What buyers want to know, and the site does not say. */
function* missingAnswers({ content: { services, pricing }, files }: Language): Generator<Finding> {
  // From the file: without any answer the content has no such page.
  const asked = files.get('before-you-sign')
  const { questions } = (asked?.value ?? {}) as Partial<BeforeYouSign>
  const open = Object.values(questions ?? {}).filter(({ answer }) => !answer)
  if (asked && open.length > 0)
    yield question(
      `Buyers ask this, and the site does not answer it: ${open.map(({ question }) => question).join(' ')}`,
      asked.file,
    )
  const unpriced = services.filter(
    ({ slug }) => pricing && !pricing.offers.some(({ service }) => service === slug),
  )
  if (unpriced.length > 0)
    yield question(
      `Is it right that these services have no price? ${unpriced.map(({ title }) => title).join(', ')}`,
      `${files.get('pricing')!.file}. Add an offer, unless that is right.`,
    )
}

/** The file and the lines that match, such as `content/en/about.yaml:2, 4`. */
function linesWith(pattern: RegExp, file: string, source: string): string[] {
  const numbers = source
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [index + 1] : []))
  return numbers.length > 0 ? [`${file}:${numbers.join(', ')}`] : []
}
