import type { CmsConfig, Collection, Field, VariableFieldType } from '@sveltia/cms'
import { camelCase, type FileName } from '../../../content/schema/index.ts'
import { entryKinds } from '../../build/content/entry-files.ts'
import { nameOf } from '../../build/content/languages.ts'
import type { LanguageContent } from '../../build/content/read-content.ts'
import type { Settings } from '../../build/settings.ts'
import { jsonSchemas } from '../json-schemas.ts'
import { labelOf } from '../label.ts'
import { partOf, type Schema } from '../schema.ts'

/**
 * The configuration of Sveltia CMS: collections for each language, with the fields of each file. A translation
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
      commit_messages: {
        create: 'Add {{collection}}, {{slug}}',
        update: 'Change {{collection}}, {{slug}}',
        delete: 'Remove {{collection}}, {{slug}}',
      },
    },
    load_config_file: false,
    site_url: settings.VITE_SITE_URL,
    logout_redirect_url: settings.VITE_SITE_URL,
    media_folder: 'content/pictures',
    // The name of a picture has to fit into an address.
    media_libraries: { default: { config: { slugify_filename: true } } },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    collections: [
      ...languages.map((language, index) => filesOf(language, index > 0)),
      ...languages.flatMap((language, index) => markdownOf(language, index > 0)),
    ],
  }
}

const filesOf = ({ language, files }: LanguageContent, wordsOnly: boolean): Collection => ({
  name: language,
  label: nameOf(language),
  editor: { preview: false },
  files: [...files].map(([name, { value }]) => ({
    name,
    label: labelOf(name),
    file: `content/${language}/${name}.yaml`,
    fields: fieldsOf(name, value, wordsOnly),
  })),
})

const markdownOf = ({ language, files }: LanguageContent, wordsOnly: boolean): Collection[] =>
  entryKinds
    // Without the file around them, cases and articles have no page.
    .filter((kind) => kind === 'pages' || files.has(kind === 'cases' ? 'work' : kind))
    .map((kind) => ({
      name: `${language}-${kind}`,
      label: `${nameOf(language)}, ${kind}`,
      folder: `content/${language}/${kind}`,
      format: 'yaml-frontmatter',
      // A new one is written in the first language, and then translated.
      create: !wordsOnly,
      editor: { preview: false },
      media_folder: '/content/pictures',
      public_folder: '../../pictures',
      fields: fieldsOf(`${kind}/`, undefined, wordsOnly),
    }))

/** Characters. Shorter texts may be a fact alone. */
const longestFact = 40

/** Longer texts get more than one line. */
const maxLineLength = 120

/** The fields of a file. */
function fieldsOf(file: FileName | `${string}/`, value: unknown, wordsOnly: boolean): Field[] {
  const schema = jsonSchemas[file]!
  const field = fieldOf(
    { name: camelCase(file), label: file, required: true },
    schema,
    value,
    wordsOnly,
  )
  if (!field) return []
  // The file is the list itself.
  if (schema.items) return [{ ...field, root: true } as Field]
  return (field as { fields: Field[] }).fields
}

type Common = { name: string; label: string; required: boolean }

/** @param value what the content has there: names that only the content knows come from it */
function fieldOf(
  common: Common,
  schema: Schema,
  value: unknown,
  wordsOnly: boolean,
): Field | undefined {
  if (wordsOnly && schema.shared) return undefined
  const options = choicesOf(schema)
  if (options.length > 0) return { ...common, widget: 'select', options } as Field
  if (schema.oneOf) return variants(common, schema.oneOf, value, wordsOnly)
  switch (schema.type) {
    case 'string':
      if (common.name === 'body') return { ...common, label: 'Text', widget: 'markdown' }
      return textField(common, schema)
    case 'boolean':
      return { ...common, widget: 'boolean' }
    case 'integer':
    case 'number':
      return {
        ...common,
        widget: 'number',
        value_type: schema.type === 'integer' ? 'int' : 'float',
        ...limits(schema.minimum, schema.maximum),
      }
    case 'array': {
      const [first] = (value ?? []) as unknown[]
      const entry = partOf(schema, [], 0)
      const field = entry && fieldOf(named('entry'), entry, first, wordsOnly)
      if (!field) return undefined
      const list = { ...common, ...limits(schema.minItems, schema.maxItems), collapsed: true }
      const inside = 'fields' in field ? { fields: field.fields as Field[] } : { field }
      return { ...list, widget: 'list', ...inside }
    }
    case 'object': {
      const fields = partsOf(schema, value, wordsOnly)
      return fields.length > 0
        ? { ...common, widget: 'object', collapsed: true, fields }
        : undefined
    }
    default:
      throw new Error(`${common.name}: no field for ${JSON.stringify(schema)}`)
  }
}

const named = (name: string, required = true): Common => ({ name, label: labelOf(name), required })

/** @param required all of them, in a group whose names are in the content only */
function partsOf(schema: Schema, value: unknown, wordsOnly: boolean, required = schema.required) {
  const names = Object.keys(schema.properties ?? value ?? {})
  return names.flatMap((name) => {
    const part = (value as Record<string, unknown> | undefined)?.[name]
    const common = named(name, required?.includes(name) ?? !schema.properties)
    return fieldOf(common, partOf(schema, value, name)!, part, wordsOnly) ?? []
  })
}

/** Which of the groups a translation has is in the first language. */
function variants(common: Common, groups: Schema[], value: unknown, wordsOnly: boolean): Field {
  const object = { ...common, widget: 'object' as const, collapsed: true }
  if (wordsOnly) {
    const fields = groups.flatMap((group) => partsOf(group, value, true, []))
    const isFirst = ({ name }: Field, index: number) =>
      fields.findIndex((other) => other.name === name) === index
    return { ...object, fields: fields.filter(isFirst) }
  }
  const [typeKey] = Object.entries(groups[0]!.properties!).find(([, { const: name }]) => name)!
  const types = groups.map((group): VariableFieldType => {
    const name = String(group.properties![typeKey]!.const)
    const fields = partsOf(group, value, false).filter((field) => field.name !== typeKey)
    return { name, label: labelOf(name), fields }
  })
  return { ...object, typeKey, types }
}

function textField(common: Common, { enum: icons, maxLength, placeholders }: Schema): Field {
  const names = placeholders?.map((name) => `{${name}}`).join(', ')
  const hint = [
    icons && 'A name from lucide.dev/icons.',
    maxLength !== undefined && `At most ${maxLength} characters.`,
    names && `The page fills in ${names}.`,
  ].filter(Boolean)
  return {
    ...common,
    widget: (maxLength ?? 0) > maxLineLength ? 'text' : 'string',
    // The limit is for what the page shows: the name of a fact may be longer than the fact.
    ...((maxLength ?? 0) > longestFact && { maxlength: maxLength }),
    ...(hint.length > 0 && { hint: hint.join(' ') }),
  }
}

/** More choices, such as the icons, are not for a list. */
const mostChoices = 20

function choicesOf({ anyOf = [], enum: values = [], const: only }: Schema): unknown[] {
  if (only !== undefined) return [only]
  return values.length > mostChoices ? [] : [...values, ...anyOf.flatMap(choicesOf)]
}

const limits = (min?: number, max = Number.MAX_SAFE_INTEGER) => ({
  ...(min !== undefined && min > -Number.MAX_SAFE_INTEGER && { min }),
  ...(max < Number.MAX_SAFE_INTEGER && { max }),
})
