import { servicesPage } from '../../src/content/services-page.ts'
import process from '../../src/pages/services/process.module.css'
import { Icon } from '../../src/ui/icon.tsx'
import { Stop, StopLine } from '../../src/ui/stop-line.tsx'
import { StopList } from '../../src/ui/stop-list.tsx'
import { OnLine } from '../sample.tsx'
import type { Group, Width } from '../story.ts'

const everyWidth: readonly Width[] = [390, 834, 1280]

const stops = (count: number) =>
  ['Read', 'Matched', 'Filed', 'Booked', 'Told', 'Checked', 'Kept', 'Done']
    .slice(0, count)
    .map((title) => (
      <Stop key={title}>
        <h3>{title}</h3>
        <p>And on to the next.</p>
      </Stop>
    ))

const texts = [
  'Answers every call at once',
  'Looks up orders while it talks, forty together',
  'Speaks twelve languages',
]

export const lines: Group = {
  title: 'Lines and lists',
  parts: [
    {
      name: 'stop-line',
      title: 'Stop line',
      file: 'src/ui/stop-line.tsx',
      stories: [
        {
          name: 'four',
          note: 'Down on a phone, across on a desk.',
          node: <StopLine>{stops(4)}</StopLine>,
          widths: everyWidth,
          place: 'column',
        },
        {
          name: 'two',
          note: 'The fewest.',
          node: <StopLine>{stops(2)}</StopLine>,
          widths: [390, 1280],
          place: 'column',
        },
        {
          name: 'eight',
          note: 'The most.',
          node: <StopLine>{stops(8)}</StopLine>,
          widths: [390, 1280],
          place: 'column',
        },
        {
          name: 'marked',
          note: 'Steps in order, as the line has filled them.',
          node: (
            <StopLine ordered fill="scroll">
              {servicesPage.process.steps.slice(0, 3).map(({ icon }, index) => (
                <Stop key={icon} mark={index + 1}>
                  <Icon name={icon} size={28} />
                  <h3 className={process.title}>Discovery &amp; Analysis</h3>
                  <p className={process.description}>We count what it costs today.</p>
                </Stop>
              ))}
            </StopLine>
          ),
          widths: everyWidth,
          place: 'column',
        },
      ],
    },
    {
      name: 'stop-list',
      title: 'Stop list',
      file: 'src/ui/stop-list.tsx',
      stories: [
        { name: 'plain', note: 'In the ink.', node: <StopList items={texts} labelledBy="note" /> },
        {
          name: 'on-a-line',
          note: 'In the colour of the line around it.',
          node: (
            <OnLine line={2}>
              <StopList items={texts} labelledBy="note" />
            </OnLine>
          ),
        },
        {
          name: 'titled',
          note: 'What happens next.',
          node: (
            <StopList
              ordered
              items={[
                { title: 'We read it', text: 'The same working day.' },
                { title: 'We call', text: 'Ten minutes, to understand the job.' },
              ]}
              labelledBy="note"
            />
          ),
        },
        {
          name: 'one',
          note: 'No line where nothing follows.',
          node: <StopList items={texts.slice(0, 1)} labelledBy="note" />,
        },
      ],
    },
  ],
}
