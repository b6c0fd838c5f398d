import { Pause, Play } from 'lucide'
import { IconDrawing } from '../../../ui/icon-drawing.tsx'
import { useWords } from '../words.tsx'
import styles from './train-switch.module.css'

/** Stops and starts the trains: motion that lasts more than five seconds must be stoppable (WCAG 2.2.2). */
export function TrainSwitch({ stopped, onToggle }: { stopped: boolean; onToggle: () => void }) {
  const { map } = useWords()
  return (
    <button type="button" className={styles.switch} onClick={onToggle}>
      <IconDrawing node={stopped ? Play : Pause} size={16} />
      {stopped ? map.play : map.pause}
    </button>
  )
}
