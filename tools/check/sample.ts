import type { BeforeYouSign } from '../../src/content/before-you-sign.ts'
import { figureOf } from '../../src/lib/format.ts'
import type { LanguageContent } from '../prerender/content/read-content.ts'
import { decide, type Finding, note, some } from './report.ts'
import { sourcesOf } from './translations.ts'

/** Facts of the sample brand. The check looks for them in the content. */
export const sample = {
  brand: 'Relaywell',
  claims: {
    ...{ clients: '500+', satisfaction: '98%', experts: '50+', efficiencyImprovement: '95%' },
    ...{ costReduction: '60%', availability: '24/7', uptime: '99.9%', responseTime: 'under 100ms' },
    founded: 2020,
  },
  /** The values of `impact.metrics` in content/en/home.yaml, in percent and in their order. */
  metrics: [20, 51, 96, 44],
}

/** Lines of the sample that no other site has, and what the check says about them. */
const sampleLines: [line: RegExp, message: string][] = [
  // But for sample addresses.
  [/Relaywell(?!\.example)/i, 'The name of the sample brand, Relaywell.'],
  [
    /(@|:\/\/)(\S*[-_.])?example\b/i,
    'Sample e-mail addresses or links. Remove a link if you have none.',
  ],
  // 555-0100 to 555-0199 are reserved for fiction (North American Numbering Plan).
  [/(\b|\+1)\d{3}\D{0,2}555\D?01\d\d\b/, 'The sample’s telephone number.'],
  [/\b(38\.89511|77\.03637)\b/, 'The coordinates of the sample’s place.'],
  [
    /smallPrint:.*\b(sample|ejemplo)\b/i,
    'Small print that says that the site is a sample. You may remove it.',
  ],
  [/\bM3 12H45\b/, 'The sample’s mark (logo).'],
  [
    /^\s*sample: true\b/,
    'Marked as samples: replace them by your own and remove `sample: true`, or delete them.',
  ],
  [
    /through EmailJS, our email service, to our inbox and nowhere else\./,
    'The sample’s privacy text. Is it true of your site? It does not say what data your web host keeps.',
  ],
]

/** Whether a host name is reserved for examples and tests (RFC 2606, RFC 6761) or is this machine's. */
export const isSampleHost = (host: string) =>
  /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^127\.|^\[::1\]$/.test(
    host,
  )

type Language = Pick<LanguageContent, 'files' | 'entryFiles'> & {
  content: Pick<LanguageContent['content'], 'site' | 'facts' | 'home' | 'services' | 'pricing'>
}

/** What is left over from the sample brand in a provider's content, and what is missing there. */
export function* sampleLeftovers(languages: Language[]): Generator<Finding> {
  const sources = languages.flatMap(sourcesOf)
  for (const [pattern, message] of sampleLines) {
    const places = sources.flatMap(({ file, source }) => {
      const lines = source
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? index + 1 : []))
      return lines.length > 0 ? `${file}:${some(lines.map(String))}` : []
    })
    if (places.length > 0) yield decide(message, some(places, '; '))
  }
  yield* sampleClaims(languages[0]!)
  yield* missingAnswers(languages[0]!)
}

/** Some of the sample's claims may also be true of the provider. If most are unchanged, they are left over. */
function* sampleClaims({ content: { site, facts, home }, files }: Language): Generator<Finding> {
  const homeFile = files.get('home')!
  const where = `${homeFile.file}:${homeFile.lineOf(['impact', 'metrics'])}`
  const nameOf = (metric: (typeof home.impact.metrics)[number]) =>
    `${figureOf(site.locale, metric).parts.join('')} ${metric.title}`
  const metrics = home.sections.includes('impact') ? home.impact.metrics : []
  const unmeasured = metrics.filter(({ basis }) => !basis).map(nameOf)
  if (unmeasured.length > 0)
    yield decide(
      `Figures that the page marks “${site.sample}”, because they do not say what they measure: ${unmeasured.join('; ')}. Add a basis to each, such as “first year, all clients”.`,
      where,
    )
  const claims = Object.entries(sample.claims)
  const same = [
    ...claims.filter(([name, value]) => facts[name as keyof typeof sample.claims] === value),
    ...metrics
      .filter(({ value, unit }, index) => !unit && value === sample.metrics[index])
      .map((metric) => [nameOf(metric)]),
  ].map((claim) => claim.join(' '))
  if (same.length === 0) return
  const isMost = same.length > (claims.length + sample.metrics.length) / 2
  yield (isMost ? decide : note)(
    `Are these claims true of your company? They are the sample’s: ${some(same, '; ', 5)}.`,
    `${files.get('facts')!.file}; ${where}`,
  )
}

/** What buyers want to know, and the site does not say. */
function* missingAnswers({ content: { services, pricing }, files }: Language): Generator<Finding> {
  // From the file: without any answer the content has no such page.
  const asked = files.get('before-you-sign')
  const { questions } = (asked?.value ?? {}) as Partial<BeforeYouSign>
  const open = Object.values(questions ?? {}).flatMap((each) => (each.answer ? [] : each.question))
  if (open.length > 0)
    yield note(`Buyers ask this, and the site does not answer it: ${open.join(' ')}`, asked!.file)
  const unpriced = services
    .filter(({ slug }) => pricing && !pricing.offers.some(({ service }) => service === slug))
    .map(({ title }) => title)
  if (unpriced.length > 0)
    yield note(
      `Is it right that these services have no price? ${unpriced.join(', ')}`,
      files.get('pricing')!.file,
    )
}
