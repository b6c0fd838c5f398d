import type { BeforeYouSign } from '../../content/schema/before-you-sign.ts'
import type { Entries } from '../../content/schema/entries.ts'
import type { Content, FileName } from '../../content/schema/index.ts'
import type { EntryFile } from '../build/content/entry-files.ts'
import { type Files, placeOf } from '../build/content/read-content.ts'
import { type Finding, fix, question } from './report.ts'
import { isSampleEmail, isSampleHost, sample } from './sample.ts'

export type Provider = {
  content: Pick<Content, 'site' | 'facts' | 'home' | 'mark' | 'privacy'> &
    Partial<Pick<Content, 'about' | 'pricing' | 'beforeYouSign'>>
  files: Files
  entries?: Entries
  entryFiles?: EntryFile[]
  /** Of the other languages. */
  translations?: { files: Files; entryFiles: EntryFile[] }[]
}

/** Finds what is left over from the sample brand in a provider's content. */
export function* sampleLeftovers(provider: Provider): Generator<Finding> {
  const { site, mark, privacy } = provider.content
  const { email, telephone, place, footer } = site
  const at = (name: FileName, ...steps: PropertyKey[]) => placeIn(provider, name, steps)
  const placesOfName = [provider, ...(provider.translations ?? [])]
    .flatMap(({ files, entryFiles = [] }) => [
      ...files.values(),
      ...entryFiles.map(({ frontMatter: { file, source }, body }) => ({
        ...{ file, source: `${source}---\n${body}` },
      })),
    ])
    .flatMap(({ file, source }) => linesWith(sample.brand, file, source))
  if (placesOfName.length > 0)
    yield fix(
      `The content still has the name of the sample brand, ${sample.brand}.`,
      placesOfName.join('\n'),
    )
  if (isSampleEmail(email))
    yield fix(`The e-mail address is a sample: ${email}.`, at('site', 'email'))
  // 555-0100 to 555-0199 are reserved for fiction (North American Numbering Plan).
  if (/^tel:\+1\d{3}55501\d\d$/.test(telephone.href))
    yield fix(`The telephone number is a sample: ${telephone.display}.`, at('site', 'telephone'))
  if (place.latitude === sample.latitude && place.longitude === sample.longitude)
    yield fix('The coordinates of the place are the sample’s.', at('site', 'place'))
  for (const [index, { text, href }] of site.social.entries())
    if (isSampleHost(new URL(href).hostname) || /example/i.test(new URL(href).pathname))
      yield fix(
        `The link to ${text} is a sample: ${href}.`,
        `${at('site', 'social', index)}. Remove the link if you have none.`,
      )
  if (/sample/i.test(footer.smallPrint ?? ''))
    yield fix(
      `The small print says that the site is a sample: “${footer.smallPrint}”`,
      `${at('site', 'footer', 'smallPrint')}. You may remove it.`,
    )
  yield* sampleClaims(provider)
  yield* sampleEvidence(provider)
  if (mark.shapes[0]?.path === sample.mark)
    yield fix('The mark (logo) is the sample’s.', at('mark'))
  if (privacy.sending.text.includes(sample.privacy))
    yield question(
      'Is the privacy text true of your site? It is the sample’s, and does not say what data your web host keeps.',
      at('privacy'),
    )
}

/**
 * Some of the sample's claims may also be true of the provider, so ask. If most are unchanged, they need
 * fixing.
 */
function* sampleClaims(provider: Provider): Generator<Finding> {
  const { site, facts, home } = provider.content
  const unmeasured = home.impact.metrics.filter(({ basis }) => !basis)
  if (unmeasured.length > 0)
    yield fix(
      `Figures do not say what they measure, so the page marks them “${site.sample}”: ${unmeasured.map(({ value, title }) => `${value}% ${title}`).join('; ')}.`,
      `${placeIn(provider, 'home', ['impact', 'metrics'])}. Add a basis to each, such as “first year, all clients”.`,
    )
  const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const same = [
    ...Object.entries(sample.claims)
      .filter(([name, value]) => facts[name as keyof typeof sample.claims] === value)
      .map(([name, value]) => `${value} ${inWords(name)}`),
    ...home.impact.metrics
      .filter(({ value }, index) => value === sample.metrics[index])
      .map(({ value, title }) => `${value}% ${title}`),
  ]
  if (same.length === 0) return
  const isMost = same.length > (Object.keys(sample.claims).length + sample.metrics.length) / 2
  const finding = isMost ? fix : question
  yield finding(
    `Are these claims true of your company? They are the sample’s: ${same.join('; ')}.`,
    `${placeIn(provider, 'facts')} and ${placeIn(provider, 'home', ['impact', 'metrics'])}`,
  )
}

/** Pages and parts that are marked as samples, and questions of buyers that have no answer. */
function* sampleEvidence({ content, files, entries, entryFiles }: Provider): Generator<Finding> {
  const inFiles = [
    ...(content.about?.people?.sample ? ['about' as const] : []),
    ...(content.pricing?.sample ? ['pricing' as const] : []),
    ...(content.beforeYouSign?.sample ? ['before-you-sign' as const] : []),
    ...(content.privacy.page?.sample ? ['privacy' as const] : []),
  ].map((name) => files.get(name)!.file)
  const inEntries = (entryFiles ?? []).filter(({ kind, slug }) =>
    entries?.[kind].some((entry) => entry.sample && entry.slug === slug),
  )
  const places = [...inFiles, ...inEntries.map(({ frontMatter }) => frontMatter.file)]
  if (places.length > 0)
    yield fix(
      'Cases, people, prices or other pages are marked as samples.',
      `${places.join('\n')}\nReplace them by your own and remove \`sample: true\`, or delete them.`,
    )
  // From the file: without any answer the content has no such page.
  const asked = files.get('before-you-sign')
  const { questions } = (asked?.value ?? {}) as Partial<BeforeYouSign>
  const open = questions ? Object.values(questions).filter(({ answer }) => !answer) : []
  if (asked && open.length > 0)
    yield question(
      `Buyers ask this, and the site does not answer it: ${open.map(({ question }) => question).join(' ')}`,
      asked.file,
    )
}

/** The file and the lines that contain the text, such as `content/en/about.yaml:2, 4`. */
function linesWith(text: string, file: string, source: string): string[] {
  const numbers = source
    .toLowerCase()
    .split('\n')
    .flatMap((line, index) => (line.includes(text.toLowerCase()) ? [index + 1] : []))
  return numbers.length > 0 ? [`${file}:${numbers.join(', ')}`] : []
}

/** The place of a value, such as `content/en/site.yaml:3 (site.email)`. */
function placeIn({ files }: Provider, name: FileName, steps: PropertyKey[] = []) {
  const file = files.get(name)!
  return `${file.file}:${file.lineOf(steps)} (${placeOf(name, steps)})`
}
