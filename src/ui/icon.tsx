import { ArrowRight, type IconNode, Menu, Monitor, Moon, Pause, Play, Sun, X } from 'lucide'
import { createElement } from 'react'
import { icons as chosen } from '#content/icons'
import styles from './icon.module.css'

const own = {
  arrow: ArrowRight,
  close: X,
  light: Sun,
  menu: Menu,
  dark: Moon,
  pause: Pause,
  play: Play,
  system: Monitor,
}

/** One of our own, or a name from the content. */
type IconName = keyof typeof own | (string & {})

const icons: Record<string, IconNode> = { ...chosen, ...own }

/**
 * An ornament beside a text, from Lucide: its data drawn by ourselves, a third of the bytes of its own
 * components. Only the icons named here reach the browser.
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
