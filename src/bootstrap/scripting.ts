import { styled } from './style-sheet.ts'

let works = true

/** Where scripts fail, the page shows what it shows without scripting: swaps the two conditions in the style sheets. */
export async function setScripting(next: boolean) {
  const { type } = (await styled) ?? {}
  for (const sheet of next === works ? [] : document.styleSheets)
    try {
      exchange(sheet)
    } catch {
      // An extension's, from another origin.
    }
  works = next
  return type
}

function exchange({ cssRules = [] }: { cssRules?: Iterable<CSSRule> }) {
  for (const rule of cssRules as Iterable<CSSMediaRule>) {
    const { media } = rule
    if (media?.mediaText.includes('scripting'))
      media.mediaText = media.mediaText.replace(/none|enabled/, (value) =>
        value === 'none' ? 'enabled' : 'none',
      )
    exchange(rule)
  }
}
