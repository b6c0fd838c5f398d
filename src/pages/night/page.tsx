import { Island } from '../../islands/island.tsx'
import { SampleNote } from '../../sections/sample-note.tsx'
import { OneNight } from './one-night.tsx'
import type { Night } from './schema.ts'
import { slotsOf } from './slots.tsx'
import { useProperties } from './use-properties.ts'

/** A night at a client: what came in, what stopped, which visitors decide, and what became of it in the morning. */
export function NightPage({ content: night, theirs }: { content: Night; theirs?: string }) {
  const note = (
    <div>
      <p className="note quiet">{night.note}</p>
      {night.sample && <SampleNote />}
    </div>
  )
  return (
    <div>
      <Island
        name="night"
        component={OneNight}
        properties={useProperties(night)}
        own={{ theirs }}
        slots={{ ...slotsOf(night), note }}
      />
    </div>
  )
}
