import { idle } from '../lib/idle.ts'

/** The drawing of the first year takes the visitor’s volume once its script is there. */
export async function startFirstYear(within: ParentNode) {
  const drawing = within.querySelector<HTMLElement>('[data-first-year]:has(input)')
  if (!drawing) return
  await idle()
  const { followVolumes } = await import('../pages/pricing/own-volume.ts')
  followVolumes(drawing)
}
