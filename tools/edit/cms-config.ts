import type { CmsConfig, Collection, Field, VariableFieldType } from '@sveltia/cms'
import { entryKinds, yamlFileOf } from '../content/content-files.ts'
import { nameOf } from '../content/languages.ts'
import type { LanguageContent } from '../content/read-content.ts'
import type { Settings } from '../prerender/settings.ts'
import { cmsSchemas, type Schema, typeKeyOf } from './cms-schemas.ts'

/** Collections for each language, with the fields of each file. A translation has the fields with words only. */
export function cmsConfig(languages: LanguageContent[], settings: Settings): CmsConfig {
  return {
    backend: {
      name: 'github',
      repo: settings.VITE_EDIT_REPOSITORY,
      branch: settings.VITE_EDIT_BRANCH,
      auth_methods: ['token'],
    },
    // With a review, each change is a pull request; the host's preview of it is linked by itself.
    publish_mode: settings.VITE_EDIT_REVIEW ? 'editorial_workflow' : 'simple',
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
    file: yamlFileOf(language, name),
    fields: fieldsOf(name, value, wordsOnly),
  })),
})

const markdownOf = ({ language, files }: LanguageContent, wordsOnly: boolean): Collection[] =>
  entryKinds
    // Without the file around them, cases and articles have no page.
    .filter(({ index }) => !index || files.has(index))
    .map(({ folder }) => ({
      name: `${language}-${folder}`,
      label: `${nameOf(language)}, ${folder}`,
      folder: `content/${language}/${folder}`,
      format: 'yaml-frontmatter',
      // A new one is written in the first language, and then translated.
      create: !wordsOnly,
      editor: { preview: false },
      media_folder: '/content/pictures',
      public_folder: '../../pictures',
      fields: fieldsOf(`${folder}/`, undefined, wordsOnly),
    }))

/** Characters. Shorter texts may be a fact alone. */
const longestFact = 40

const mostChoices = 20

/** Longer texts get more than one line. */
const maxLineLength = 120

function fieldsOf(file: string, value: unknown, wordsOnly: boolean): Field[] {
  const schema = cmsSchemas[file]!
  const field = fieldOf(named(file), schema, value, wordsOnly)
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
  const { enum: choices = schema.const === undefined ? [] : [schema.const] } = schema
  // More choices, such as the icons, are not for a list.
  if (choices.length > 0 && choices.length <= mostChoices)
    return { ...common, widget: 'select', options: choices } as Field
  if (schema.oneOf) return variants(common, schema, value, wordsOnly)
  switch (schema.type) {
    case 'string':
      if (common.name === 'body') return { ...common, label: 'Text', widget: 'markdown' }
      return textField(common, schema)
    case 'boolean':
      return { ...common, widget: 'boolean' }
    case 'integer':
    case 'number':
      return {
        ...{ ...common, widget: 'number', min: schema.minimum, max: schema.maximum },
        value_type: schema.type === 'integer' ? 'int' : 'float',
      } as Field
    case 'array': {
      const [first] = (value ?? []) as unknown[]
      const field = fieldOf(named('entry'), schema.items!, first, wordsOnly)
      if (!field) return undefined
      const list = { ...common, min: schema.minItems, max: schema.maxItems, collapsed: true }
      const inside = 'fields' in field ? { fields: field.fields } : { field }
      return { ...list, widget: 'list', ...inside } as Field
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
  const { properties, additionalProperties: inAll } = schema
  const parts: Record<string, unknown> = { ...(value as object) }
  return Object.keys(properties ?? parts).flatMap((name) => {
    const common = named(name, required?.includes(name) ?? !properties)
    const part = properties?.[name] ?? (inAll as Schema)
    return fieldOf(common, part, parts[name], wordsOnly) ?? []
  })
}

/** Which of the groups a translation has is in the first language. */
function variants(common: Common, schema: Schema, value: unknown, wordsOnly: boolean): Field {
  const object = { ...common, widget: 'object' as const, collapsed: true }
  const groups = schema.oneOf!
  if (wordsOnly) {
    const fields = groups.flatMap((group) => partsOf(group, value, true, []))
    return { ...object, fields: [...new Map(fields.map((each) => [each.name, each])).values()] }
  }
  const typeKey = typeKeyOf(groups)
  const types = groups.map((group): VariableFieldType => {
    const name = String(group.properties![typeKey]!.const)
    const fields = partsOf(group, value, false).filter((field) => field.name !== typeKey)
    return { name, label: labelOf(name), fields }
  })
  return { ...object, typeKey, types }
}

function textField(common: Common, { enum: icons, format, maxLength = 0, ...more }: Schema): Field {
  if (format === 'color') return { ...common, widget: 'color', allowInput: true }
  const names = more.placeholders?.map((name) => `{${name}}`).join(', ')
  const hints = [
    icons && 'A name from lucide.dev/icons.',
    maxLength && `At most ${maxLength} characters.`,
    names && `The page fills in ${names}.`,
  ]
  const hint = hints.filter(Boolean).join(' ')
  return {
    ...common,
    widget: maxLength > maxLineLength ? 'text' : 'string',
    // The limit is for what the page shows: the name of a fact may be longer than the fact.
    ...(maxLength > longestFact && { maxlength: maxLength }),
    ...(hint && { hint }),
  }
}

/** `ctaHeading` is `Cta heading`, `services-page` is `Services page`. */
function labelOf(name: string) {
  const words = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const label = words.replaceAll('-', ' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}
