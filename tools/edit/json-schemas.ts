import { entrySchemas, schemas } from '../../content/schema/index.ts'
import { jsonSchemaOf } from '../build/content/json-schemas.ts'
import type { Schema } from './schema.ts'

const body: Schema = { type: 'string', minLength: 1 }

/** What each file may contain, by `schemaName`. The text of a Markdown file is `body`. */
export const jsonSchemas: Record<string, Schema> = Object.fromEntries([
  ...Object.entries(schemas).map(([name, schema]) => [name, jsonSchemaOf(schema)]),
  ...Object.entries(entrySchemas).map(([folder, schema]) => {
    const fields = jsonSchemaOf(schema) as Schema
    const properties = { ...fields.properties, body }
    return [`${folder}/`, { ...fields, properties, required: [...(fields.required ?? []), 'body'] }]
  }),
])
