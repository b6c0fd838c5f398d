import { home } from '../../src/content/home.ts'
import { HeroLine } from '../../src/pages/about/hero-line.tsx'
import { DeparturesBoard } from '../../src/pages/home/departures-board.tsx'
import { NetworkMap } from '../../src/pages/home/network-map.tsx'
import { BrokenMap } from '../../src/pages/not-found/broken-map.tsx'
import type { Group, Story, Width } from '../story.ts'

const everyWidth: readonly Width[] = [390, 834, 1280]

const journeys = [
  { from: 'Phone rings', to: 'Caller helped' },
  { from: 'Message arrives', to: 'Question answered' },
  { from: 'Invoice lands', to: 'Paperwork filed' },
  { from: 'Numbers move', to: 'Plan updated' },
  { from: 'Parcel returns', to: 'Money refunded' },
  { from: 'Shift is short', to: 'Somebody found' },
  { from: 'Contract ends', to: 'Renewal sent' },
  { from: 'Meter is read', to: 'Bill written' },
]

const map = (name: string, count: number, note: string): Story => ({
  name,
  note,
  node: (
    <NetworkMap
      lines={journeys.slice(0, count).map((journey, index) => ({ line: index + 1, ...journey }))}
    />
  ),
  widths: everyWidth,
  place: 'column',
})

export const maps: Group = {
  title: 'Maps and the board',
  parts: [
    {
      name: 'network-map',
      title: 'Network map',
      file: 'src/pages/home/network-map.tsx',
      stories: [
        { ...map('own', 0, 'The content’s own lines.'), node: <NetworkMap /> },
        map('two', 2, 'The fewest lines.'),
        map('four', 4, 'As many as it was drawn for.'),
        map('five', 5, 'An odd number: one runs straight through.'),
        map('eight', 8, 'The most; on a phone its words take two rows.'),
      ],
    },
    {
      name: 'departures-board',
      title: 'Departures board',
      file: 'src/pages/home/departures-board.tsx',
      stories: home.board
        ? [
            {
              name: 'night',
              note: 'One night; what a person decides stands out.',
              node: <DeparturesBoard board={home.board} />,
              widths: everyWidth,
              place: 'column',
            },
            {
              name: 'one-row',
              note: 'The fewest departures.',
              node: (
                <DeparturesBoard board={{ ...home.board, rows: home.board.rows.slice(0, 1) }} />
              ),
              widths: [390, 1280],
              place: 'column',
            },
          ]
        : [],
    },
    {
      name: 'broken-map',
      title: 'The 404’s map',
      file: 'src/pages/not-found/broken-map.tsx',
      stories: [
        {
          name: 'broken',
          note: 'The network as far as it goes.',
          node: <BrokenMap />,
          widths: everyWidth,
          place: 'column',
        },
      ],
    },
    {
      name: 'hero-line',
      title: 'About’s hero line',
      file: 'src/pages/about/hero-line.tsx',
      stories: [
        {
          name: 'standing',
          note: 'The train has come in and stands.',
          node: <HeroLine />,
          widths: everyWidth,
          place: 'column',
        },
      ],
    },
  ],
}
