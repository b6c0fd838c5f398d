import type { SiteContent } from '../../content/context.tsx'
import type { PageOptions, RawContent } from '../../content/page.ts'
import type { Plan } from './schema.ts'
import { hoursBefore, hoursOf, paidBy } from './sums.ts'

export { planSchema as schema } from './schema.ts'

export const component = async () => (await import('./page.tsx')).PlanPage

export const pagesOf = ({ name, service }: Plan): PageOptions[] => [{ crumb: name, service }]

const paid = (plan: Plan, { files }: RawContent) => paidBy(plan, files.pricing)!

/** Hours of the client’s team, and amounts: what is paid when the line starts, each month, by the last decision, and to others. */
export const values = {
  teamHoursBefore: ({ parts }: Plan) => hoursBefore(parts),
  teamHoursAfter: ({ parts }: Plan) => hoursOf(parts) - hoursBefore(parts),
  planHalf: (plan: Plan, raw: RawContent) => raw.money(paid(plan, raw).half),
  planMonthly: (plan: Plan, raw: RawContent) => raw.money(paid(plan, raw).monthly),
  planFirst: (plan: Plan, raw: RawContent) => raw.money(paid(plan, raw).first),
  planPaid: (plan: Plan, raw: RawContent) => raw.money(paid(plan, raw).all),
  planFeesLeast: (plan: Plan, raw: RawContent) => raw.money(paid(plan, raw).fees.least),
  planFeesMost: (plan: Plan, raw: RawContent) => raw.money(paid(plan, raw).fees.most),
}

/** The prices count with the hours of the plan. */
export function check({ parts }: Plan, { pages }: SiteContent) {
  const team = pages.pricing?.firstYear?.earned?.team
  const hours = hoursOf(parts)
  const message = `add up to ${hours} hours of the team, and firstYear.earned.team in pricing.yaml is ${team}. Correct one of them.`
  return team === undefined || team === hours ? [] : [{ path: ['parts'], message }]
}
