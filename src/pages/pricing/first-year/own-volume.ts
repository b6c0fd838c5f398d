import { propertiesOf } from '../../../lib/data-attribute.ts'
import { fill } from '../../../lib/fill.ts'
import { amountIn, numberWriter } from '../../../lib/format.ts'
import { limits } from '../../../lib/limits.ts'
import { readNumber } from '../../../lib/read-number.ts'
import { readStored, writeStored, yourFigures } from '../../../lib/storage.ts'
import {
  acceptedVolume,
  amountsOf,
  type Earned,
  earnedBy,
  endsOf,
  marks,
  type Priced,
  parts,
  scaleOf,
  type Week,
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
  /** With the worked example, and what the visitor's own figures are called. */
  earned: (Earned & { week: Week; yours: string }) | undefined
}

/** What the home page has stored of the visitor's week (pages/home/your-line/fields.ts). */
function readWeek(): (Week & { many: number }) | undefined {
  try {
    return JSON.parse(readStored('sessionStorage', yourFigures)!).week
  } catch {
    // Nothing is stored, or something unreadable.
    return undefined
  }
}

/** The drawing and its sums follow the volumes that visitors enter, which are kept as long as the tab. */
export function followVolumes(drawing: HTMLElement) {
  const { offers, locale, currency, range, yours, earned }: Properties = propertiesOf(drawing)
  const number = numberWriter(locale)
  const rows = [...drawing.querySelectorAll('li')].map((row, index) => ({
    row,
    offer: offers[index]!,
    field: row.querySelector('input'),
    /** The last good number counts until there is another one. */
    cases: offers[index]!.volume?.included,
  }))
  const own = readWeek()
  const ownRow = rows.find(({ offer }) => offer.service === own?.service)
  const week = earned && (own && ownRow ? { ...own, whose: earned.yours } : earned.week)
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
      if (each.field !== document.activeElement) each.field.value = number(cases)
      writeStored('sessionStorage', each.field.name, number(cases))
    }
    const years = rows.map(({ offer, cases }) => yearOf(offer, cases))
    const scale = scaleOf(years)
    for (const [index, { row, offer }] of rows.entries()) {
      const year = years[index]!
      for (const { part, ...ends } of endsOf(year, scale))
        for (const [name, value] of Object.entries(ends))
          row.querySelector(marks.part.selector(part))!.setAttribute(name, value)
      const widths = widthsOf(year, scale)
      for (const part of parts)
        row.querySelector(marks.space.selector(part))!.setAttribute('width', String(widths[part]))
      const amounts = amountsOf(
        year,
        (amount) => amountIn(locale, currency, amount),
        (least, most) => fill(range, { least, most }),
      )
      for (const part of [...parts, 'total'] as const)
        write(row.querySelector(marks.amount.selector(part))!, amounts[part])
      if (week?.service !== offer.service) continue
      const line = row.querySelector('strong')!.textContent
      write(
        drawing.querySelector(marks.earned.selector())!,
        earnedBy(week, year, earned!, { locale, currency, line }),
      )
    }
    if (yours && rows.some(({ offer, cases }) => cases !== offer.volume?.included))
      write(drawing.querySelector(marks.note.selector())!, yours)
  }

  /** Digits alone are easier to edit. As after the Tab key, they are selected. */
  function showDigits() {
    const field = rows.find((each) => each.field === document.activeElement)?.field
    const cases = readNumber(field?.value ?? '', acceptedVolume)
    if (!field || Number.isNaN(cases) || field.value === String(cases)) return
    field.value = String(cases)
    field.select()
  }

  drawing.addEventListener('focusin', showDigits)
  drawing.addEventListener('input', () => {
    clearTimeout(timeout)
    timeout = setTimeout(update, limits.figuresPause)
  })
  drawing.addEventListener('focusout', update)
  const isChanged = ({ field }: (typeof rows)[number]) =>
    field && field.value !== field.defaultValue
  // The cases of the home page, if they are more than is included.
  const monthly = Math.round(((own?.many ?? 0) * 52) / 12)
  if (ownRow?.field && !isChanged(ownRow) && monthly > ownRow.cases!)
    ownRow.field.value = number(monthly)
  // Entered before this script, or earlier in this tab.
  if (ownRow || rows.some(isChanged)) update()
  showDigits()
}

/** Text that is replaced by the same text would be announced. */
function write(element: Element, text: string) {
  if (element.textContent !== text) element.textContent = text
}
