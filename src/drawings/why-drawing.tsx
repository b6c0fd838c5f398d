import styles from './drawing.module.css'
import { Brake } from './why/brake.tsx'
import { Connect } from './why/connect.tsx'
import { Fast } from './why/fast.tsx'
import { OneLine } from './why/one-line.tsx'
import { Track } from './why/track.tsx'
import { Uptime } from './why/uptime.tsx'

const drawings = {
  brake: Brake,
  fast: Fast,
  uptime: Uptime,
  connect: Connect,
  track: Track,
  'one-line': OneLine,
}

type WhyDrawingName = keyof typeof drawings

/** Illustrates a reason to choose us. The card sets the colours (`--drawing-ground`, `--drawing-ink`). */
export function WhyDrawing({ name }: { name: WhyDrawingName }) {
  const Drawing = drawings[name]
  return (
    <svg className={styles.drawing} viewBox="0 0 480 320" aria-hidden="true">
      <Drawing />
    </svg>
  )
}
