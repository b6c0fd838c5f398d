import { icons } from '../../src/content/icons.ts'
import { Bullet } from '../../src/ui/bullet.tsx'
import { Icon, type IconName } from '../../src/ui/icon.tsx'
import { Mark } from '../../src/ui/mark.tsx'
import { OnGround, Row } from '../sample.tsx'
import type { Group } from '../story.ts'

const iconNames = [
  ...(Object.keys(icons) as (keyof typeof icons)[]),
  'arrow',
  'close',
  'day',
  'menu',
  'night',
  'pause',
  'play',
  'system',
] satisfies IconName[]

const bullets = (size?: 'small' | 'large') => (
  <Row>
    {[1, 2, 3, 4, 5, 6, 7, 8].map((line) => (
      <Bullet key={line} line={line} letter={'ABCDEFGH'[line - 1]!} {...(size && { size })} />
    ))}
  </Row>
)

export const signs: Group = {
  title: 'Signs',
  parts: [
    {
      name: 'mark',
      title: 'Mark',
      file: 'src/ui/mark.tsx',
      stories: [
        { name: 'plain', note: 'On the page’s ground.', node: <Mark /> },
        {
          name: 'on-board',
          note: 'In the ink of a dark board.',
          node: (
            <OnGround ground="board">
              <Mark />
            </OnGround>
          ),
        },
      ],
    },
    {
      name: 'bullet',
      title: 'Bullet',
      file: 'src/ui/bullet.tsx',
      stories: [
        { name: 'lines', note: 'The palette’s eight lines.', node: bullets() },
        { name: 'small', note: 'As on the departures board.', node: bullets('small') },
        {
          name: 'large',
          note: 'As beside a page’s headline.',
          node: bullets('large'),
          widths: [390, 1280],
        },
        {
          name: 'two-letters',
          note: 'Where a letter is taken.',
          node: <Bullet line={3} letter="Pr" />,
        },
      ],
    },
    {
      name: 'icon',
      title: 'Icon',
      file: 'src/ui/icon.tsx',
      stories: [
        {
          name: 'all',
          note: 'Those of the content, then the shell’s own.',
          node: (
            <Row>
              {iconNames.map((name) => (
                <Icon key={name} name={name} />
              ))}
            </Row>
          ),
        },
        {
          name: 'sizes',
          note: 'In a switch, in a row, beside a title.',
          node: (
            <Row>
              <Icon name="pause" size={16} />
              <Icon name="arrow" size={28} />
              <Icon name={iconNames[0]!} size={40} />
            </Row>
          ),
        },
      ],
    },
  ],
}
