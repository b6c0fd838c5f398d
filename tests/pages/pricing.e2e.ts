import { fill } from '../../src/lib/fill.ts'
import { amountIn, numberIn } from '../../src/lib/format.ts'
import { amountsOf, yearOf } from '../../src/pages/pricing/first-year/year.ts'
import { content } from '../support/content.ts'
import { homePage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const { pricing, site, facts } = content
const offer = pricing?.offers.find(({ volume }) => volume)

test.skip(!pricing?.firstYear || !offer, 'No offer has a price for each case')

const amountsFor = (cases: number) =>
  amountsOf(
    yearOf(offer!, cases),
    (amount) => amountIn(site.locale, facts.currency, amount),
    (least, most) => fill(pricing!.firstYear!.range, { least, most }),
  )

test('The drawing of the first year follows the visitor’s volume, and keeps to the last good one', async ({
  page,
  visit,
}) => {
  await visit(pricing!.meta.path)
  const row = page.locator('first-year li').nth(pricing!.offers.indexOf(offer!))
  const field = row.getByRole('textbox', { name: offer!.volume!.unit })
  await expect(field).toHaveValue(numberIn(site.locale, offer!.volume!.included))
  await expect(field).toBeEditable()
  const amounts = amountsFor(20_500)
  await field.fill('20.500')
  for (const amount of Object.values(amounts))
    await expect(row.getByRole('status')).toContainText(amount)
  for (const wrong of ['', '0', '20.500.5', '999999999']) {
    await field.fill(wrong)
    await field.press('Tab')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/\d/)
    await expect(field).not.toBeFocused()
    await expect(row.getByRole('status')).toContainText(amounts.total)
  }
  await page.reload()
  await expect(field).toHaveValue(numberIn(site.locale, 20_500))
  await field.focus()
  await expect(field).toHaveValue('20500')
  await expect(row.getByRole('status')).toContainText(amounts.total)
})

test('The year is earned back with the visitor’s own hours, at their volume', async ({
  page,
  visit,
}) => {
  const { earned } = pricing!.firstYear!
  const { sections, yourLine } = content.home
  const [service] = content.services
  const own = pricing!.offers.find((each) => each.service === service!.slug && each.volume)
  test.skip(!earned || !own || !sections.includes('yourLine'), 'Nothing to earn back with')
  await visit(pricing!.meta.path)
  const words = page.locator('first-year [data-earned]')
  await expect(words).toContainText(yourLine.mark.example)
  await visit(homePage.path)
  await page.getByLabel(yourLine.fields.many).fill('9000')
  await page.keyboard.press('Tab')
  await expect(page.locator('#your-line')).toContainText(yourLine.mark.yours)
  await visit(pricing!.meta.path)
  await expect(words).toContainText(yourLine.mark.yours)
  const row = page.locator('first-year li').nth(pricing!.offers.indexOf(own!))
  await expect(row.getByRole('textbox')).toHaveValue(numberIn(site.locale, 39_000))
})
