import { type SiteContent, useContent } from '../../content/context.tsx'
import { fill } from '../../lib/fill.ts'
import { amountIn } from '../../lib/format.ts'
import { Filled } from '../../ui/filled.tsx'

const inCurrency = ({ site, facts }: SiteContent, amount: number, decimals?: number) =>
  amountIn(site.locale, facts.currency, amount, decimals)

/** Amounts in the site's currency and the document's language. */
export function useAmount() {
  const content = useContent()
  return (amount: number, decimals?: number) => inCurrency(content, amount, decimals)
}

/** A text with an amount in it, which is larger: `$2,400 to build`. */
export function Price({ text, amount }: { text: string; amount: number }) {
  const amountOf = useAmount()
  return <Filled text={text} parts={{ amount: <strong>{amountOf(amount)}</strong> }} />
}

/** Such as “$2,400 to build, $390 a month”, or undefined if the service has no price. */
export function priceOf(content: SiteContent, service: string, template: string) {
  const pricing = content.pages.pricing
  const offer = pricing?.offers.find((each) => each.service === service)
  const [build, monthly] = [offer?.build, offer?.monthly].map(
    (amount) => amount && inCurrency(content, amount),
  )
  return build && monthly ? fill(template, { build, monthly }) : undefined
}
