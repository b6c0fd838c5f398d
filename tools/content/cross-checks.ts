import { type Field, fields, honeypotName } from '../../src/contact/fields.ts'
import type { Entries } from '../../src/content/entries.ts'
import { type Content, type FileName, isOptional } from '../../src/content/index.ts'
import { maxTitleLength } from '../../src/content/parts.ts'
import { hoursOf } from '../../src/content/plan.ts'
import { withoutSoftHyphens } from '../../src/lib/soft-hyphens.ts'
import { entryKinds } from './entry-files.ts'
import { entryName, everyPathOf, fileOfPage, metas, type SourceName } from './pages.ts'

/** A mistake in a file of a language’s folder. */
export type Fault = { file: SourceName; path: PropertyKey[]; message: string }

/**
 * Checks that span several files. Each file is already valid on its own.
 *
 * @param original the first language, if this is a translation
 */
export function crossChecks(
  content: Content,
  language: string,
  original: Content = content,
): Fault[] {
  return [
    ...wrongLocale(content, language),
    ...unknownServices(content),
    ...wrongHours(content),
    ...longTitles(content),
    ...wrongHome(content),
    ...deadLinks(content, original),
    ...formFieldFaults(content, fields),
  ]
}

function wrongLocale({ site }: Content, language: string): Fault[] {
  const [spoken] = language.split('-')
  const message = `is not a locale of the language ${language}, the name of the folder. Write ${spoken}_ and the country, as in en_US.`
  return site.locale.startsWith(`${spoken}_`) ? [] : [{ file: 'site', path: ['locale'], message }]
}

/** The hours that the prices count with are those of the plan. */
function wrongHours({ plan, pricing }: Content): Fault[] {
  const { team } = pricing?.firstYear?.earned ?? {}
  const hours = plan && hoursOf(plan.parts)
  if (team === undefined || hours === undefined || team === hours) return []
  const message = `is ${team}, and the hours of the steps in plan.yaml add up to ${hours}. Correct one of them.`
  return [{ file: 'pricing', path: ['firstYear', 'earned', 'team'], message }]
}

function unknownServices({ about, night, plan, pricing, services }: Content): Fault[] {
  type Named = { service?: string; services?: string[] | undefined }
  const unknown = plan && unknownService(plan.service, services)
  const faultsIn = (file: FileName, list: Named[] = [], ...place: string[]) =>
    list.flatMap(({ service, services: slugs = [] }, index) =>
      [service ?? slugs].flat().flatMap((slug, at): Fault[] => {
        const path = [...place, index, ...(service ? ['service'] : ['services', at])]
        const message = unknownService(slug, services)
        return message ? [{ file, path, message }] : []
      }),
    )
  return [
    ...(unknown ? [{ file: 'plan' as const, path: ['service'], message: unknown }] : []),
    ...faultsIn('night', night?.events, 'events'),
    ...faultsIn('pricing', pricing?.offers, 'offers'),
    ...faultsIn('about', about.people?.people, 'people', 'people'),
    ...faultsIn('about', about.story.events, 'story', 'events'),
  ]
}

export function unknownService(slug: string, services: Content['services']): string | undefined {
  const slugs = services.map((service) => service.slug)
  if (slugs.includes(slug)) return undefined
  return `is “${slug}”, which is not the slug of a service. Use one of ${slugs.join(', ')}.`
}

const longTitles = (content: Content): Fault[] =>
  described(content).flatMap(({ file, meta, path }) => {
    const message = longTitle(meta.title, content.site.brand)
    return message ? [{ file, path: [...path, 'title'], message }] : []
  })

/** Every page that a YAML file describes, the 404 page included. */
const described = (content: Content) => [
  ...metas(content),
  { file: 'not-found' as const, meta: content.notFound.meta, path: ['meta'] },
]

export function longTitle(title: string, brand: string): string | undefined {
  const full = `${withoutSoftHyphens(title)} | ${brand}`
  if (full.length <= maxTitleLength) return undefined
  return `is too long for a search result: with the brand it has ${full.length} characters (“${full}”), and ${maxTitleLength} are shown. Shorten it.`
}

function wrongHome({ home }: Content): Fault[] {
  const message = 'has to be /.'
  return home.meta.path === '/' ? [] : [{ file: 'home', path: ['meta', 'path'], message }]
}

function deadLinks(content: Content, original: Content): Fault[] {
  // A link is written as in the first language.
  const fixed = metas(original).filter(({ file, name }) => !isOptional(file) && name !== 'privacy')
  const known = fixed.map(({ meta }) => meta.path)
  return content.notFound.links.flatMap(({ href }, index) => {
    const message = `does not lead to a page that every site has. Use one of ${known.join(', ')}.`
    return known.includes(href)
      ? []
      : [{ file: 'not-found', path: ['links', index, 'href'], message }]
  })
}

/** Each page needs a path of its own, in all languages together. */
export function sharedPaths<Language extends { content: Content; entries: Entries }>(
  languages: Language[],
): { of: Language; fault: Fault }[] {
  const pages = languages.flatMap((of) =>
    everyPathOf(of.content, of.entries).map((page) => ({ of, ...page })),
  )
  return pages.flatMap((page, index): { of: Language; fault: Fault }[] => {
    const same = pages.slice(0, index).find(({ path }) => path === page.path)
    if (!same) return []
    const [other, wrong] = ease(page) < ease(same) ? [page, same] : [same, page]
    const place = `${fileOfPage(other)}${same.of === page.of ? '' : ' of another language'}`
    const { of, file } = wrong
    const meta = metas(of.content).find((each) => each.file === file)
    const fault = meta
      ? { path: [...meta.path, 'path'], message: `is the path of ${place}, too. Choose another.` }
      : { path: [], message: `has the address of ${place}. Rename it, or give it another address.` }
    return [{ of, fault: { file, ...fault } }]
  })
}

/** Search results tell the pages of a language apart by title and description. */
export function sharedDescriptions(content: Content, entries: Entries): Fault[] {
  const pages = [
    ...described(content),
    ...entryKinds.flatMap((kind) =>
      entries[kind].map((meta) => ({ file: entryName(kind, meta.slug), meta, path: [] })),
    ),
  ]
  return pages.flatMap(({ meta, path, file }, index) =>
    (['title', 'description'] as const).flatMap((field) => {
      const same = pages.slice(0, index).find((page) => page.meta[field] === meta[field])
      if (!same) return []
      const message = `is that of ${fileOfPage(same)}, too. Each page needs a ${field} of its own: change one of them.`
      return [{ file, path: [...path, field], message }]
    }),
  )
}

/** How easy it is to change a page's path. That of a Markdown file is its name, or in it; that of a home page is fixed. */
const ease = ({ file }: { file: SourceName }) => (file === 'home' ? 0 : file.includes('/') ? 1 : 2)

/** Hidden fields of the form. */
const reservedNames = [honeypotName, 'user_id', 'service_id', 'template_id', 'to_email']

/** Every field of the form needs a label, a select needs options, and no label may lack its field. */
export function formFieldFaults({ contact }: Content, list: readonly Field[]): Fault[] {
  const words: Partial<typeof contact.form.fields> = contact.form.fields
  const fault = (message: string, ...place: string[]): Fault => ({
    file: 'contact',
    path: ['form', 'fields', ...place],
    message,
  })
  const unknown = Object.keys(words).filter((name) => !list.some((field) => field.name === name))
  const remove = 'is not a field of the form. Remove it, or add the field to src/contact/fields.ts.'
  return [
    ...unknown.map((name) => fault(remove, name)),
    ...list.flatMap(({ name, type, variable }) => {
      const isTaken =
        reservedNames.includes(name) ||
        /^(to_email|reply_to)$/.test(variable) ||
        (variable === 'message' && name !== 'message')
      const { options } = words[name] ?? {}
      if (isTaken)
        return fault(
          'has a name or variable that the form uses itself. Choose others in src/contact/fields.ts.',
          name,
        )
      if (!words[name])
        return fault('is missing. Write its label: src/contact/fields.ts has this field.', name)
      if (type === 'select' && !options)
        return fault('is missing. Write the choices of this select, at least 2.', name, 'options')
      if (type !== 'select' && options)
        return fault('is only for a select, which this field is not. Remove it.', name, 'options')
      return []
    }),
  ]
}
