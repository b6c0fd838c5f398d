import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { schemas } from './content-files.ts'
import { hasNoWords } from './files/translation.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** What a file may contain, before facts are filled in and links derived. */
export const jsonSchemaOf = (
  schema: z.ZodType,
  override: (context: { jsonSchema: JsonSchema }) => void = () => {},
): JsonSchema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override })

/**
 * Writes the JSON schemas that the first lines of the YAML files name, by which editors complete and check them.
 * Those in `translation/` are without the values that are the same in every language.
 */
export function writeJsonSchemas(project: string) {
  const folder = path.join(project, '.cache/content-schema')
  mkdirSync(path.join(folder, 'translation'), { recursive: true })
  for (const [name, schema] of Object.entries(schemas)) {
    const write = (file: string, json: JsonSchema) =>
      writeFileSync(path.join(folder, file), JSON.stringify(json))
    write(`${name}.json`, jsonSchemaOf(schema))
    if (hasNoWords(schema)) continue
    const words = jsonSchemaOf(schema, ({ jsonSchema }) => removeShared(jsonSchema))
    write(`translation/${name}.json`, words)
  }
}

function removeShared(group: JsonSchema) {
  for (const [name, field] of Object.entries(group.properties ?? {})) {
    const isShared = typeof field === 'object' && field.shared === true
    if (!isShared) continue
    delete group.properties![name]
    group.required = (group.required ?? []).filter((required) => required !== name)
  }
}
