import type { z } from 'zod'
import type { SiteContent } from '../../../src/content/context.tsx'
import type { Meta } from '../../../src/content/page.ts'
import { reservedPaths, slug } from '../../../src/content/parts.ts'
import { entryKinds } from '../content-files.ts'
import { type ContentProblem, describeIssue } from '../problem.ts'
import type { EntryFile } from './entry-files.ts'
import { complete } from './translation.ts'
import { fillIn } from './values.ts'

/** A Markdown file whose front matter is valid. */
export type Entry = {
  file: EntryFile
  meta: Record<string, unknown> & { draft?: boolean; title: string }
  /** What its page gets, the HTML of its text included once it is made (texts/add-text.ts). */
  page: Record<string, unknown> & { path: string }
}

/** A language whose YAML files are valid. */
type Language = { content: SiteContent; entryFiles: EntryFile[]; facts: Record<string, string> }

/**
 * Checks the front matter of each Markdown file of a language, and adds it to the content of its kind of page.
 *
 * @param original the first language, if this is a translation
 */
export function addEntries(
  language: Language,
  original: Language | undefined,
  problems: ContentProblem[],
  withDrafts: boolean,
): Entry[] {
  const { content, entryFiles } = language
  const entries = entryFiles.flatMap((file) => checkEntry(file, language, original, problems) ?? [])
  for (const { name, newestBy = '' } of entryKinds) {
    const own = entries.filter(
      ({ file, meta }) => file.kind.name === name && (withDrafts || !meta.draft),
    )
    const dateOf = (page: Entry['page']) => String(page[newestBy])
    const pages = own.map(({ page }) => page)
    content.pages[name] = pages.sort((a, b) => dateOf(b).localeCompare(dateOf(a)))
  }
  return entries
}

function checkEntry(
  file: EntryFile,
  { content, facts }: Language,
  original: Language | undefined,
  problems: ContentProblem[],
): Entry | undefined {
  const { kind, frontMatter } = file
  const before = problems.length
  const report = (path: PropertyKey[], message: string, key?: string) =>
    problems.push(frontMatter.problemAt(path, message, key))
  if (!slug.safeParse(`p-${file.slug}`).success)
    report(
      [],
      'has a name that cannot be part of an address. Use lower-case letters, digits and single hyphens.',
    )
  if (file.address === 'index' || (!kind.index && reservedPaths.includes(`/${file.address}`)))
    report([], 'has a name that the build uses itself. Choose another.')
  const index = kind.index && (content.pages[kind.index] as { meta: Meta } | undefined)
  if (kind.index && !index)
    report([], `needs ${kind.index}.yaml, which is not there. Copy it from the sample.`)
  problems.push(...frontMatter.problems)
  if (problems.length > before) return undefined

  const first = original?.entryFiles.find((each) => each.name === file.name)
  const raw = first
    ? complete(kind.schema, first.frontMatter.value, frontMatter.value, report)
    : frontMatter.value
  const schema: z.ZodType = kind.schema
  const { data, error } = schema.safeParse(fillIn(raw, facts), { error: describeIssue })
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
  const { address: _, ...meta } = data as Entry['meta']
  const path = `${index ? index.meta.path : content.prefix}/${file.address}`
  return { file, meta, page: { ...meta, slug: file.slug, path } }
}
