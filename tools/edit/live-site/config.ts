import type { CmsConfig, Field, VariableFieldType } from '@sveltia/cms'
import { camelCase, type FileName, schemas } from '../../../content/schema/index.ts'
import { nameOf } from '../../build/content/languages.ts'
import type { LanguageContent } from '../../build/content/read-content.ts'
import type { Settings } from '../../build/settings.ts'
import { type FormField, formOf } from '../forms.ts'
import { labelOf } from '../label.ts'

/**
 * The configuration of Sveltia CMS: a collection for each language, with the fields of each file. A translation
 * has the fields with words only.
 *
 * @throws if the schema contains something that has no field
 */
export function cmsConfig(languages: LanguageContent[], settings: Settings): CmsConfig {
  return {
    backend: {
      name: 'github',
      repo: settings.VITE_EDIT_REPOSITORY,
      branch: settings.VITE_EDIT_BRANCH,
      auth_methods: ['token'],
      commit_messages: { update: 'Change {{collection}}, {{slug}}' },
    },
    load_config_file: false,
    site_url: settings.VITE_SITE_URL,
    logout_redirect_url: settings.VITE_SITE_URL,
    // Every configuration needs one. The content has no pictures to upload.
    media_folder: 'content',
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    collections: languages.map(({ language, files }, index) => ({
      name: language,
      label: nameOf(language),
      editor: { preview: false },
      files: [...files].map(([name, { value }]) => ({
        name,
        label: labelOf(name),
        file: `content/${language}/${name}.yaml`,
        fields: fieldsOf(name, value, index > 0),
      })),
    })),
  }
}

/** Characters. Shorter texts may be a fact alone. */
const longestFact = 40

/** The fields of a file. */
export function fieldsOf(file: FileName, value: unknown, wordsOnly: boolean): Field[] {
  const form = formOf(schemas[file], file)
  const field = fieldOf(camelCase(file), form, value, wordsOnly)
  if (!field) return []
  // The file is the list itself.
  if (form.kind === 'list') return [{ ...field, root: true } as Field]
  return (field as { fields: Field[] }).fields
}

/** @param value what the content has there: names that only the content knows come from it */
function fieldOf(
  name: string,
  form: FormField,
  value: unknown,
  wordsOnly: boolean,
): Field | undefined {
  if (wordsOnly && form.shared) return undefined
  const common = { name, label: labelOf(name), required: !form.optional }
  const parts = (fields: Record<string, FormField>, values: unknown, all = true): Field[] =>
    Object.entries(fields).flatMap(([key, each]) => {
      const part = (values as Record<string, unknown> | undefined)?.[key]
      const optional = all ? each : { ...each, optional: true }
      return fieldOf(key, optional, part, wordsOnly) ?? []
    })

  switch (form.kind) {
    case 'text': {
      const names = form.placeholders.map((each) => `{${each}}`).join(', ')
      const hints = [
        form.max !== undefined && `At most ${form.max} characters.`,
        names && `The page fills in ${names}.`,
      ].filter(Boolean)
      return {
        ...common,
        widget: form.multiline ? 'text' : 'string',
        // The limit is for what the page shows: the name of a fact may be longer than the fact.
        ...(form.max !== undefined && form.max > longestFact && { maxlength: form.max }),
        ...(hints.length > 0 && { hint: hints.join(' ') }),
      }
    }
    case 'number':
      return {
        ...common,
        widget: 'number',
        value_type: form.integer ? 'int' : 'float',
        ...(form.min !== undefined && { min: form.min }),
        ...(form.max !== undefined && { max: form.max }),
      }
    case 'choice':
      return { ...common, widget: 'select', options: form.options }
    case 'line':
      return { ...common, widget: 'select', options: [1, 2, 3, 4, 5, 6, 7, 8] }
    case 'icon':
      return { ...common, widget: 'string', hint: 'A name from lucide.dev/icons.' }
    case 'group':
      return object(common, parts(form.fields, value))
    case 'named': {
      const keys = Object.keys((value ?? {}) as object)
      return object(common, parts(Object.fromEntries(keys.map((key) => [key, form.entry])), value))
    }
    case 'variants':
      // Which of the groups a translation has is in the first language.
      if (wordsOnly)
        return object(
          common,
          unique(
            Object.values(form.variants).flatMap((each) =>
              each.kind === 'group' ? parts(each.fields, value, false) : [],
            ),
          ),
        )
      return {
        ...common,
        widget: 'object',
        collapsed: true,
        typeKey: form.by,
        types: Object.entries(form.variants).map(
          ([variant, each]): VariableFieldType => ({
            name: variant,
            label: labelOf(variant),
            fields: each.kind === 'group' ? parts(withoutKey(each.fields, form.by), value) : [],
          }),
        ),
      }
    case 'list': {
      const list = {
        ...common,
        widget: 'list' as const,
        collapsed: true,
        min: form.min,
        ...(form.max !== undefined && { max: form.max }),
      }
      const [first] = (value ?? []) as unknown[]
      const entry = fieldOf('entry', form.entry, first, wordsOnly)
      if (!entry) return undefined
      return 'fields' in entry
        ? { ...list, fields: entry.fields as Field[] }
        : { ...list, field: entry }
    }
    default:
      return form satisfies never
  }
}

const object = (
  common: { name: string; label: string; required: boolean },
  fields: Field[],
): Field | undefined =>
  fields.length > 0 ? { ...common, widget: 'object', collapsed: true, fields } : undefined

const unique = (fields: Field[]) =>
  fields.filter(({ name }, index) => fields.findIndex((other) => other.name === name) === index)

const withoutKey = (fields: Record<string, FormField>, key: string) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key))
