import { vercelStegaCombine } from '@vercel/stega'
import { camelCase, type FileName } from '../../content/schema/index.ts'
import type { LanguageContent } from '../build/content/read-content.ts'
import type { FormField } from './forms.ts'
import type { Mark, Path, State } from './protocol.ts'

/** Puts an invisible mark behind each text that a page only shows, so that the editor can find it there. */
export const markTexts =
  (forms: State['forms']) =>
  (language: LanguageContent): LanguageContent => {
    const content: Record<string, unknown> = { ...language.content }
    for (const [file, form] of Object.entries(forms) as [FileName, FormField][])
      content[camelCase(file)] = marked(content[camelCase(file)], form, [file])
    return { ...language, content: content as LanguageContent['content'] }
  }

/** Not on the page, or also compared or sent: titles, choices of a select, locales. */
const isUsedOtherwise = (path: Path) =>
  (path[1] === 'meta' && path[2] !== 'link') ||
  path.includes('options') ||
  path[0] === 'mark' ||
  path.at(-1) === 'locale'

function marked(value: unknown, form: FormField | undefined, path: Path): unknown {
  if (!form) return value
  if (typeof value === 'string')
    return form.kind !== 'text' || form.formatted || isUsedOtherwise(path)
      ? value
      : vercelStegaCombine(value, { field: path.join('.') } satisfies Mark)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.map((each, index) =>
      marked(each, form.kind === 'list' ? form.entry : undefined, [...path, index]),
    )
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      marked(each, fieldOf(form, value, key), [...path, key]),
    ]),
  )
}

function fieldOf(form: FormField, value: object, key: string): FormField | undefined {
  if (form.kind === 'group') return form.fields[key]
  if (form.kind === 'named') return form.entry
  if (form.kind !== 'variants') return undefined
  const variant = form.variants[String((value as Record<string, unknown>)[form.by])]
  return variant && fieldOf(variant, value, key)
}
