import { fill } from '../../src/lib/fill.ts'
import { amountIn } from '../../src/lib/format.ts'
import { amountsOf, yearOf } from '../../src/pages/pricing/year.ts'
import { content } from '../support/content.ts'
import { expect, test } from '../support/test.ts'

const { pricing, site, facts } = content
const offer = pricing?.offers.find(({ volume }) => volume)

test.skip(!pricing?.firstYear || !offer, 'No offer has a price for each case')

test('The drawing of the first year follows the visitor’s volume, and keeps to the last good one', async ({
  page,
  visit,
}) => {
  await visit(pricing!.meta.path)
  const row = page.locator('[data-first-year] li').nth(pricing!.offers.indexOf(offer!))
  const field = row.getByRole('spinbutton', { name: offer!.volume!.unit })
  await expect(field).toHaveValue(String(offer!.volume!.included))
  await expect(field).toBeEditable()
  const cases = offer!.volume!.included * 4
  await field.fill(String(cases))
  const amounts = amountsOf(
    yearOf(offer!, cases),
    (amount) => amountIn(site.locale, facts.currency, amount),
    (least, most) => fill(pricing!.firstYear!.range, { least, most }),
  )
  for (const amount of Object.values(amounts))
    await expect(row.getByRole('status')).toContainText(amount)
  await field.fill('0')
  await expect(row.locator('input:invalid')).toBeFocused()
  await expect(row.getByRole('status')).toContainText(amounts.total)
})
