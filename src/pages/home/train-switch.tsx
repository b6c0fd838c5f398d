import { Pause, Play } from 'lucide-react'
import { home } from '../../content/home.ts'
import styles from './train-switch.module.css'

/** What moves for longer than five seconds can be stopped (WCAG 2.2.2). */
export function TrainSwitch({ stopped, onToggle }: { stopped: boolean; onToggle: () => void }) {
  const Icon = stopped ? Play : Pause
  return (
    <button type="button" className={styles.switch} onClick={onToggle}>
      <Icon size={16} strokeWidth={2.5} aria-hidden="true" focusable="false" />
      {stopped ? home.map.play : home.map.pause}
    </button>
  )
}
