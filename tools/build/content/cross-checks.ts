import { type Content, camelCase, type FileName, schemas } from '../../../content/schema/index.ts'
import { maxTitleLength } from '../../../content/schema/parts.ts'
import { type Field, fields, honeypotName } from '../../../src/contact/fields.ts'
import { pagesOf } from './pages.ts'

/** A mistake in a file of a language’s folder. */
export type Fault = { file: FileName; path: PropertyKey[]; message: string }

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
    ...longTitles(content),
    ...sharedPaths([content]),
    ...wrongHome(content),
    ...deadLinks(content, original),
    ...formFieldFaults(content, fields),
  ]
}

function wrongLocale({ site }: Content, language: string): Fault[] {
  const { language: spoken, region } = new Intl.Locale(language).maximize()
  const message = `is not a locale of the language ${language}, the name of the folder. Write one like ${spoken}_${region}.`
  return site.locale.startsWith(`${spoken}_`) ? [] : [{ file: 'site', path: ['locale'], message }]
}

function unknownServices({ home, services }: Content): Fault[] {
  const slugs = services.map(({ slug }) => slug)
  return (home.board?.rows ?? []).flatMap(({ service }, index) => {
    const message = `is “${service}”, which is not the slug of a service. Use one of ${slugs.join(', ')}.`
    return slugs.includes(service)
      ? []
      : [{ file: 'home', path: ['board', 'rows', index, 'service'], message }]
  })
}

function longTitles(content: Content): Fault[] {
  return (Object.keys(schemas) as FileName[]).flatMap((file) => {
    const part: object = content[camelCase(file) as keyof Content]
    if (!('meta' in part)) return []
    const title = `${(part.meta as { title: string }).title} | ${content.site.brand}`
    const message = `is too long for a search result: with the brand it has ${title.length} characters (“${title}”), and ${maxTitleLength} are shown. Shorten it.`
    return title.length <= maxTitleLength ? [] : [{ file, path: ['meta', 'title'], message }]
  })
}

function wrongHome({ home }: Content): Fault[] {
  const message = 'has to be /.'
  return home.meta.path === '/' ? [] : [{ file: 'home', path: ['meta', 'path'], message }]
}

function deadLinks(content: Content, original: Content): Fault[] {
  // A link is written as in the first language.
  const known = Object.values(pagesOf(original)).map((page) => page.path)
  return content.notFound.links.flatMap(({ href }, index) => {
    const message = `does not lead to a page. Use one of ${known.join(', ')}.`
    return known.includes(href)
      ? []
      : [{ file: 'not-found', path: ['links', index, 'href'], message }]
  })
}

/** Each page needs a path of its own, in all languages together. */
export function sharedPaths(languages: Content[]): (Fault & { content: Content })[] {
  const pages = languages.flatMap((content) =>
    Object.values(pagesOf(content)).map((page) => ({ ...page, content })),
  )
  return pages.flatMap(({ file, content, path }, index) => {
    const same = pages.slice(0, index).find((page) => page.path === path)
    if (!same) return []
    // The path of a home page cannot be changed.
    const isHome = file === 'home' && same.file !== 'home'
    const wrong = isHome ? same : { content, file }
    const other = isHome ? file : same.file
    const message = `is the path of ${other}.yaml${same.content === content ? '' : ' of another language'}, too. Choose another.`
    return [{ ...wrong, path: ['meta', 'path'], message }]
  })
}

/** Hidden fields of the form. */
const reservedNames = [honeypotName, 'user_id', 'service_id', 'template_id', 'to_email']

/** Every field of the form needs a label, a select needs options, and no label may lack its field. */
export function formFieldFaults({ contact }: Content, list: readonly Field[]): Fault[] {
  const words = contact.form.fields
  const fault = (message: string, ...place: string[]): Fault => ({
    file: 'contact',
    path: ['form', 'fields', ...place],
    message,
  })
  const unknown = Object.keys(words).filter((name) => !list.some((field) => field.name === name))
  return [
    ...unknown.map((name) =>
      fault(
        'is not a field of the form. Remove it, or add the field to src/contact/fields.ts.',
        name,
      ),
    ),
    ...list.flatMap(({ name, type, mail }) => {
      if (reservedNames.includes(name))
        return fault(
          'is a name that the form uses itself. Rename it in src/contact/fields.ts.',
          name,
        )
      if (
        ['to_email', 'reply_to'].includes(mail.variable) ||
        (mail.variable === 'message' && name !== 'message')
      )
        return fault(
          `cannot use the variable ${mail.variable}. Choose another in src/contact/fields.ts.`,
          name,
        )
      if (!words[name])
        return fault('is missing. Write its label: src/contact/fields.ts has this field.', name)
      if (type === 'select' && !words[name].options)
        return fault('is missing. Write the choices of this select, at least 2.', name, 'options')
      if (type !== 'select' && words[name].options)
        return fault('is only for a select, which this field is not. Remove it.', name, 'options')
      return []
    }),
  ]
}
