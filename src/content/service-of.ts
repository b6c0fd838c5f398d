import type { SiteContent } from './context.tsx'
import type { Service } from './services.ts'

/** The service with this slug. The build checks that there is one. */
export const serviceOf = (services: Service[], slug: string) =>
  services.find((each) => each.slug === slug)!

/** Where a service is described: its own place on the services page, if that describes each. */
export const pathOfService = ({ menu, servicesPage }: SiteContent, slug: string) =>
  menu.servicesPage.path + (servicesPage.sections.includes('detail') ? `#${slug}` : '')
