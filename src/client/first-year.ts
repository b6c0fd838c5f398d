import { idle } from '../lib/idle.ts'
import { readStored } from '../lib/storage.ts'

/**
 * Visitors can enter their volumes in the drawing of the first year, and find them again as long as the tab is open.
 * What it makes of them loads at the first touch.
 */
export async function startFirstYear(within: ParentNode) {
  const drawing = within.querySelector<HTMLElement>('[data-first-year]:has(input)')
  if (!drawing) return
  const fields = [...drawing.querySelectorAll('input')]
  for (const field of fields) {
    field.readOnly = false
    field.value = readStored('sessionStorage', field.name) ?? field.value
  }
  const isOwn = fields.some(({ value, defaultValue }) => value !== defaultValue)
  await (isOwn ? idle() : firstTouch(drawing))
  const { followVolumes } = await import('../pages/pricing/own-volume.ts')
  followVolumes(drawing)
}

const firstTouch = (element: HTMLElement) =>
  new Promise((resolve) => {
    for (const type of ['pointerover', 'focusin', 'input'] as const)
      element.addEventListener(type, resolve, { once: true, passive: true })
  })
