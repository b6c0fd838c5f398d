import type { z } from 'zod'
import { contactSchema } from './contact.ts'
import { factsSchema } from './facts.ts'
import { logoSchema } from './logo.ts'
import { privacySchema } from './privacy.ts'
import { redirectsSchema } from './redirects.ts'
import { servicesSchema } from './services.ts'
import { siteSchema } from './site.ts'
import { themeSchema } from './theme.ts'

/** The YAML files that belong to no page, and what each may contain. */
export const siteSchemas = {
  site: siteSchema,
  facts: factsSchema,
  logo: logoSchema,
  theme: themeSchema,
  redirects: redirectsSchema,
  services: servicesSchema,
  contact: contactSchema,
  privacy: privacySchema,
}

export type SiteFiles = { [Name in keyof typeof siteSchemas]: z.infer<(typeof siteSchemas)[Name]> }
