import { home } from '#content/home.yaml'
import { Icon } from '../../../ui/icon.tsx'
import styles from './train-switch.module.css'

/** Stops and starts the trains: motion that lasts more than five seconds must be stoppable (WCAG 2.2.2). */
export function TrainSwitch({ stopped, onToggle }: { stopped: boolean; onToggle: () => void }) {
  return (
    <button type="button" className={styles.switch} onClick={onToggle}>
      <Icon name={stopped ? 'play' : 'pause'} size={16} />
      {stopped ? home.map.play : home.map.pause}
    </button>
  )
}
