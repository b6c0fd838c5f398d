import { Drawing } from './drawing.tsx'
import { HandOver } from './feature/hand-over.tsx'
import { Night } from './feature/night.tsx'
import { PlugIn } from './feature/plug-in.tsx'
import { Source } from './feature/source.tsx'

const drawings = { 'hand-over': HandOver, source: Source, night: Night, 'plug-in': PlugIn }

/** Illustrates a feature. */
export function CardDrawing({ name }: { name: keyof typeof drawings }) {
  const Content = drawings[name]
  return (
    <Drawing viewBox="0 0 480 260">
      <Content />
    </Drawing>
  )
}
