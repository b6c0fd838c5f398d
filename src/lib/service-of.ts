import type { Service } from '../../content/schema/services.ts'

/** The service with this slug. The build checks that there is one. */
export const serviceOf = (services: Service[], slug: string) =>
  services.find((each) => each.slug === slug)!
