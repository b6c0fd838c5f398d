import type { z } from 'zod'
import { type Field, fields, honeypotName } from '../../../src/contact/fields.ts'
import type { SiteContent } from '../../../src/content/context.tsx'
import type { Page } from '../../../src/content/page.ts'
import { maxTitleLength } from '../../../src/content/parts.ts'
import { kinds } from '../../../src/site.ts'
import type { Problem } from '../problem.ts'
import { visitValues } from './visit-values.ts'

/** What the checks see of a language. Each file is already valid on its own. */
export type Checked = {
  language: string
  content: SiteContent
  pages: Page[]
  /** The value of each file: of a Markdown file what is above its text. */
  values: { file: string; value: unknown; schema: z.ZodType }[]
}

/** Checks that span several files of a language. */
export const problemsOf = (checked: Checked): Problem[] => [
  ...wrongLocale(checked),
  ...unknownServices(checked),
  ...longTitles(checked),
  ...sharedDescriptions(checked),
  ...formFieldProblems(checked.content.contact, fields),
  ...Object.entries(kinds).flatMap(([name, { check, folder, file = name }]) =>
    check && !folder && checked.content.pages[name]
      ? check(checked.content.pages[name] as never, checked.content).map((each) => ({
          file,
          ...each,
        }))
      : [],
  ),
]

function wrongLocale({ language, content: { site } }: Checked): Problem[] {
  const [spoken] = language.split('-')
  const message = `is not a locale of the language ${language}, the name of the folder. Write ${spoken}_ and the country, as in en_US.`
  return site.locale.startsWith(`${spoken}_`) ? [] : [{ file: 'site', path: ['locale'], message }]
}

function unknownServices({ content, values }: Checked): Problem[] {
  const slugs = content.services.map(({ slug }) => slug)
  const problems: Problem[] = []
  for (const { file, value, schema } of values)
    visitValues(value, schema, (path, text, { isService }) => {
      if (isService && !slugs.includes(text as string))
        problems.push({
          ...{ file, path },
          message: `is “${text}”, which is not the slug of a service. Use one of ${slugs.join(', ')}.`,
        })
    })
  return problems
}

const pathTo = ({ kind }: Page, field: string) => {
  const { folder, place = [] } = kinds[kind]!
  return folder ? [field] : [...place, 'meta', field]
}

/** Each page that has words of its own. */
const ownPages = (pages: Page[]) =>
  pages.filter(({ source }, index) => pages.findIndex((page) => page.source === source) === index)

const longTitles = ({ pages, content: { site } }: Checked): Problem[] =>
  ownPages(pages).flatMap((page) => {
    const full = `${page.title} | ${site.brand}`
    if (full.length <= maxTitleLength) return []
    const message = `is too long for a search result: with the brand it has ${full.length} characters (“${full}”), and ${maxTitleLength} are shown. Shorten it.`
    return [{ file: page.source, path: pathTo(page, 'title'), message }]
  })

/** Search results tell the pages of a language apart by title and description. */
const sharedDescriptions = ({ pages }: Checked): Problem[] =>
  ownPages(pages).flatMap((page, index, all) =>
    (['title', 'description'] as const).flatMap((field) => {
      const same = all.slice(0, index).find((other) => other[field] === page[field])
      if (!same) return []
      const message = `is that of ${fileOfPage(same)}, too. Each page needs a ${field} of its own: change one of them.`
      return [{ file: page.source, path: pathTo(page, field), message }]
    }),
  )

/** The file of a page, in the folder of its language. */
export const fileOfPage = ({ source, kind }: Pick<Page, 'source' | 'kind'>) =>
  `${source}.${kinds[kind]!.folder ? 'md' : 'yaml'}`

/** Each page needs a path of its own, in all languages together. */
export function sharedPaths<Of extends Pick<Checked, 'pages'>>(
  languages: Of[],
): { of: Of; problem: Problem }[] {
  const all = languages.flatMap((of) => of.pages.map((page) => ({ of, ...page })))
  const pages = all.filter(({ path }) => path !== '')
  return pages.flatMap((page, index) => {
    const same = pages.slice(0, index).find(({ path }) => path === page.path)
    if (!same) return []
    const [other, wrong] = ease(page) < ease(same) ? [page, same] : [same, page]
    const place = `${fileOfPage(other)}${same.of === page.of ? '' : ' of another language'}`
    const problem = kinds[wrong.kind]!.folder
      ? { path: [], message: `has the address of ${place}. Rename it, or give it another address.` }
      : { path: pathTo(wrong, 'path'), message: `is the path of ${place}, too. Choose another.` }
    return [{ of: wrong.of, problem: { file: wrong.source, ...problem } }]
  })
}

/** How easy it is to change a page's path. That of a Markdown file is its name, or in it; that of a home page is fixed. */
const ease = ({ kind }: Page) => (kind === 'home' ? 0 : kinds[kind]!.folder ? 1 : 2)

/** Hidden fields of the form. */
const reservedNames = [honeypotName, 'user_id', 'service_id', 'template_id', 'to_email']

/** Every field of the form needs a label, a select needs options, and no label may lack its field. */
export function formFieldProblems(
  { form }: SiteContent['contact'],
  list: readonly Field[],
): Problem[] {
  const words: Partial<typeof form.fields> = form.fields
  const problem = (message: string, ...place: string[]): Problem => ({
    file: 'contact',
    path: ['form', 'fields', ...place],
    message,
  })
  const unknown = Object.keys(words).filter((name) => !list.some((field) => field.name === name))
  const remove = 'is not a field of the form. Remove it, or add the field to src/contact/fields.ts.'
  return [
    ...unknown.map((name) => problem(remove, name)),
    ...list.flatMap(({ name, type, variable }) => {
      const isTaken =
        reservedNames.includes(name) ||
        /^(to_email|reply_to)$/.test(variable) ||
        (variable === 'message' && name !== 'message')
      const { options } = words[name] ?? {}
      if (isTaken)
        return problem(
          'has a name or variable that the form uses itself. Choose others in src/contact/fields.ts.',
          name,
        )
      if (!words[name])
        return problem('is missing. Write its label: src/contact/fields.ts has this field.', name)
      if (type === 'select' && !options)
        return problem('is missing. Write the choices of this select, at least 2.', name, 'options')
      if (type !== 'select' && options)
        return problem('is only for a select, which this field is not. Remove it.', name, 'options')
      return []
    }),
  ]
}
