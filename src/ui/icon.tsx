import { ArrowRight, Menu, Monitor, Moon, Pause, Play, Sun, X } from 'lucide'
import { createElement } from 'react'
import { icons as chosen } from '../content/icons.ts'
import styles from './icon.module.css'

const icons = {
  ...chosen,
  arrow: ArrowRight,
  close: X,
  day: Sun,
  menu: Menu,
  night: Moon,
  pause: Pause,
  play: Play,
  system: Monitor,
}

type IconName = keyof typeof icons

/**
 * An ornament beside a text, from Lucide: its data drawn by ourselves, a third of the bytes of its own
 * components. Only the icons named here reach the browser.
 */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {icons[name].map(([shape, attributes], index) =>
        createElement(shape, { key: index, ...attributes }),
      )}
    </svg>
  )
}
