import { services } from '#content/services.yaml'

/** The service with this slug. The build checks that there is one. */
export const serviceOf = (slug: string) => services.find((each) => each.slug === slug)!
