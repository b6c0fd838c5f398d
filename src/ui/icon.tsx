import { ArrowRight, type IconNode, Menu, Monitor, Moon, Pause, Play, Sun, X } from 'lucide'
import { createElement } from 'react'
import { icons as contentIcons } from '#content/icons'
import styles from './icon.module.css'

const siteIcons = {
  arrow: ArrowRight,
  close: X,
  light: Sun,
  menu: Menu,
  dark: Moon,
  pause: Pause,
  play: Play,
  system: Monitor,
}

/** One of the above, or a name from the content. */
type IconName = keyof typeof siteIcons | (string & {})

const icons: Record<string, IconNode> = { ...contentIcons, ...siteIcons }

/**
 * A decorative Lucide icon next to a text. Drawn from Lucide's data, which takes a third of the bytes of
 * Lucide's components. Only the icons that this file or the content names reach the browser.
 */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {icons[name]?.map(([shape, attributes], index) =>
        createElement(shape, { key: index, ...attributes }),
      )}
    </svg>
  )
}
