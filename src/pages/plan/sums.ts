import { costOf } from '../pricing/prices.ts'
import type { Pricing } from '../pricing/schema.ts'
import type { Plan } from './schema.ts'

type Counted = { steps: { hours?: number | undefined }[]; decision?: unknown }

/** The hours of the client's team in some parts of a plan. */
export const hoursOf = (parts: Counted[]) =>
  parts.flatMap(({ steps }) => steps).reduce((all, { hours = 0 }) => all + hours, 0)

/** The hours until the first decision is made. */
export const hoursBefore = (parts: Counted[]) =>
  hoursOf(parts.slice(0, parts.findIndex(({ decision }) => decision) + 1))

/**
 * What is paid by the last decision: when the line starts, in all, and to others. The other half of the build price is
 * due then. Undefined if the service has no price.
 */
export function paidBy({ service, months }: Plan, pricing: Pricing | undefined) {
  const offer = pricing?.offers.find((each) => each.service === service)
  if (!offer) return undefined
  const { build, run, others } = costOf(offer, months)
  const half = build / 2
  return {
    half,
    monthly: offer.monthly,
    first: half + offer.monthly,
    all: half + run,
    fees: others,
  }
}
