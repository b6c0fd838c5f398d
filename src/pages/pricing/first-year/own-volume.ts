import { propertiesOf } from '../../../lib/data-attribute.ts'
import { fill } from '../../../lib/fill.ts'
import { amountIn } from '../../../lib/format.ts'
import { limits } from '../../../lib/limits.ts'
import { readNumber } from '../../../lib/read-number.ts'
import { writeStored } from '../../../lib/storage.ts'
import {
  acceptedVolume,
  amountsOf,
  endsOf,
  marks,
  type Priced,
  parts,
  scaleOf,
  widthsOf,
  yearOf,
} from './year.ts'

/** What the script needs to know, in an attribute of the element around the drawing. */
export type Properties = {
  offers: Priced[]
  locale: string
  currency: string
  range: string
  /** The note once a volume is the visitor's own. */
  yours: string | undefined
}

/** The drawing and its sums follow the volumes that visitors enter, which are kept as long as the tab. */
export function followVolumes(drawing: HTMLElement) {
  const { offers, locale, currency, range, yours }: Properties = propertiesOf(drawing)
  const rows = [...drawing.querySelectorAll('li')].map((row, index) => ({
    row,
    offer: offers[index]!,
    field: row.querySelector('input'),
    /** The last good number counts until there is another one. */
    cases: offers[index]!.volume?.included,
  }))
  let timeout: ReturnType<typeof setTimeout>

  function update() {
    clearTimeout(timeout)
    for (const each of rows) {
      if (!each.field) continue
      const cases = readNumber(each.field.value, acceptedVolume)
      const isWrong = Number.isNaN(cases)
      each.field.ariaInvalid = isWrong ? 'true' : null
      const needs = each.row.querySelector(marks.needs.selector())!
      write(needs, isWrong ? marks.needs.read(needs) : '')
      if (isWrong) continue
      each.cases = cases
      writeStored('sessionStorage', each.field.name, String(cases))
    }
    const years = rows.map(({ offer, cases }) => yearOf(offer, cases))
    const scale = scaleOf(years)
    for (const [index, { row }] of rows.entries()) {
      for (const { part, ...ends } of endsOf(years[index]!, scale))
        for (const [name, value] of Object.entries(ends))
          row.querySelector(marks.part.selector(part))!.setAttribute(name, value)
      const widths = widthsOf(years[index]!, scale)
      for (const part of parts)
        row.querySelector(marks.space.selector(part))!.setAttribute('width', String(widths[part]))
      const amounts = amountsOf(
        years[index]!,
        (amount) => amountIn(locale, currency, amount),
        (least, most) => fill(range, { least, most }),
      )
      for (const part of [...parts, 'total'] as const)
        write(row.querySelector(marks.amount.selector(part))!, amounts[part])
    }
    if (yours) write(drawing.querySelector(marks.note.selector())!, yours)
  }

  drawing.addEventListener('input', () => {
    clearTimeout(timeout)
    timeout = setTimeout(update, limits.figuresPause)
  })
  drawing.addEventListener('change', update)
  // Entered before this script, or earlier in this tab.
  if (rows.some(({ field }) => field && field.value !== field.defaultValue)) update()
}

/** Text that is replaced by the same text would be announced. */
function write(element: Element, text: string) {
  if (element.textContent !== text) element.textContent = text
}
