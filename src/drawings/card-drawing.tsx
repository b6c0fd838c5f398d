import { Drawing } from './drawing.tsx'
import { HandOver } from './feature/hand-over.tsx'
import { Night } from './feature/night.tsx'
import { PlugIn } from './feature/plug-in.tsx'
import { Source } from './feature/source.tsx'
import { Brake } from './why/brake.tsx'
import { Connect } from './why/connect.tsx'
import { Fast } from './why/fast.tsx'
import { OneLine } from './why/one-line.tsx'
import { Track } from './why/track.tsx'
import { Uptime } from './why/uptime.tsx'

const features = { 'hand-over': HandOver, source: Source, night: Night, 'plug-in': PlugIn }
const reasons = { brake: Brake, fast: Fast, uptime: Uptime, connect: Connect, track: Track }
const drawings = { ...features, ...reasons, 'one-line': OneLine }

type CardDrawingProps = { name: keyof typeof drawings; height: number }

/** Illustrates a feature or a reason. */
export function CardDrawing({ name, height }: CardDrawingProps) {
  const Content = drawings[name]
  return (
    <Drawing viewBox={`0 0 480 ${height}`}>
      <Content />
    </Drawing>
  )
}
