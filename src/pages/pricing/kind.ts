import type { PageOptions, RawContent } from '../../content/page.ts'
import { yearOf } from './prices.ts'
import type { Pricing } from './schema.ts'

export { pricingSchema as schema } from './schema.ts'

export const component = async () => (await import('./page.tsx')).PricingPage

export const pagesOf = ({ offers }: Pricing): PageOptions[] => [{ prices: offers }]

const yearsOf = ({ offers }: Pricing) =>
  offers.map((offer) => {
    const { build, run, others } = yearOf(offer)
    return { least: build + run + others.least, most: build + run + others.most }
  })

const rounded = (amount: number) => Math.round(amount / 100) * 100

/** What a first year costs at least and at most, to the nearest hundred, and the hours of the client’s team. */
export const values = {
  firstYearLeast: (own: Pricing, { money }: RawContent) =>
    money(rounded(Math.min(...yearsOf(own).map(({ least }) => least)))),
  firstYearMost: (own: Pricing, { money }: RawContent) =>
    money(rounded(Math.max(...yearsOf(own).map(({ most }) => most)))),
  teamHours: ({ firstYear }: Pricing) => firstYear!.earned!.team,
}
