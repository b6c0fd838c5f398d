import { fill } from '../../lib/fill.ts'
import { amountIn } from '../../lib/format.ts'
import { amountsOf, endsOf, type Priced, scaleOf, widthsOf, yearOf } from './year.ts'

/** What the script needs to know, in an attribute of the drawing. */
export type Properties = {
  offers: Priced[]
  locale: string
  currency: string
  range: string
  /** The note once a volume is the visitor's own. */
  yours: string | undefined
}

/** After the last key. */
const delay = 300

/** Lets visitors enter their own volumes, which the drawing and its sums follow. */
export function followVolumes(drawing: HTMLElement) {
  const { offers, locale, currency, range, yours }: Properties = JSON.parse(
    drawing.dataset.firstYear!,
  )
  const rows = [...drawing.querySelectorAll('li')].map((row, index) => ({
    row,
    offer: offers[index]!,
    field: row.querySelector('input'),
    cases: offers[index]!.volume?.included,
  }))
  let timeout: ReturnType<typeof setTimeout>

  function update() {
    const years = rows.map(({ offer, cases }) => yearOf(offer, cases))
    const scale = scaleOf(years)
    for (const [index, { row }] of rows.entries()) {
      for (const { part, ...ends } of endsOf(years[index]!, scale))
        for (const [name, value] of Object.entries(ends))
          row.querySelector(`[data-part=${part}]`)!.setAttribute(name, value)
      for (const [part, width] of Object.entries(widthsOf(years[index]!, scale)))
        row.querySelector(`[data-width=${part}]`)!.setAttribute('width', String(width))
      const amounts = amountsOf(
        years[index]!,
        (amount) => amountIn(locale, currency, amount),
        (least, most) => fill(range, { least, most }),
      )
      for (const [name, amount] of Object.entries(amounts)) {
        const shown = row.querySelector(`[data-amount=${name}]`)!
        // Text that is replaced by the same text would be announced.
        if (shown.textContent !== amount) shown.textContent = amount
      }
    }
    if (yours) drawing.querySelector('[data-note]')!.textContent = yours
  }

  for (const each of rows) {
    const { field } = each
    if (!field) continue
    field.readOnly = false
    field.addEventListener('input', () => {
      // The last good number counts until there is another one.
      if (field.validity.valid) each.cases = field.valueAsNumber
      clearTimeout(timeout)
      timeout = setTimeout(() => {
        field.reportValidity()
        update()
      }, delay)
    })
  }
}
