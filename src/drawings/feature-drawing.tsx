import styles from './drawing.module.css'
import { HandOver } from './feature/hand-over.tsx'
import { Night } from './feature/night.tsx'
import { PlugIn } from './feature/plug-in.tsx'
import { Source } from './feature/source.tsx'

const drawings = {
  'hand-over': HandOver,
  source: Source,
  night: Night,
  'plug-in': PlugIn,
}

type FeatureDrawingName = keyof typeof drawings

/** Illustrates a key feature. The card sets the colours (`--drawing-ground`, `--drawing-ink`). */
export function FeatureDrawing({ name }: { name: FeatureDrawingName }) {
  const Drawing = drawings[name]
  return (
    <svg className={styles.drawing} viewBox="0 0 480 260" aria-hidden="true">
      <Drawing />
    </svg>
  )
}
