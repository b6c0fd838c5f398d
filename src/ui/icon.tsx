import { icons } from 'lucide'
import { createElement } from 'react'
import { iconComponents } from '../content/icon.ts'
import styles from './icon.module.css'

/** A decorative icon next to a text, by its name on https://lucide.dev. Not in islands: it knows all icons. */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  const shapes = icons[iconComponents.get(name) as keyof typeof icons]
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {shapes.map(([shape, attributes], index) =>
        createElement(shape, { key: index, ...attributes }),
      )}
    </svg>
  )
}
