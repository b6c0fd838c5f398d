import type { z } from 'zod'
import type { Kind } from '../../src/content/page.ts'
import { siteSchemas } from '../../src/content/schemas.ts'
import { kinds } from '../../src/site.ts'

/** The kinds of pages from a YAML file each, by the names of these files. */
const yamlKinds = Object.entries(kinds)
  .filter(([, { folder }]) => !folder)
  .map(([name, kind]) => [kind.file ?? name, kind] as const)

/** The YAML files of the content, and what each may contain. */
export const schemas: Record<string, z.ZodType> = {
  ...siteSchemas,
  ...Object.fromEntries(
    yamlKinds.flatMap(([file, { schema }]) => (schema ? [[file, schema]] : [])),
  ),
}

export const fileNames = Object.keys(schemas)

export type EntryKind = Kind & { name: string; folder: string; schema: z.ZodObject }

/** The kinds of pages from a folder of Markdown files. */
export const entryKinds = Object.entries(kinds).flatMap(([name, kind]) =>
  kind.folder ? [{ ...kind, name } as EntryKind] : [],
)

/** Whether a file is for all languages: it is not in the folder of one. */
export const isForAll = (file: string) => file === 'theme' || file === 'redirects'

export const yamlFileOf = (language: string, file: string) =>
  `content/${isForAll(file) ? '' : `${language}/`}${file}.yaml`

export const isOptional = (file: string) => schemas[file]!.type === 'optional'
