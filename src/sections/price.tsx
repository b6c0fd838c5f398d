import { pricing } from '#content/documents'
import { facts } from '#content/facts.yaml'
import { site } from '#content/site.yaml'
import { fill } from '../lib/fill.ts'
import { amountIn } from '../lib/format.ts'

const inCurrency = (amount: number) => amountIn(site.locale, facts.currency, amount)

/** A text with an amount in it, which is larger: `$2,400 to build`. */
export function Price({ text, amount }: { text: string; amount: number }) {
  const [before, after] = text.split('{amount}')
  return (
    <>
      {before}
      <strong>{inCurrency(amount)}</strong>
      {after}
    </>
  )
}

/** Such as “$2,400 to build, $390 a month”, or undefined if the service has no price. */
export function priceOf(service: string, template: string): string | undefined {
  const offer = pricing?.offers.find((each) => each.service === service)
  return (
    offer && fill(template, { build: inCurrency(offer.build), monthly: inCurrency(offer.monthly) })
  )
}
