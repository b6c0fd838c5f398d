import type { z } from 'zod'
import type { Entries } from '../../../content/schema/entries.ts'
import { type Content, entrySchemas } from '../../../content/schema/index.ts'
import { maxTitleLength, reservedPaths, slug } from '../../../content/schema/parts.ts'
import { describeIssue } from './describe-issue.ts'
import { type EntryFile, entryKinds, type Unchecked } from './entry-files.ts'
import { fillIn, valuesFor } from './fill-in.ts'
import { Markdown } from './markdown.ts'
import { pathOfEntry } from './pages.ts'
import type { PictureFiles } from './picture-files.ts'
import type { ContentProblem } from './problem.ts'
import { complete } from './translation.ts'

/** What the check of a Markdown file needs from around it. */
type Around = Unchecked & {
  original: Unchecked | undefined
  paths: ReadonlyMap<string, string>
  pictures: PictureFiles
}

/**
 * Checks the Markdown files of a language, and makes pages of them.
 *
 * @param original the first language, if this is a translation
 * @param paths the path of each page, by the ways in which a text can write it
 */
export function checkEntries(
  language: Unchecked,
  original: Unchecked | undefined,
  paths: ReadonlyMap<string, string>,
  pictures: PictureFiles,
): { entries: Entries; problems: ContentProblem[] } {
  const problems: ContentProblem[] = []
  const around = { ...language, original, paths, pictures }
  const checked = language.entryFiles.map((file) => ({
    kind: file.kind,
    entry: checkEntry(file, around, problems),
  }))
  const entries = Object.fromEntries(
    entryKinds.map((kind) => [
      kind,
      checked.flatMap((each) => (each.kind === kind && each.entry ? [each.entry] : [])),
    ]),
  ) as Entries
  // The newest first. The board of the home page shows one case, which is the first.
  entries.articles.sort((a, b) => b.date.localeCompare(a.date))
  const { onHome } = language.content.work ?? {}
  entries.cases.sort(
    (a, b) =>
      Number(b.slug === onHome) - Number(a.slug === onHome) || b.since.localeCompare(a.since),
  )
  return { entries, problems }
}

function checkEntry(entry: EntryFile, around: Around, problems: ContentProblem[]) {
  const { kind, frontMatter } = entry
  const { content, original } = around
  const before = problems.length
  const report = (place: PropertyKey[], message: string, key?: string) =>
    problems.push({
      file: frontMatter.file,
      line: frontMatter.lineOf(key ? [...place, key] : place),
      place: place.length > 0 ? place.join('.') : 'This file',
      message,
    })
  const refuse = (line: number, message: string) =>
    problems.push({
      file: frontMatter.file,
      line: entry.bodyOffset + line,
      place: 'The text',
      message,
    })

  if (!slug.safeParse(entry.slug).success)
    report(
      [],
      'has a name that cannot be part of an address. Use lower-case letters, digits and -.',
    )
  if (kind === 'pages' && reservedPaths.includes(`/${entry.slug}`))
    report([], 'has a name that the build uses itself. Choose another.')
  const address = pathOfEntry(content, kind, entry.slug)
  if (address === undefined)
    report(
      [],
      `needs ${kind === 'cases' ? 'work' : 'articles'}.yaml, which is not there. Copy it from the sample.`,
    )
  problems.push(...frontMatter.problems)
  if (problems.length > before) return undefined

  const schema: z.ZodType = entrySchemas[kind]
  const first = original?.entryFiles.find((each) => each.kind === kind && each.slug === entry.slug)
  const raw = first
    ? complete(schema, first.frontMatter.value, frontMatter.value, report)
    : frontMatter.value
  const filled = fillIn(raw, valuesFor(rawOf(content)), report)
  const { data, error } = schema.safeParse(filled, { error: describeIssue })
  for (const { path: place, message, ...issue } of error?.issues ?? [])
    report(place, message, 'keys' in issue ? issue.keys[0] : undefined)
  if (problems.length > before) return undefined
  const meta = data as { title: string; services?: string[] }
  checkAgainst(content, meta, report)

  const text = new Markdown(entry.body, contextOf(around, refuse))
  const page = { ...meta, slug: entry.slug, path: address }
  if (kind === 'cases') return { ...page, stops: text.sections(content.work!.stops) }
  const html = text.html()
  if (entry.body.trim() === '') refuse(1, 'is empty. Write it below the second line of hyphens.')
  return { ...page, html, ...(kind === 'articles' && { minutes: text.readingTime() }) }
}

function checkAgainst(
  { site, services }: Content,
  { title, services: named = [] }: { title: string; services?: string[] },
  report: (place: PropertyKey[], message: string) => void,
) {
  const full = `${title.replaceAll('\u00ad', '')} | ${site.brand}`
  if (full.length > maxTitleLength)
    report(
      ['title'],
      `is too long for a search result: with the brand it has ${full.length} characters (“${full}”), and ${maxTitleLength} are shown. Shorten it.`,
    )
  const slugs = services.map((each) => each.slug)
  for (const [index, each] of named.entries())
    if (!slugs.includes(each))
      report(
        ['services', index],
        `is “${each}”, which is not the slug of a service. Use one of ${slugs.join(', ')}.`,
      )
}

/** The content by the names of its files, for the facts that a text contains. */
const rawOf = (content: Content) => ({ ...content, 'services-page': content.servicesPage })

function contextOf(
  { content, paths, pictures }: Around,
  refuse: (line: number, message: string) => void,
) {
  return {
    refuse,
    addressOf(link: string) {
      if (/^(https:\/\/|mailto:|tel:|#)./.test(link)) return link
      const [page = '', ...fragment] = link.split(/(?=#)/)
      const found = paths.get(page)
      return found && found + fragment.join('')
    },
    // Written relative to the file, so that editors show it.
    pictureOf: (address: string) => pictures.inText(address.replace(/^(\.\.\/)*pictures\//, '')),
    notes: {
      heading: content.articles?.notes ?? '',
      back: content.articles?.backToText ?? '',
    },
  }
}
