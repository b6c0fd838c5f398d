import type { z } from 'zod'
import { aboutSchema } from './about.ts'
import { articleSchema, articlesSchema } from './articles.ts'
import { beforeYouSignSchema } from './before-you-sign.ts'
import { contactSchema } from './contact.ts'
import { factsSchema } from './facts.ts'
import { homeSchema } from './home.ts'
import { logoSchema } from './logo.ts'
import { nightSchema } from './night.ts'
import { notFoundSchema } from './not-found.ts'
import { pricingSchema } from './pricing.ts'
import { privacySchema } from './privacy.ts'
import { redirectsSchema } from './redirects.ts'
import { servicesSchema } from './services.ts'
import { servicesPageSchema } from './services-page.ts'
import { siteSchema } from './site.ts'
import { textPageSchema } from './text-page.ts'
import { themeSchema } from './theme.ts'
import { caseSchema, workSchema } from './work.ts'

/** The YAML files of the content, and what each may contain. `fileOf` says where they are. */
export const schemas = {
  site: siteSchema,
  facts: factsSchema,
  logo: logoSchema,
  theme: themeSchema,
  redirects: redirectsSchema,
  home: homeSchema,
  about: aboutSchema,
  'services-page': servicesPageSchema,
  services: servicesSchema,
  contact: contactSchema,
  'not-found': notFoundSchema,
  // A site without these files has no such pages.
  work: workSchema.optional(),
  articles: articlesSchema.optional(),
  pricing: pricingSchema.optional(),
  'before-you-sign': beforeYouSignSchema.optional(),
  night: nightSchema.optional(),
  privacy: privacySchema,
}

/** The folders of Markdown files in a language’s folder, and what each file may have above its text. */
export const entrySchemas = { cases: caseSchema, articles: articleSchema, pages: textPageSchema }

export type EntryKind = keyof typeof entrySchemas

export type FileName = keyof typeof schemas

/** Whether a file is for all languages: it is not in the folder of one. */
export const isForAll = (name: string) => name === 'theme' || name === 'redirects'

/** Where a file is. */
export const fileOf = (language: string, name: string) =>
  `content/${isForAll(name) ? '' : `${language}/`}${name}.yaml`

/** Whether a site can do without the file. */
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
