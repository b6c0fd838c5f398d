import type { z } from 'zod'
import type { ArticleEntry, Entries } from '../../src/content/entries.ts'
import { type Content, entrySchemas } from '../../src/content/index.ts'
import { reservedPaths, slug } from '../../src/content/parts.ts'
import { longTitle, unknownService } from './cross-checks.ts'
import { describeIssue } from './describe-issue.ts'
import type { EntryFile, Unchecked } from './entry-files.ts'
import { fillIn } from './fill-in.ts'
import { idsIn, Markdown } from './markdown.ts'
import { pathOfEntry } from './pages.ts'
import type { PictureFiles } from './picture-files.ts'
import type { ContentProblem } from './problem.ts'
import { complete } from './translation.ts'

/** A language, and what the check of its Markdown files needs from around them. */
type Around = Unchecked & {
  /** The first language, if this is a translation. */
  original: Unchecked | undefined
  /** The path of each page, by the ways in which a text can write it. */
  paths: ReadonlyMap<string, string>
  pictures: PictureFiles
  /** By the names that a text can contain in braces. */
  values: Record<string, string>
  /** Whether drafts get a page. They are checked all the same. */
  withDrafts: boolean
}

/** Checks the Markdown files of a language, and makes pages of them. */
export function checkEntries(around: Around): { entries: Entries; problems: ContentProblem[] } {
  const problems: ContentProblem[] = []
  const entries: Entries = { cases: [], articles: [], pages: [] }
  for (const file of around.entryFiles) {
    const entry = checkEntry(file, around, problems)
    if (entry) entries[file.kind].push(entry as never)
  }
  // The newest first.
  entries.articles.sort((a, b) => b.date.localeCompare(a.date))
  entries.cases.sort((a, b) => b.since.localeCompare(a.since))
  return { entries, problems }
}

function checkEntry(entry: EntryFile, around: Around, problems: ContentProblem[]) {
  const { kind, frontMatter } = entry
  const { content, original } = around
  const before = problems.length
  const report = (path: PropertyKey[], message: string, key?: string) =>
    problems.push(frontMatter.problemAt(path, message, key))
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
      'has a name that cannot be part of an address. Use lower-case letters, digits and -, and start with a letter.',
    )
  if (
    entry.address === 'index' ||
    (kind === 'pages' && reservedPaths.includes(`/${entry.address}`))
  )
    report([], 'has a name that the build uses itself. Choose another.')
  const path = pathOfEntry(content, kind, entry.address)
  if (path === undefined)
    report(
      [],
      `needs ${kind === 'cases' ? 'work' : 'articles'}.yaml, which is not there. Copy it from the sample.`,
    )
  problems.push(...frontMatter.problems)
  if (problems.length > before) return undefined

  const schema: z.ZodType = entrySchemas[kind]
  const first = original?.entryFiles.find((each) => each.name === entry.name)
  const raw = first
    ? complete(schema, first.frontMatter.value, frontMatter.value, report)
    : frontMatter.value
  const filled = fillIn(raw, around.values)
  const { data, error } = schema.safeParse(filled, { error: describeIssue })
  const issues = error?.issues ?? []
  const isLacking = ({ message }: (typeof issues)[0]) => message.startsWith('is missing')
  const lacking = original && !first ? issues.filter(isLacking) : []
  if (lacking.length > 0)
    report(
      [],
      `is in this language alone, and lacks ${lacking.map(({ path }) => path.join('.')).join(', ')}, which it would have from the first language. If you renamed the file there, rename this one, too: it has the same name in every language. If you deleted it there, delete this one. If the page is for this language alone, write what it lacks.`,
    )
  else
    for (const { path: place, message, ...issue } of issues)
      report(place, message, 'keys' in issue ? issue.keys[0] : undefined)
  if (problems.length > before) return undefined
  const { address: _, ...meta } = data as Meta
  checkAgainst(content, meta, report)

  const isHidden = !around.withDrafts && meta.draft === true
  // The site has no pictures of a draft.
  const pictures = isHidden ? around.pictures.empty() : around.pictures
  const text = new Markdown(entry.body, contextOf(entry, path!, { ...around, pictures }, refuse))
  const page = { ...meta, slug: entry.slug, path }
  if (kind === 'cases') {
    const stations = text.htmlByHeading(content.work!.stations)
    return isHidden ? undefined : { ...page, stations }
  }
  const sections = text.sections()
  if (entry.body.trim() === '') refuse(1, 'is empty. Write it below the second line of hyphens.')
  if (isHidden) return undefined
  return { ...page, text: sections, ...(kind === 'articles' && { minutes: text.readingTime() }) }
}

/** What is checked beyond the schema. */
type Meta = Pick<ArticleEntry, 'title' | 'services' | 'draft'> & {
  address?: string
}

function checkAgainst(
  { site, services }: Content,
  { title, services: named = [] }: Meta,
  report: (place: PropertyKey[], message: string) => void,
) {
  const tooLong = longTitle(title, site.brand)
  if (tooLong) report(['title'], tooLong)
  for (const [index, slug] of named.entries()) {
    const unknown = unknownService(slug, services)
    if (unknown) report(['services', index], unknown)
  }
}

function contextOf(
  { kind }: EntryFile,
  /** Of its page. */
  own: string,
  around: Around,
  refuse: (line: number, message: string) => void,
) {
  const { content, paths, pictures, values } = around
  return {
    refuse,
    values,
    resolveLink(link: string) {
      if (/^(https:\/\/|mailto:|tel:)./.test(link)) return link
      const [page = '', id] = link.split('#')
      const path = page === '' ? own : paths.get(page)
      if (path === undefined || (id !== undefined && !idsOn(around, path).includes(id)))
        return undefined
      return page === '' ? link : link.replace(page, path)
    },
    // Written relative to the file, so that editors show it.
    pictureOf: (address: string) =>
      pictures.inText(decoded(address).replace(/^(\.\.\/)*pictures\//, '')),
    // A case is a line of parts, with no place for notes.
    notes: kind === 'cases' ? undefined : content.articles,
  }
}

/** Without %20 and the like. In a name that merely contains a %, it stays. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** The places on a page that a link can lead to. Every page has the form, and the summary if no page is about privacy. */
function idsOn({ content, entryFiles }: Unchecked, path: string): string[] {
  const { services, servicesPage, beforeYouSign, privacy } = content
  const idsByPath: Record<string, string[]> = {
    ...(servicesPage.sections.includes('detail') && {
      [servicesPage.meta.path]: services.map(({ slug }) => slug),
    }),
    ...(beforeYouSign && { [beforeYouSign.meta.path]: Object.keys(beforeYouSign.questions) }),
  }
  const text = entryFiles.find(
    ({ kind, address }) => kind !== 'cases' && pathOfEntry(content, kind, address) === path,
  )
  if (text) idsByPath[path] = idsIn(text.body)
  return ['contact', ...(privacy.page ? [] : ['privacy']), ...(idsByPath[path] ?? [])]
}
