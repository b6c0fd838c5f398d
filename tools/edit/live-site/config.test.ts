import { expect, test } from 'vitest'
import { schemas } from '../../../content/schema/index.ts'
import { readContent } from '../../build/content/read-content.ts'
import { parseSettings } from '../../build/settings.ts'
import { project } from '../../project.ts'
import { localVariables } from '../../serve/local-settings.ts'
import { type FormField, formOf } from '../forms.ts'
import { cmsConfig, fieldsOf } from './config.ts'

const languages = readContent(project)
const settings = parseSettings({
  ...localVariables('http://localhost:9', 'https://site.example'),
  VITE_EDIT_REPOSITORY: 'anna/site',
})
const config = cmsConfig(languages, settings)

// biome-ignore lint/suspicious/noExplicitAny: any field of Sveltia CMS
type AnyField = any

/** The fields in a field, also in those of its entries and types. */
function* all(field: AnyField): Generator<AnyField> {
  yield field
  const inside = [field.field, ...(field.fields ?? []), ...(field.types ?? [])]
  for (const each of inside) if (each) yield* all(each)
}

test('every file of every language has a form, with a widget for each value', () => {
  expect(config.backend).toMatchObject({ name: 'github', repo: 'anna/site', branch: 'main' })
  for (const [index, { language, files }] of languages.entries()) {
    const collection = config.collections![index] as AnyField
    expect(collection.name).toBe(language)
    expect(collection.files.map((each: AnyField) => each.file)).toEqual(
      [...files.keys()].map((name) => `content/${language}/${name}.yaml`),
    )
    for (const { name, fields } of collection.files)
      for (const field of fields.flatMap((each: AnyField) => [...all(each)]))
        expect(field.widget ?? (field.fields && 'type'), `${name}: ${field.name}`).toEqual(
          expect.any(String),
        )
  }
})

/** The names of all values in the content, without the positions of list entries. */
function* names(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value)) {
    if (!Array.isArray(value)) yield key
    yield* names(each)
  }
}

test('has a field for everything that the files contain', () => {
  for (const [index, { files }] of languages.entries())
    for (const [name, { value }] of files) {
      const fields = fieldsOf(name, value, index > 0).flatMap((each) => [...all(each)])
      const known = new Set(fields.flatMap(({ name, typeKey }) => [name, typeKey]))
      expect(
        [...new Set(names(value))].filter((each) => !known.has(each)),
        name,
      ).toEqual([])
    }
})

test('a translation has words only', () => {
  const { files } = languages[1]!
  const fields = [...all({ fields: fieldsOf('services', files.get('services')!.value, true) })]
  const known = fields.map(({ name }) => name)
  expect(known).toContain('title')
  for (const shared of ['slug', 'line', 'icon', 'weekly', 'stops', 'drawing'])
    expect(known).not.toContain(shared)
})

test('there is a widget for every kind of field that the schema has', () => {
  const kinds = new Set<string>()
  const visit = (form: FormField) => {
    kinds.add(form.kind)
    if (form.kind === 'list' || form.kind === 'named') visit(form.entry)
    if (form.kind === 'group') Object.values(form.fields).forEach(visit)
    if (form.kind === 'variants') Object.values(form.variants).forEach(visit)
  }
  for (const [file, schema] of Object.entries(schemas)) visit(formOf(schema, file))
  expect([...kinds].toSorted()).toEqual([
    'choice',
    'group',
    'icon',
    'line',
    'list',
    'named',
    'number',
    'text',
    'variants',
  ])
})
