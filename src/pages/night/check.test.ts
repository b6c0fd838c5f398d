import { readContent } from '../../../tools/content/read-content.ts'
import { testChanges } from '../../../tools/content/test-support.ts'
import { project } from '../../../tools/project.ts'
import type { Night } from './schema.ts'

const { events } = readContent(project)[0].content.pages.night as Night
const stop = events.find(({ decision }) => decision)!
const sixStops = Array.from({ length: 6 }, (_, index) => ({ ...stop, job: `Job ${index}` }))

testChanges({
  [`night.events: ${JSON.stringify(sixStops)}`]: 'has 6 entries with a decision. Write 3 to 5.',
  [`night.events: ${JSON.stringify([stop, stop, stop])}`]: [
    'night.events[1].job is that of another entry with a decision',
    'night.events[2].job is that of another entry with a decision',
    'night.morning.left has ',
  ],
  'night.morning.left: [One., Two., Three., Four.]': 'has 4 entries. Write',
})
