import type { PageOptions } from '../../content/page.ts'
import type { Work } from '../work/schema.ts'
import type { Case } from './schema.ts'

export { caseSchema as schema } from './schema.ts'

export const folder = 'cases'
export const index = 'work'
export const newestBy = 'since'

export const headingsOf = ({ stations }: Work) => stations

export const component = async () => (await import('./page.tsx')).CasePage

export const pagesOf = ({ company, services }: Case): PageOptions[] => [
  { crumb: company, service: services[0] },
]
