import type { z } from 'zod'
import { aboutSchema, contactSchema, homeSchema, servicesPageSchema } from './schema/pages.ts'
import { servicesSchema } from './schema/services.ts'
import {
  factsSchema,
  markSchema,
  notFoundSchema,
  privacySchema,
  siteSchema,
} from './schema/site.ts'

export type ContentFile = {
  /** From the project's folder on. */
  file: string
  /** What the file exports. */
  name: string
  schema: z.ZodType
}

const contentFile = (file: string, name: string, schema: z.ZodType): ContentFile => ({
  file: `src/content/${file}.ts`,
  name,
  schema,
})

/** What each file of the content folder has to look like. Icons are checked by the types alone. */
export const contentFiles: ContentFile[] = [
  contentFile('site', 'site', siteSchema),
  contentFile('mark', 'mark', markSchema),
  contentFile('facts', 'facts', factsSchema),
  contentFile('services', 'services', servicesSchema),
  contentFile('home', 'home', homeSchema),
  contentFile('services-page', 'servicesPage', servicesPageSchema),
  contentFile('about', 'about', aboutSchema),
  contentFile('contact', 'contact', contactSchema),
  contentFile('not-found', 'notFound', notFoundSchema),
  contentFile('privacy', 'privacy', privacySchema),
]
