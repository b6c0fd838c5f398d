import { expect, test } from 'vitest'
import { readContent } from '../content/read-content.ts'
import { parseSettings } from '../prerender/settings.ts'
import { project } from '../project.ts'
import { localVariables } from '../serve/local-settings.ts'
import { cmsConfig } from './cms-config.ts'

const languages = readContent(project)
const settings = parseSettings(localVariables('http://localhost:9', 'https://site.example'))

// biome-ignore lint/suspicious/noExplicitAny: any field of Sveltia CMS
type AnyField = any

const { collections } = cmsConfig(languages, settings) as AnyField

/** The fields in a field, also in those of its entries and types. */
function* all(field: AnyField): Generator<AnyField> {
  yield field
  const inside = [field.field, ...(field.fields ?? []), ...(field.types ?? [])]
  for (const each of inside) if (each) yield* all(each)
}

/** The names of all values in the content, without the positions of list entries. */
const names = (value: unknown): string[] =>
  typeof value === 'object' && value
    ? Object.entries(value).flatMap(([name, part]) =>
        Array.isArray(value) ? names(part) : [name, ...names(part)],
      )
    : []

/** The fields of a file, of the first language or another. */
const fieldsOf = (index: number, file: string): AnyField[] => [
  ...all({ fields: collections[index].files.find(({ name }: AnyField) => name === file).fields }),
]
const namesOf = (fields: AnyField[]) => fields.flatMap(({ name, typeKey }) => [name, typeKey])

test.each(languages.map((each, index) => ({ ...each, index })))(
  'everything in $language has a field',
  ({ index, language, files, entryFiles }) => {
    for (const [file, { value }] of files) {
      const [, ...fields] = fieldsOf(index, file)
      expect(fields.filter(({ widget, fields }) => !widget && !fields)).toEqual([])
      expect(namesOf(fields), file).toEqual(expect.arrayContaining(names(value)))
    }
    for (const { kind, slug, frontMatter } of entryFiles) {
      const isOfKind = ({ name }: AnyField) => name === `${language}-${kind.folder}`
      const { fields, create } = collections.find(isOfKind)
      const found = namesOf([...all({ fields })])
      const expected = [...names(frontMatter.value), 'body']
      expect(found, slug).toEqual(expect.arrayContaining(expected))
      expect(create).toBe(index === 0)
    }
  },
)

test.each([
  [true, 'editorial_workflow'],
  [false, 'simple'],
])('with a review (%s), a change is saved like this: %s', (VITE_EDIT_REVIEW, publish_mode) => {
  expect(cmsConfig(languages, { ...settings, VITE_EDIT_REVIEW })).toMatchObject({ publish_mode })
})

test.runIf(languages.length > 1)(
  'a field has its limits, and a translation only the fields for words',
  () => {
    const people = { hint: 'At most 80 characters. The page fills in {range}, {many}, {job}.' }
    expect(fieldsOf(0, 'home')).toContainEqual(expect.objectContaining(people))
    const weekly = { name: 'weekly', min: 1, max: 10_000, value_type: 'int' }
    expect(fieldsOf(0, 'services')).toContainEqual(expect.objectContaining(weekly))
    const shared = ['slug', 'icon', 'weekly', 'toPerson', 'drawing']
    expect(namesOf(fieldsOf(0, 'services'))).toEqual(expect.arrayContaining(shared))
    expect(namesOf(fieldsOf(1, 'services')).filter((name) => shared.includes(name))).toEqual([])
  },
)
