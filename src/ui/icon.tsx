import {
  ArrowRight,
  ChartLine,
  FileCheck,
  FlaskConical,
  Gauge,
  Menu,
  MessageCircle,
  Monitor,
  Moon,
  Pause,
  Phone,
  Play,
  Route,
  Search,
  Sun,
  X,
} from 'lucide'
import { createElement } from 'react'
import styles from './icon.module.css'

const icons = {
  arrow: ArrowRight,
  chat: MessageCircle,
  close: X,
  day: Sun,
  flask: FlaskConical,
  forecast: ChartLine,
  gauge: Gauge,
  menu: Menu,
  night: Moon,
  pause: Pause,
  phone: Phone,
  play: Play,
  process: FileCheck,
  route: Route,
  search: Search,
  system: Monitor,
} as const

export type IconName = keyof typeof icons

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
