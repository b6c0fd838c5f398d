import { expect, test } from 'vitest'
import { project } from '../../project.ts'
import { ContentEditor } from '../content-editor.ts'
import { schemaName } from '../schema.ts'
import { merge, split } from './side-by-side.ts'

test('a form has the words of every language, and everything else once', () => {
  const title = { type: 'string' }
  const count = { type: 'integer', shared: true }
  const schema = { properties: { steps: { items: { properties: { title, count } } } } }
  const en = { steps: [{ title: 'Read\u00ad', count: 2 }] }
  const es = { steps: [{ title: 'Leer' }] }
  const value = merge(schema, { en, es })
  expect(value).toEqual({ steps: [{ title: { en: 'Read\\u00ad', es: 'Leer' }, count: 2 }] })
  expect(split(schema, value, 'es', ['en', 'es'])).toEqual(es)
})

test('each file is in its form, and comes out of it, as it is', () => {
  const { languages, schemas } = new ContentEditor(project).state()
  for (const file of Object.keys(languages[0]!.files)) {
    const having = languages.filter(({ files }) => file in files)
    const values = Object.fromEntries(having.map(({ code, files }) => [code, files[file]]))
    const schema = schemas[schemaName(file)]
    for (const { code, files } of having) {
      const value = split(schema, merge(schema, values), code, Object.keys(values))
      // Characters that one cannot see are shown.
      const json = JSON.stringify(value).replace(/\\\\u([\da-f]{4})/g, '\\u$1')
      expect(JSON.parse(json), file).toEqual(files[file])
    }
  }
})
