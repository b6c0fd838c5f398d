import styles from '../../src/drawings/drawing.module.css'
import { FeatureDrawing, type FeatureDrawingName } from '../../src/drawings/feature-drawing.tsx'
import { Person } from '../../src/drawings/person.tsx'
import { Place } from '../../src/drawings/place.tsx'
import { WhyDrawing, type WhyDrawingName } from '../../src/drawings/why-drawing.tsx'
import { type Ground, OnGround } from '../sample.tsx'
import type { Group, Story } from '../story.ts'

const features: FeatureDrawingName[] = ['hand-over', 'source', 'night', 'plug-in']

/** Each on a ground that it has to work on. */
const reasons: Record<WhyDrawingName, Ground> = {
  brake: 'board',
  fast: 1,
  uptime: 4,
  connect: 2,
  track: 3,
  'one-line': 'second',
}

export const drawings: Group = {
  title: 'Drawings',
  parts: [
    {
      name: 'feature-drawing',
      title: 'Feature drawing',
      file: 'src/drawings/feature-drawing.tsx',
      stories: features.flatMap((name): Story[] => [
        { name, note: 'On the card that is chosen.', node: <FeatureDrawing name={name} /> },
        {
          name: `${name}-second`,
          note: 'On a card that is not.',
          node: (
            <OnGround ground="second">
              <FeatureDrawing name={name} />
            </OnGround>
          ),
        },
      ]),
    },
    {
      name: 'why-drawing',
      title: 'Why drawing',
      file: 'src/drawings/why-drawing.tsx',
      stories: (Object.entries(reasons) as [WhyDrawingName, Ground][]).map(([name, ground]) => ({
        name,
        note: typeof ground === 'number' ? `On line ${ground}.` : `On the ground “${ground}”.`,
        node: (
          <OnGround ground={ground}>
            <WhyDrawing name={name} />
          </OnGround>
        ),
      })),
    },
    {
      name: 'person',
      title: 'Person',
      file: 'src/drawings/person.tsx',
      stories: [
        {
          name: 'sign',
          note: 'The one sign for “a person decides”.',
          node: (
            <svg className={styles.drawing} viewBox="-240 -45 480 90" aria-hidden="true">
              <path d="M-200 0H200" />
              <g data-sign="">
                <Person />
              </g>
            </svg>
          ),
        },
      ],
    },
    {
      name: 'place',
      title: 'Place',
      file: 'src/drawings/place.tsx',
      stories: [
        {
          name: 'apart',
          note: 'Marks that move apart on a wide screen and keep their size.',
          node: (
            <svg className={styles.drawing} height="60" overflow="visible" aria-hidden="true">
              {['10%', '50%', '90%'].map((x) => (
                <Place key={x} x={x}>
                  <circle r="13" />
                </Place>
              ))}
            </svg>
          ),
          widths: [390, 834],
        },
      ],
    },
  ],
}
