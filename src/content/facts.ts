import type { Facts } from '../../tools/build/content/schema/site.ts'

/** Business facts and claims: one place for copy and structured data. */
export const facts: Facts = {
  founded: 2020,
  clients: '500+',
  satisfaction: '98%',
  experts: '50+',
  efficiencyImprovement: '95%',
  costReduction: '60%',
  availability: '24/7',
  uptime: '99.9%',
  responseTime: 'under 100ms',
  priceRange: '$$',
  currency: 'USD',
  /** Around `site.place`. */
  serviceRadius: { distance: 5000, unit: 'm' },
}
