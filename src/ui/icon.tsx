import { icons } from 'lucide'
import { iconComponents } from '../content/icon.ts'
import { IconDrawing } from './icon-drawing.tsx'

/** What the site calls an icon. The content uses the names of https://lucide.dev. */
const siteNames: Record<string, string> = {
  arrow: 'arrow-right',
  light: 'sun',
  dark: 'moon',
  system: 'monitor',
}

/** A decorative Lucide icon next to a text. Not in islands: it knows all icons. */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  const component = iconComponents.get(siteNames[name] ?? name) as keyof typeof icons
  return <IconDrawing node={icons[component]} size={size} />
}
