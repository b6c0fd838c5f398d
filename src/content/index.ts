import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { z } from 'zod'
import { articleSchema } from './articles.ts'
import { contactSchema } from './contact.ts'
import { factsSchema } from './facts.ts'
import { homeSchema } from './home.ts'
import { logoSchema } from './logo.ts'
import type { PageSchemas } from './page.ts'
import { redirectsSchema } from './redirects.ts'
import { servicesSchema } from './services.ts'
import { siteSchema } from './site.ts'
import { textPageSchema } from './text-page.ts'
import { themeSchema } from './theme.ts'
import { caseSchema } from './work.ts'

const names = readdirSync(import.meta.dirname).filter((name) => /^(?!index).*\.ts$/.test(name))
const ofFiles = names.map(async (name) => {
  const file = pathToFileURL(path.join(import.meta.dirname, name)).href
  return [path.parse(name).name, (await import(file)).schema]
})
const ofPages = (await Promise.all(ofFiles)).filter(([, schema]) => schema)

/** The YAML files of the content, and what each may contain. `yamlFileOf` says where they are. */
export const schemas = {
  site: siteSchema,
  facts: factsSchema,
  logo: logoSchema,
  theme: themeSchema,
  redirects: redirectsSchema,
  services: servicesSchema,
  contact: contactSchema,
  home: homeSchema,
  ...(Object.fromEntries(ofPages) as PageSchemas),
}

/** The folders of Markdown files in a language’s folder, and what each file may have above its text. */
export const entrySchemas = { cases: caseSchema, articles: articleSchema, pages: textPageSchema }

export type EntryKind = keyof typeof entrySchemas

export type FileName = keyof typeof schemas

/** Whether a file is for all languages: it is not in the folder of one. */
export const isForAll = (name: string) => name === 'theme' || name === 'redirects'

/** Where a file is. */
export const yamlFileOf = (language: string, name: string) =>
  `content/${isForAll(name) ? '' : `${language}/`}${name}.yaml`

export const isOptional = (file: FileName) => schemas[file].type === 'optional'

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

/** Everything in a language’s folder, by the names of the files: `not-found.yaml` is `notFound`. */
export type Content = {
  [Name in FileName as CamelCase<Name>]: z.infer<(typeof schemas)[Name]>
}

/** The content of the pages that every site has. */
export type PageName = {
  [Name in keyof Content]: Content[Name] extends { meta: { path: string } } ? Name : never
}[keyof Content]

export const camelCase = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
