import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { schemas } from '../../../content/schema/index.ts'

/** Writes what editors need to complete and check the YAML files, whose first lines name these schemas. */
export function writeJsonSchemas(project: string) {
  const folder = path.join(project, '.cache/content-schema')
  mkdirSync(folder, { recursive: true })
  for (const [name, schema] of Object.entries(schemas)) {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(json))
  }
}
