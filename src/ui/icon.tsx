import { icons } from 'lucide'
import { iconComponents } from '../content/icon.ts'
import { IconDrawing } from './icon-drawing.tsx'

/** A decorative icon next to a text, by its name on https://lucide.dev. Not in islands: it knows all icons. */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  const component = iconComponents.get(name) as keyof typeof icons
  return <IconDrawing node={icons[component]} size={size} />
}
