/** The service with this slug. The build checks that there is one. */
export const serviceOf = <Each extends { slug: string }>(services: Each[], slug: string) =>
  services.find((each) => each.slug === slug)!
