import type { Service } from '../../content/schema/services.ts'
import type { SiteContent } from '../content.tsx'

/** The service with this slug. The build checks that there is one. */
export const serviceOf = (services: Service[], slug: string) =>
  services.find((each) => each.slug === slug)!

/** Where a service is described: its own place on the services page, if that describes each. */
export const pathOfService = ({ menu, servicesPage }: SiteContent, slug: string) =>
  menu.servicesPage.path + (servicesPage.sections.includes('detail') ? `#${slug}` : '')
