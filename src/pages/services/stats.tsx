import { fading } from '../../lib/data-attribute.ts'
import { Figures } from '../../sections/figures.tsx'
import { SampleNote } from '../../sections/sample-note.tsx'
import type { ServicesPage } from './schema.ts'

export function Stats({ content }: { content: ServicesPage }) {
  const { stats, statsHeading, sample } = content
  return (
    <section className="column stack" aria-labelledby="stats-heading" {...fading()}>
      <h2 id="stats-heading" className="visually-hidden">
        {statsHeading}
      </h2>
      <Figures figures={stats} />
      {sample && <SampleNote />}
    </section>
  )
}
