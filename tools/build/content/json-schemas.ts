import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { schemas } from '../../../content/schema/index.ts'
import { hasNoWords } from './translation.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * Writes what editors need to complete and check the YAML files, whose first lines name these schemas. Those
 * in `translation/` are without the values that are the same in every language.
 */
export function writeJsonSchemas(project: string) {
  const folder = path.join(project, '.cache/content-schema')
  mkdirSync(path.join(folder, 'translation'), { recursive: true })
  for (const [name, schema] of Object.entries(schemas)) {
    const options = { io: 'input', unrepresentable: 'any' } as const
    const write = (file: string, json: JsonSchema) =>
      writeFileSync(path.join(folder, file), JSON.stringify(json))
    write(`${name}.json`, z.toJSONSchema(schema, options))
    if (hasNoWords(schema)) continue
    const override = ({ jsonSchema }: { jsonSchema: JsonSchema }) => removeShared(jsonSchema)
    write(`translation/${name}.json`, z.toJSONSchema(schema, { ...options, override }))
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
